import { serialNumberOfOcr } from '../../../../shared/domain/invoice/invoice-number.ts';
import type { TypedSearch } from '../../../../shared/domain/typed-search.ts';
import { fold } from '../../../../shared/lib/text.ts';
import type { Database, Value } from '../database.ts';
import { hasWords, matchOf } from '../lists/conditions.ts';
import { type Hits, inOrderOf, oneOfIdsSql, newest, startOfTable } from './newest.ts';

const shown = `(i.serial_number_padded_fold || ' ' || i.project_code_fold || ' ' || i.owner_initials_fold || ' ' || i.customer_name_fold)`;

/** Ids of invoices: those of the typed number, of the amount, and the newest with the words; the caller's own first. */
export function findInvoices(db: Database, text: string, typed: TypedSearch, { userId, max, first }: Hits): number[] {
  const among = (from: string, where: string, values: readonly Value[]) =>
    db
      .all<{ id: number }>(
        `SELECT id FROM (SELECT i.id AS id, EXISTS (SELECT 1 FROM invoice_project part
            JOIN project p ON p.id = part.project_id WHERE part.invoice_id = i.id
            AND ? IN (p.owner_user_id, p.reviewer_user_id)) AS own
          FROM ${from} WHERE i.listed = 1 AND ${where} ORDER BY i.id DESC LIMIT ${newest}) ORDER BY own DESC, id DESC LIMIT ${max}`,
        [userId, ...values],
      )
      .map(({ id }) => id);
  const invoices = 'invoice i';
  const numbered = [serialNumberOfOcr(text), typed.number, serialNumberOfCode(text)].flatMap((number) =>
    typeof number === 'number' ? among(invoices, 'i.serial_number = ?', [number]) : [],
  );
  return [...new Set([...numbered, ...ofAmount(), ...withWords()])].slice(0, max);

  function ofAmount(): number[] {
    if (!typed.amountOre) return [];
    const { from, to, isNegative } = typed.amountOre;
    const spans = isNegative
      ? [[-to, -from]]
      : [
          [from, to],
          [-to, -from],
        ];
    return ['to_pay_ore', 'sum_total_ore'].flatMap((column) =>
      spans.flatMap((span) => among(invoices, `i.${column} BETWEEN ? AND ?`, span)),
    );
  }

  function withWords(): number[] {
    const words = hasWords(shown, typed.words);
    if (!words) return [];
    const match = matchOf(typed.words);
    const opened = among(invoices, `${oneOfIdsSql('i.id')} AND ${words.sql}`, [JSON.stringify(first), ...words.values]);
    const others =
      match === undefined
        ? among(startOfTable('invoice', 'i'), words.sql, words.values)
        : among(
            'invoice_parts CROSS JOIN invoice i ON i.id = invoice_parts.rowid',
            `invoice_parts MATCH ? AND ${words.sql}`,
            [match, ...words.values],
          );
    return [...inOrderOf(first, opened), ...others];
  }
}

/** An invoice's code is its project's, and its serial number. */
function serialNumberOfCode(text: string): number | undefined {
  const [, padded] = /-(\d{6,9})$/.exec(fold(text)) ?? [];
  return padded === undefined ? undefined : Number(padded);
}
