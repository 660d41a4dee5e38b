import { performance } from 'node:perf_hooks';
import { findRecords } from '../../functions/data/replica/search/find-records.ts';
import { makeFirm } from './firm.ts';
import { replicaOfFirm } from './firm-replica.ts';

const seeker = { userId: 1, role: 'SuperAdmin' } as const;

const recent = (['customer', 'project', 'work-order', 'invoice', 'contact'] as const).flatMap((kind) =>
  [7, 11].map((id) => ({ kind, id })),
);

/** Typed texts: common and rare words, parts, several words, numbers, and what is never found. */
const texts = [
  '',
  'a',
  'an',
  'xq',
  'ost',
  'hotell',
  'ekorr',
  'stegljud',
  'stegljud av',
  'hotell stegljud',
  'malmö bygg 12',
  'finns inte',
  '26-00',
  '12 500',
  '4711',
  '073-000 00 00',
  '073-0',
  '5560125790',
  '556',
];

export type SearchFigures = { text: string; ms: number[] };

/** The duration of the palette's search in the handler: the shortest of several rounds, which other load affects least. */
export function benchSearch(sizes = [1_000, 10_000, 100_000], rounds = 15): SearchFigures[] {
  const figures = new Map<string, number[]>(texts.map((text) => [text, []]));
  for (const size of sizes) {
    const db = replicaOfFirm(makeFirm(size, new Date()));
    for (const text of texts) {
      const times = Array.from({ length: rounds }, () => {
        const start = performance.now();
        findRecords(db, { text, recent }, seeker);
        return performance.now() - start;
      });
      figures.get(text)!.push(Math.min(...times));
    }
    db.close();
  }
  return [...figures].map(([text, ms]) => ({ text, ms }));
}

export function printSearch(figures: readonly SearchFigures[]): void {
  console.table(figures.map(({ text, ms }) => ({ text, ms: ms.map((one) => one.toFixed(1)).join(' → ') })));
}
