import { formatNumber } from '../../shared/lib/format.ts';
import type { CellFault } from '../../shared/schemas/project-import.ts';
import { maxImportedRows } from '../../shared/schemas/record-import.ts';
import { type ParsedSheet, maxRowsRead, readSpreadsheet } from '../spreadsheets/read-spreadsheet.ts';
import { type TableRow, readTable, whereIs } from '../spreadsheets/read-table.ts';
import type { Column } from './column.ts';
import type { ParsedRecord, RecordKind, Values } from './record-kind.ts';
import type { References } from './references.ts';
import { sheetsWithoutRecords } from './template.ts';

const maxColumns = 200;

export type ParsedRecords = { records: ParsedRecord[]; faults: CellFault[]; unread: string[]; hidden: string[] };

/** `faulty`: the keys of its invalid cells. */
type Row = TableRow<string> & { values: Values; faulty: Set<string> };

/** Finds the faults that are visible in the file itself. @throws UnreadableFile */
export async function readRecords(bytes: Uint8Array, kind: RecordKind, references: References): Promise<ParsedRecords> {
  const all = await readSpreadsheet(bytes, { maxRows: maxRowsRead, maxColumns });
  const sheets = all.filter(({ name }) => !sheetsWithoutRecords.includes(name));
  const tables = sheets.map((sheet) => readSheet(sheet, kind, references));
  const rows = tables.flatMap((table) => table.rows);
  const faults = tables.flatMap((table) => table.faults);
  const unread = [...new Set(tables.flatMap((table) => table.unread))];
  const hidden = [...new Set(sheets.flatMap((sheet) => sheet.hidden))];
  const nowhere = { sheet: sheets[0]?.name ?? '', row: 1, column: 'A' };
  if (rows.length > maxImportedRows) {
    const message = `Filen har fler än ${formatNumber(maxImportedRows)} rader. Dela upp den.`;
    return { records: [], faults: [{ ...nowhere, message }], unread, hidden };
  }
  if (rows.length === 0 && faults.length === 0) {
    faults.push({ ...nowhere, message: `Det finns inga ${kind.words.many} i filen.` });
  }
  const records = grouped(rows, kind).map((own) => recordOf(own, kind, faults));
  return { records, faults, unread, hidden };
}

function readSheet(sheet: ParsedSheet, { columns }: RecordKind, references: References) {
  const required = columns.flatMap(({ key, isRequired }) => (isRequired ? [key] : []));
  const table = readTable(sheet, columns, required);
  const faults = [...table.faults];
  const rows = table.rows.flatMap((row): Row[] => {
    if (isExample(row, columns)) return [];
    const values: Values = {};
    const faulty = new Set<string>();
    for (const column of columns) {
      const reading = readCell(row, column, references);
      if (reading && 'fault' in reading) {
        faults.push({ ...row.place(column.key), message: reading.fault });
        faulty.add(column.key);
      } else if (reading) values[column.key] = reading.value;
    }
    return [{ ...row, values, faulty }];
  });
  return { rows, faults, unread: table.unread.map(({ heading }) => heading) };
}

function readCell(row: TableRow<string>, { key, read, isRequired, heading }: Column, references: References) {
  const { text, fault } = row.cellOf(key);
  if (fault !== undefined) return { fault };
  if (text !== '') return read(text, references);
  return isRequired ? { fault: lacks(heading) } : undefined;
}

const lacks = (heading: string) => `${heading} saknas.`;

/** The template's example is not imported, when it is left as it is. */
function isExample({ cellOf: cell }: TableRow<string>, columns: readonly Column[]): boolean {
  return columns.every(({ key, example }) => cell(key).text === example);
}

