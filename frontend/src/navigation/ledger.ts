import type { listInvoices } from '../../../shared/contract/calls/invoices.ts';
import type { QueryInput } from '../../../shared/contract/call-types.ts';
import { paths } from './paths.ts';

/** The address of the invoice ledger with a filter. */
export function ledger(filter: NonNullable<QueryInput<typeof listInvoices>>): string {
  const values = Object.entries(filter).map(([name, value]) => [name, String(value)]);
  return `${paths.invoiceArchive}?${new URLSearchParams(values).toString()}`;
}
