// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { columnWidths } from '../../../../../frontend/src/components/list/column-widths.ts';
import type { Column, ListDefinition } from '../../../../../frontend/src/components/list/list-definition.ts';

type Row = { name: string; hours: number; sum: number; code: string };

const columns: readonly Column<Row>[] = [
  { key: 'code', label: 'Kod', width: 5 },
  { key: 'name', label: 'Kund' },
  { key: 'hours', label: 'Arbetad tid', format: 'hours', width: 25 },
  { key: 'sum', label: 'Summa', format: 'money', width: 45 },
];

const list: ListDefinition<Row> = {
  id: 'list',
  label: 'Lista',
  rowId: ({ code }) => code,
  rowName: ({ code }) => code,
  columns,
  defaultSort: { column: 'code', descending: false },
  empty: { title: '' },
};

const row: Row = { name: 'Kunden', hours: 7, sum: 12, code: '26-0001' };
function remOf(rows: readonly Row[], key: string, of = list): number {
  const { width } = columnWidths(of, rows, 0).columns.find((column) => column.key === key)!;
  return Number.parseFloat(/[\d.]+(?=\)$|rem \*)/.exec(width!)![0]);
}

describe('the widths of columns', () => {
  it('are as defined where texts have room', () => {
    expect(remOf([row], 'hours')).toBe(25);
    expect(remOf([row], 'sum')).toBe(45);
  });

  it('give up for a cut name what figures do not use, alike', () => {
    const long = { ...row, name: 'Norra Älvstrandens Hotell & Konferens' };
    const [hours, sum] = [remOf([long], 'hours'), remOf([long], 'sum')];
    expect(hours).toBeLessThan(25);
    expect(sum).toBeLessThan(45);
    expect((25 - hours) / (45 - sum)).toBeCloseTo(0.52, 1);
  });

  it('give what a cell draws itself as much room as a long text', () => {
    const drawn: Column<Row> = { key: 'drawn', label: 'Ändring', format: 'node', node: () => null };
    const others: readonly Column<Row>[] = [{ key: 'name', label: 'Kund', width: 12 }, drawn];
    const share = (key: string) =>
      Number(
        / \* ([\d.]+)\)$/.exec(
          columnWidths({ ...list, columns: others }, [row], 0).columns.find((column) => column.key === key)!.width!,
        )![1],
      );
    expect(share('drawn')).toBeGreaterThan(3 * share('name'));
  });

  it('have room for the figures and codes of rows far down, by which texts are not measured', () => {
    const texts = ['one', 'other', 'third', 'fourth'].map((key) => ({ key, label: key, value: () => 'm'.repeat(99) }));
    const tight = { ...list, columns: [...columns, ...texts] };
    const near = { ...row, code: '1', hours: 1, sum: 1 };
    const far = { ...row, name: 'm'.repeat(99), hours: 12_345.5, sum: -123_456_789, code: 'A-2019-KV' };
    const rows = [...Array.from({ length: 80 }, () => near), far];
    for (const key of ['hours', 'sum', 'code']) {
      expect(remOf([near], key, tight)).toBeLessThan(remOf([far], key, tight));
      expect(remOf(rows, key, tight)).toBe(remOf([far], key, tight));
    }
  });
});