function grouped(rows: readonly Row[], { group }: RecordKind): Row[][] {
  if (!group) return rows.map((row) => [row]);
  const groups = new Map<unknown, Row[]>();
  for (const row of rows) {
    // A row without a value that can be read is a record of its own, with its fault.
    const key = row.values[group.by] ?? row;
    const own = groups.get(key);
    if (own) own.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}

function recordOf(rows: readonly Row[], kind: RecordKind, faults: CellFault[]): ParsedRecord {
  const [first] = rows as [Row];
  const record = {
    name: '',
    place: first.place,
    placeOfPart: (index: number, key: string) => rows[index]!.place(key),
  };
  const fault = (row: Row, key: string, message: string) => {
    faults.push({ ...row.place(key), message });
    row.faulty.add(key);
  };
  for (const { row, key, earlier } of repeatedParts(rows, kind)) {
    fault(row, key, `Produkten står redan på ${whereIs(earlier.place(key), row.place(key))}.`);
  }
  for (const { row, key, other } of kind.group ? differingCells(rows, kind.columns) : []) {
    const where = whereIs(other.place(key), row.place(key));
    fault(row, key, `Står annorlunda på ${where}. Det gäller hela listan.`);
  }
  const body = bodyOf(rows, kind);
  const result = kind.schema.safeParse(body);
  const hasFault = rows.some(({ faulty }) => faulty.size > 0);
  if (result.success && !hasFault) {
    const parsed = result.data as Values;
    return { ...record, body, parsed, name: kind.nameOf(parsed as never, (key) => first.cellOf(key).text) };
  }
  const nameAll = (issues: readonly Issue[] = []) => {
    for (const { path, message } of issues) {
      const { row, key, heading } = cellOfIssue(path, rows, kind);
      if (!row.faulty.has(key)) fault(row, key, row.cellOf(key).text === '' ? lacks(heading) : message);
    }
  };
  nameAll(result.error?.issues);
  const isFaulty = ({ key }: Column) => rows.some(({ faulty }) => faulty.has(key));
  nameAll(kind.schema.safeParse(withStandIns(body, kind.columns.filter(isFaulty))).error?.issues);
  return { ...record, body, parsed: undefined };
}

type Issue = { path: readonly PropertyKey[]; message: string };

/** Rules about several fields are checked only where each field is valid: the others' faults would hide theirs. */
function withStandIns(body: Values, faulty: readonly Column[]): Values {
  const repaired = structuredClone(body);
  for (const { key, read, example, isOfPart } of faulty) {
    if (isOfPart) continue;
    const reading = example === '' ? { value: '' } : read(example, noReferences);
    put(repaired, key, 'value' in reading ? reading.value : 1);
  }
  return repaired;
}

const unknown = () => ({ fault: '' });
const noReferences: References = { customer: unknown, product: unknown };

function repeatedParts(rows: readonly Row[], { group }: RecordKind) {
  if (!group) return [];
  const key = group.part;
  const first = new Map<unknown, Row>();
  return rows.flatMap((row) => {
    const earlier = first.get(row.values[key]);
    if (!earlier) first.set(row.values[key], row);
    return earlier && row.values[key] !== undefined ? [{ row, key, earlier }] : [];
  });
}

function differingCells(rows: readonly Row[], columns: readonly Column[]) {
  return columns.flatMap(({ key, isOfPart }) => {
    const filled = isOfPart ? [] : rows.filter(({ values }) => values[key] !== undefined);
    return filled
      .filter(({ values }) => values[key] !== filled[0]!.values[key])
      .map((row) => ({ row, key, other: filled[0]! }));
  });
}

function bodyOf(rows: readonly Row[], { columns, group, complete = (body) => body }: RecordKind): Values {
  const body: Values = {};
  for (const { key, isOfPart } of columns) {
    const given = rows.find(({ values }) => values[key] !== undefined)?.values[key];
    if (!isOfPart) put(body, key, given);
  }
  if (group) body[group.into] = rows.map(({ values }) => partOf(values, columns));
  return complete(body);
}

const partOf = (values: Values, columns: readonly Column[]) =>
  Object.fromEntries(columns.flatMap(({ key, isOfPart }) => (isOfPart ? [[key, values[key]]] : [])));

function put(body: Values, key: string, value: unknown): void {
  if (value === undefined) return;
  const [first, ...rest] = key.split('.') as [string, ...string[]];
  if (rest.length === 0) body[first] = value;
  else put((body[first] ??= {}) as Values, rest.join('.'), value);
}

function cellOfIssue(path: readonly PropertyKey[], rows: readonly Row[], { columns, group }: RecordKind) {
  const [into, index, ...rest] = path;
  const isPart = group !== undefined && into === group.into && typeof index === 'number';
  const row = isPart ? rows[index]! : rows[0]!;
  const wanted = (isPart ? rest : path).map(String).join('.');
  const { key, heading } = columns.find((column) => column.key === wanted) ?? columns[0]!;
  return { row, key, heading };
}
