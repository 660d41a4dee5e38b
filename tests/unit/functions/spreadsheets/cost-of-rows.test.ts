import { createRequire } from 'node:module';
import { setImmediate as others } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { type SheetColumn, sheetOf, writeSpreadsheet } from '../../../../functions/spreadsheets/write-spreadsheet.ts';

type Row = { name: string; price: number | null };

const columns: readonly SheetColumn<Row>[] = [
  { heading: 'Namn', value: ({ name }) => name },
  { heading: 'Pris', value: ({ price }) => price, format: 'money', isSummed: true },
];

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index): Row => ({ name: `Sal ${index}`, price: index % 3 ? index : null }));

/** A part of the library, to count its work. */
const library = createRequire(createRequire(import.meta.url).resolve('exceljs'));
const part = (path: string): { prototype: Record<string, (...args: never[]) => unknown> } => library(path);

afterEach(() => vi.restoreAllMocks());

async function encodedStyles(count: number): Promise<number> {
  const encoding = vi.spyOn(part('./lib/xlsx/xform/style/styles-xform.js').prototype, '_addStyle');
  await writeSpreadsheet([sheetOf('Rader', columns, rowsOf(count))]);
  const { length } = encoding.mock.calls;
  encoding.mockRestore();
  return length;
}

it('the writer of spreadsheets encodes as many styles for a thousand rows as for ten', async () => {
  const few = await encodedStyles(10);
  expect(few).toBeGreaterThanOrEqual(columns.length);
  expect(await encodedStyles(1_000)).toBe(few);
});

it('the writer of spreadsheets lets other work run after each few hundred rows', async () => {
  let rows = 0;
  let most = 0;
  vi.spyOn(part('./lib/stream/xlsx/worksheet-writer.js').prototype, '_writeRow').mockImplementation(() => {
    rows += 1;
    most = Math.max(most, rows);
  });
  const stop = new AbortController();
  const rounds = (async () => {
    while (!stop.signal.aborted) {
      rows = 0;
      await others();
    }
  })();
  await writeSpreadsheet([sheetOf('Rader', columns, rowsOf(3_000))]);
  stop.abort();
  await rounds;
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(502);
});
