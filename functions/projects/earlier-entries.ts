import { currentVatPercent } from '../../shared/domain/invoice/invoice-totals.ts';
import type { Entry } from '../../shared/entities/agreement.ts';
import { defaultAccount } from '../../shared/schemas/invoice.ts';
import type { Database } from '../data/replica/database.ts';
import { countedInvoicesOf } from '../data/replica/lists/project-queries.ts';

/** Entries of the project's invoices that were made before it had an agreement: they count towards a ceiling. */
export function earlierEntries(db: Database, projectId: number, entries: readonly Entry[]): Entry[] {
  const known = new Set(entries.map(({ invoiceId }) => invoiceId));
  return countedInvoicesOf(db, projectId)
    .filter(({ invoiceId }) => !known.has(invoiceId))
    .map((invoice) => ({
      ...invoice,
      kind: 'Work',
      ref: 0,
      text: '',
      vatPercent: currentVatPercent,
      vatRule: 'Domestic',
      account: defaultAccount,
    }));
}
