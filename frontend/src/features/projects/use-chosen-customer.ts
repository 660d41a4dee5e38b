import { useRef } from 'react';
import { getCustomerAddressesOfType } from '../../../../shared/contract/calls/addresses.ts';
import { getCustomer } from '../../../../shared/contract/calls/customers.ts';
import type { Address } from '../../../../shared/schemas/address.ts';
import type { Customer } from '../../../../shared/schemas/customer.ts';
import { call } from '../../api/call.ts';
import { reportError } from '../../api/report-error.ts';
import { useRoute } from '../../api/use-route.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { useWatchedId } from '../../components/form/use-watched.ts';
import type { CustomerDefaults, ProjectValues } from './project-values.ts';

type ChosenCustomer = {
  customer: Customer | undefined;
  /**
   * Proposes a new customer's payment terms, unless the user has typed others, and its invoice address when it has only
   * one.
   */
  propose: (customerId: number | null) => Promise<void>;
};

export function useChosenCustomer(form: FormOf<ProjectValues>): ChosenCustomer {
  const customerId = useWatchedId(form, 'customerId');
  const proposedDays = useRef(form.getInitialValues().paymentTermDays);
  const customer = useRoute(
    getCustomer,
    { params: { customerId: customerId ?? 0 } },
    { enabled: customerId !== null, keepPrevious: false, silent: true },
  );

  async function propose(chosenId: number | null): Promise<void> {
    // Addresses belong to the previous customer.
    form.setFieldValue('invoiceAddressId', null);
    form.setFieldValue('objectAddressId', null);
    if (chosenId === null) return;
    try {
      const params = { customerId: chosenId };
      const [{ paymentTermDays }, invoiceAddresses] = await Promise.all([
        call(getCustomer, { params }),
        call(getCustomerAddressesOfType, { params: { ...params, type: 'InvoiceAddress' } }),
      ]);
      const now = form.getValues();
      if (now.customerId !== chosenId) return;
      if (now.paymentTermDays === proposedDays.current) {
        form.setFieldValue('paymentTermDays', paymentTermDays);
        proposedDays.current = paymentTermDays;
      }
      if (now.invoiceAddressId === null) form.setFieldValue('invoiceAddressId', onlyIdOf(invoiceAddresses));
    } catch (error) {
      reportError(error);
    }
  }

  return { customer: customer.data, propose };
}

/** What a new project of the customer starts with; undefined while it is read. */
export function useStartOfCustomer(customerId: number): CustomerDefaults | undefined {
  const params = { customerId };
  const customer = useRoute(getCustomer, { params }, { silent: true });
  const addresses = useRoute(
    getCustomerAddressesOfType,
    { params: { ...params, type: 'InvoiceAddress' } },
    { silent: true },
  );
  if (customer.isPending || addresses.isPending) return undefined;
  return {
    customerId,
    ...(customer.data && { paymentTermDays: customer.data.paymentTermDays }),
    ...(addresses.data && { invoiceAddressId: onlyIdOf(addresses.data) }),
  };
}

function onlyIdOf([only, ...others]: readonly Address[]): number | null {
  return only && others.length === 0 ? only.addressId : null;
}
