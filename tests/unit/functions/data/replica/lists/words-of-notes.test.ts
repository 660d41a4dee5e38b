import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyRows } from '../../../../../../functions/data/replica/apply.ts';
import { listWorkOrders } from '../../../../../../functions/data/replica/lists/work-orders.ts';
import { listWorkOrders as contract } from '../../../../../../shared/contract/work-orders.ts';
import { matches } from '../../../../../../shared/lib/text.ts';
import { replicaOfFirm } from '../../../../../bench/firm-replica.ts';
import { anybody, read, replicaOf, row } from '../../../../../support/replica/rows.ts';

const notes = [
  'Mätning av buller, plan 3',
  'Stegljud i trapphus B',
  'Rådgivning: "kv. Tranan" AND OR NOT',
  'Øresund – möte * (2 st)',
  'Ας μετρήσουμε τον ήχο',
  'шум в зале № 7',
  '響き 測定 🎻🎷 x',
  "O'Brien ABC İstanbul",
  'x',
  '',
];

const found = (db: ReturnType<typeof replicaOf>, invoiceNote: string) =>
  listWorkOrders(db, read(contract.query!, { invoiceNote, orderByColumn: 'workOrderId' }), anybody);

/** What is typed: any few signs of a note, and signs that none has. */
const typed = fc
  .tuple(fc.constantFrom(...notes, 'qz "'), fc.nat(30), fc.integer({ min: 1, max: 4 }))
  .map(([note, start, length]) =>
    Array.from(note)
      .slice(start, start + length)
      .join(''),
  );

const rows = [row('project', 1), ...notes.map((invoiceNote, id) => row('work-order', id + 1, { invoiceNote }))];

describe('words in notes, of one letter or more', () => {
  it.each([
    ['that came one by one', replicaOf(rows)],
    ['that were read as a whole', replicaOfFirm(rows)],
  ])('are found wherever they stand in notes %s', (_, db) => {
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1, maxLength: 3 }), (words) => {
        const text = words.join(' ');
        const having = notes.filter((note) => matches(note, text));
        const { items, meta } = found(db, text);
        expect(items.map((one) => one.invoiceNote).toSorted()).toEqual(having.toSorted());
        expect(meta.totalItems).toBe(having.length);
      }),
      { numRuns: 1_000 },
    );
  });

  it('are those of the note as it was last saved', () => {
    const own = replicaOf([row('project', 1), row('work-order', 1, { invoiceNote: 'Plan b' })]);
    applyRows(own, [
      row('work-order', 1, { invoiceNote: 'Hus c' }, { version: 2 }),
      row('work-order', 2, { invoiceNote: 'Hus d' }, { version: 2, deleted: true }),
      row('work-order', 3, { invoiceNote: 'Hus e', projectId: 2 }),
    ]);
    const counts = ['b', 'c', 'd', 'e', 'an', 'us'].map((word) => found(own, word).meta.totalItems);
    expect(counts).toEqual([0, 1, 0, 0, 0, 1]);
  });
});
