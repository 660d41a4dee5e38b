import { setTimeout as wait } from 'node:timers/promises';
import { mayHaveOtherVatType, vatTypeOf } from '../../../shared/domain/fortnox/vat-type.ts';
import type { InvoiceDocument } from '../../../shared/schemas/invoice.ts';
import type { CallDeadline } from '../../fortnox/client.ts';
import { findFortnoxCustomer, updateFortnoxCustomer } from '../../fortnox/customers.ts';
import { holdCustomerCard, releaseCustomerCard } from '../../fortnox/fortnox-customer-store.ts';
import type { Data } from '../../data/core/records.ts';

type VatTypeTask = {
  document: InvoiceDocument;
  customer: Data<'customer'>;
  tryId: string;
  /** Throws when the attempt has run out of time. */
  deadline: () => CallDeadline;
};

const pollMs = 250;

/**
 * Writes an invoice while the customer's card in Fortnox has the type of VAT that the invoice needs: an invoice has
 * none of its own there. Invoices of one customer wait for each other, so that none meets the type of another.
 * Customers that only ever have Swedish VAT are not looked up, and wait for nobody.
 */
export async function withVatType<T>({ document, customer, tryId, deadline }: VatTypeTask, write: () => Promise<T>) {
  if (!mayHaveOtherVatType(document, customer)) return write();
  const { fortnoxCustomerNumber } = customer;
  for (deadline(); !(await holdCustomerCard(fortnoxCustomerNumber, tryId, Date.now())); deadline()) await wait(pollMs);
  try {
    await setVatType(document, fortnoxCustomerNumber, deadline);
    return await write();
  } finally {
    // If this fails, it is released by itself.
    await releaseCustomerCard(fortnoxCustomerNumber, tryId).catch(() => {});
  }
}

async function setVatType(
  document: InvoiceDocument,
  customerNumber: string,
  deadline: () => CallDeadline,
): Promise<void> {
  const fortnoxCustomer = await findFortnoxCustomer(customerNumber, deadline());
  // Creating the invoice reports a missing customer.
  if (!fortnoxCustomer) return;
  const VATType = vatTypeOf(document);
  const VATNumber = document.customerVatNumber;
  if (fortnoxCustomer.vatType === VATType && (VATNumber === '' || fortnoxCustomer.vatNumber === VATNumber)) return;
  await updateFortnoxCustomer(customerNumber, { VATType, ...(VATNumber !== '' && { VATNumber }) }, deadline());
}
