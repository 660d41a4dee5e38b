import * as fc from 'fast-check';

const words = [
  'a',
  'malmö',
  'MALMO',
  'ab',
  'ek gat',
  'ör',
  'kv. ',
  '1',
  '%',
  '_',
  '"',
  "'",
  '',
  '  ',
  'åsa',
  'stegljud',
  'plan 3',
  'xyz',
  '26',
  '0',
];
export const text = fc.option(fc.constantFrom(...words), { nil: undefined });
export const flag = fc.option(fc.boolean(), { nil: undefined });

export function ordering(columns: readonly string[]) {
  return fc.record({
    orderByColumn: fc.constantFrom(...columns),
    orderByDescending: fc.boolean(),
    currentPage: fc.constantFrom(1, 1, 2, 7, 999),
    itemsPerPage: fc.constantFrom(0, 10, 15, 50),
  });
}

export type OrderQuery = {
  orderByColumn: string;
  orderByDescending: boolean;
  currentPage: number;
  itemsPerPage: number;
};

/** A query string: all values are text, and undefined ones are missing. */
export function wire(query: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  );
}
