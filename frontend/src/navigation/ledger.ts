import type { listInvoices } from '../../../shared/contract/invoices.ts';
import type { QueryInput } from '../../../shared/contract/route.ts';
import { paths } from './paths.ts';

/** The address of the invoice ledger with a filter. */
export function ledger(filter: NonNullable<QueryInput<typeof listInvoices>>): string {
  const values = Object.entries(filter).map(([name, value]) => [name, String(value)]);
  return `${paths.invoiceArchive}?${new URLSearchParams(values).toString()}`;
}
