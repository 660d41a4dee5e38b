import { currentVatPercent } from '../../shared/domain/invoice/invoice-totals.ts';
import type { Entry } from '../../shared/entities/agreement.ts';
import { defaultAccount } from '../../shared/schemas/invoice.ts';
import type { Database } from '../data/replica/database.ts';
import { isCounted } from '../data/replica/lists/invoices.ts';

/** Entries of the project's invoices that were made before it had an agreement: they count towards a ceiling. */
export function earlierEntries(db: Database, projectId: number, entries: readonly Entry[]): Entry[] {
  const known = new Set(entries.map(({ invoiceId }) => invoiceId));
  return db
    .all<{ invoiceId: number; serialNumber: number; day: string; netOre: number }>(
      `SELECT i.id AS invoiceId, i.serial_number AS serialNumber, i.display_date AS day, part.net_ore AS netOre
        FROM invoice_project part JOIN invoice i ON i.id = part.invoice_id
        WHERE part.project_id = ? AND i.listed = 1 AND ${isCounted} ORDER BY i.id`,
      [projectId],
    )
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
