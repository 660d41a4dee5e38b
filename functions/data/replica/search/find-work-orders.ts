import type { TypedSearch } from '../../../../shared/domain/typed-search.ts';
import type { Database, Value } from '../database.ts';
import { hasWords, wordQuery } from '../lists/conditions.ts';
import { type Hits, examined, inOrderOf, oneOfIdsSql, newest, startOfTable } from './newest.ts';

const note = 'CROSS JOIN work_order_text note ON note.id = w.id';
const project = `CROSS JOIN project p ON p.id = w.project_id CROSS JOIN customer c ON c.id = p.customer_id
  CROSS JOIN address o ON o.id = p.object_address_id`;
const everything = `(note.invoice_note_fold || ' ' || p.project_code_fold || ' ' || c.name_fold || ' ' || o.formatted_fold)`;

/**
 * Ids of work orders: that of the typed number, what was opened lately, the caller's own newest with the words, and then the newest that have
 * all words in their note, or one there and the others in their project.
 */
export function findWorkOrders(db: Database, { words, number }: TypedSearch, { userId, max, first }: Hits): number[] {
  const among = (from: string, where: string, values: readonly Value[], order = 'w.id') =>
    db
      .all<{ id: number }>(
        `SELECT w.id AS id FROM ${from} WHERE w.listed = 1 AND ${where} ORDER BY ${order} DESC LIMIT ${max}`,
        values,
      )
      .map(({ id }) => id);
  const numbered = number === undefined ? [] : among('work_order w', 'w.id = ?', [number]);
  const inNote = hasWords('note.invoice_note_fold', words);
  if (!inNote) return numbered;
  const inAll = hasWords(everything, words)!;
  const anyInNote = words.map(() => 'instr(note.invoice_note_fold, ?) > 0').join(' OR ');
  const wanted = `${inAll.sql} AND (${anyInNote})`;
  const ofWanted = [...inAll.values, ...words];
  const opened = among(`work_order w ${note} ${project}`, `${oneOfIdsSql('w.id')} AND ${wanted}`, [
    JSON.stringify(first),
    ...ofWanted,
  ]);
  const own = ['owner', 'helper'].flatMap((role) =>
    among(
      `(SELECT * FROM work_order WHERE listed = 1 AND ${role}_user_id = ? ORDER BY id DESC LIMIT ${newest}) w ${note} ${project}`,
      wanted,
      [userId, ...ofWanted],
    ),
  );
  const found = new Set([...numbered, ...inOrderOf(first, opened), ...own.toSorted((a, b) => b - a), ...ofEverybody()]);
  return [...found].slice(0, max);

  function ofEverybody(): number[] {
    const match = wordQuery(words, 'AND');
    if (match === undefined) return among(`${startOfTable('work_order', 'w')} ${note}`, inNote!.sql, inNote!.values);
    const start = 'work_order_words CROSS JOIN work_order w ON w.id = work_order_words.rowid';
    const whole = among(
      `${start} ${note}`,
      `work_order_words MATCH ? AND ${inNote!.sql}`,
      [match, ...inNote!.values],
      'work_order_words.rowid',
    );
    return words.length === 1 || whole.length === max ? whole : [...whole, ...withProject()];
  }

  /** The newest work orders that have one of the words. */
  function withProject(): number[] {
    return among(
      `(SELECT rowid AS id FROM work_order_words WHERE work_order_words MATCH ? ORDER BY rowid DESC LIMIT ${examined}) found
        CROSS JOIN work_order w ON w.id = found.id ${note} ${project}`,
      inAll.sql,
      [wordQuery(words, 'OR')!, ...inAll.values],
    );
  }
}
