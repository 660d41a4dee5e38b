import { type Difference, differenceKey } from '../../../../shared/domain/fortnox/reconcile.ts';
import type { Database } from '../database.ts';
import type { DifferenceState } from '../../../../shared/codes/fortnox-differences.ts';

export type KnownDifference = Difference & { differenceId: number; state: DifferenceState; foundAt: string };

const select = `SELECT id AS differenceId, kind, invoice_code AS invoiceCode, invoice_id AS invoiceId,
  customer_name AS customerName, ours, theirs, document_number AS documentNumber, state, found_at AS foundAt
  FROM fortnox_difference`;

export function openDifferences(db: Database): KnownDifference[] {
  return db.all<KnownDifference>(`${select} WHERE state = 'Open' ORDER BY found_at, id`, []);
}

export function tickedOffDifferences(db: Database): KnownDifference[] {
  return db.all<KnownDifference>(`${select} WHERE state = 'Settled'`, []);
}

export function knownDifferences(db: Database): Map<string, KnownDifference> {
  return new Map(db.all<KnownDifference>(select, []).map((one) => [differenceKey(one), one]));
}
