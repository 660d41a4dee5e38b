import { isEInvoiced } from '../../../../shared/codes/e-invoices.ts';
import { optionsOf } from '../../text/options-of.ts';
import { eInvoiceDemandLabels } from '../../../../shared/text/e-invoice.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useWatched } from '../../components/form/use-watched.ts';
import { customersText as text } from '../../text/customers.ts';
import type { CustomerValues } from './customer-values.ts';

const demands = optionsOf(eInvoiceDemandLabels);

/** The order number stays where it is the customer's own, whatever way its invoices go. */
export function EInvoiceFields({ form }: { form: FormOf<CustomerValues> }) {
  const isShown = isEInvoiced(useWatched(form, 'invoiceDelivery'));
  return (
    <>
      <TextField form={form} name="orderNumber" label={text.orderNumber} />
      {isShown && (
        <>
          <TextField
            form={form}
            name="electronicAddress"
            label={text.electronicAddress}
            description={text.help.electronicAddress}
          />
          <SelectField form={form} name="eInvoiceDemand" label={text.eInvoiceDemand} options={demands} required />
        </>
      )}
    </>
  );
}
