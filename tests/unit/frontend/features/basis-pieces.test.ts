import { expect, it } from 'vitest';
import type { InvoiceItem } from '../../../../shared/schemas/invoice.ts';
import { isLong, piecesOf } from '../../../../frontend/src/features/invoices/basis-pieces.ts';

const lineOf = (count: number) =>
  ({
    sources: Array.from({ length: count }, (_, index) => ({ workOrderId: index, workOrderItemId: 1, quantity: 1 })),
  }) as unknown as InvoiceItem;

it('every row of the lines is in one piece, and each line begins one', () => {
  const items = [lineOf(1), lineOf(25), lineOf(0), lineOf(10)];
  const pieces = piecesOf(items);
  for (const line of items) {
    const own = pieces.filter((piece) => piece.line === line);
    expect(own.flatMap(({ sources }) => sources)).toEqual(line.sources);
    expect(own.map(({ isFirst }) => isFirst)).toEqual(own.map((_, index) => index === 0));
  }
  expect(pieces.map(({ sources }) => sources.length)).toEqual([1, 10, 10, 5, 0, 10]);
});

it('many lines are long, and so is one line of many', () => {
  expect(isLong([lineOf(399)])).toBe(false);
  expect(isLong([lineOf(400)])).toBe(true);
  expect(isLong(Array.from({ length: 200 }, () => lineOf(1)))).toBe(false);
  expect(isLong(Array.from({ length: 201 }, () => lineOf(1)))).toBe(true);
});
