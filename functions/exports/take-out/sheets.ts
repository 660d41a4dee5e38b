import type { HistoryKind } from '../../../shared/codes/kinds.ts';
import { historyFields } from '../../data/history/fields.ts';
import { type SheetColumn, cellsOf, writeSpreadsheet } from '../../spreadsheets/write-spreadsheet.ts';
import type { Shown } from '../../../shared/entities/shown.ts';
import { toKronor } from '../../../shared/lib/money.ts';
import { words } from '../../../shared/text/words.ts';

/** A spreadsheet is held in memory, and Excel has room for a million rows. */
export const maxSheetRows = 250_000;
export const tooLong = 'Kalkylbladet skulle få fler än 250 000 rader. Allt finns i poster/.';

type Row = { id: number; version: number; deleted: boolean; changedAt: string; data: Record<string, unknown> };
type Records = { kind: string; lines: () => AsyncIterable<string[]>; author: string };

const heads: SheetColumn<Row>[] = [
  { heading: 'Nummer', value: ({ id }) => id, format: 'id' },
  { heading: 'Borttagen', value: ({ deleted }) => deleted, format: 'flag' },
  { heading: 'Ändrad', value: ({ changedAt }) => changedAt, format: 'instant' },
];

/** Records as a spreadsheet: a column for each field, under the name that it has on the screen. */
export async function sheetOfRecords({ kind, lines, author }: Records): Promise<Uint8Array> {
  const fields = (historyFields as Partial<Record<string, Record<string, Shown>>>)[kind as HistoryKind] ?? {};
  const first = await firstOf(lines());
  const columns = [
    ...heads,
    ...Object.entries(first?.data ?? {}).map(([name, value]) => columnOf(name, value, fields[name])),
  ];
  async function* pieces() {
    for await (const block of lines()) {
      yield cellsOf(
        columns,
        block.map((line) => JSON.parse(line) as Row),
      );
    }
  }
  return writeSpreadsheet([{ name: kind, columns, pieces: pieces() }], { author });
}

async function firstOf(lines: AsyncIterable<string[]>): Promise<Row | undefined> {
  for await (const [line] of lines) return line === undefined ? undefined : (JSON.parse(line) as Row);
  return undefined;
}

const amount = /Ore$/;

function columnOf(name: string, example: unknown, shown: Shown | undefined): SheetColumn<Row> {
  const heading = shown && 'label' in shown ? shown.label : name;
  if (amount.test(name)) {
    const value = ({ data }: Row) => (typeof data[name] === 'number' ? toKronor(data[name]) : null);
    return { heading, value, format: 'money' };
  }
  if (/Ids?$/.test(name) || typeof example === 'number') {
    return { heading, value: ({ data }) => textOf(data[name]), format: 'id' };
  }
  const show = shown?.as === 'value' ? (value: unknown) => shown.show(value as never, words) : textOf;
  return { heading, value: ({ data }) => show(data[name]), format: 'text' };
}

const longestCell = 32_000;

function textOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return JSON.stringify(value).slice(0, longestCell);
}
