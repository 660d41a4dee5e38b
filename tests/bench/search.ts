import { findRecords } from '../../functions/data/replica/search/find-records.ts';
import { makeFirm } from './firm.ts';
import { replicaOfFirm } from './firm-replica.ts';
import { leastMs, print } from './runner.ts';

const seeker = { userId: 1, role: 'SuperAdmin' } as const;

const recent = (['customer', 'project', 'work-order', 'invoice', 'contact'] as const).flatMap((kind) =>
  [7, 11].map((id) => ({ kind, id })),
);

/** Typed texts: common and rare words, parts, several words, numbers, and what is never found. */
const texts = ['', 'a', 'an', 'xq', 'ost', 'hotell', 'ekorr', 'stegljud', 'stegljud av', 'hotell stegljud'].concat([
  'malmö bygg 12',
  'finns inte',
  '26-00',
  '12 500',
  '4711',
  '073-000 00 00',
  '073-0',
  '5560125790',
  '556',
]);

/** The duration of the palette's search in the handler. */
export function benchSearch(sizes = [1_000, 10_000, 100_000], rounds = 15): void {
  const times = sizes.map((size) => {
    const db = replicaOfFirm(makeFirm(size, new Date()));
    const ofSize = texts.map((text) => leastMs(rounds, () => findRecords(db, { text, recent }, seeker)));
    db.close();
    return ofSize;
  });
  const rows = texts.map((text, at) => ({ text, ms: times.map((all) => all[at]!.toFixed(1)).join(' → ') }));
  print('', rows);
}
