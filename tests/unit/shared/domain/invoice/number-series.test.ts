import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberSeries } from '../../../../../shared/domain/invoice/number-series.ts';
import type { InvoiceType } from '../../../../../shared/codes/invoices.ts';

const numbered = (invoiceType: InvoiceType) => (serialNumber: number, displayDate?: string) => ({
  serialNumber,
  invoiceType,
  displayDate: displayDate ?? '2026-05-04',
  status: 'Posted' as const,
});
const debit = numbered('Debit');
const credit = numbered('Credit');

it('the number series has neither first nor last before the first invoice', () => {
  expect(numberSeries([], { beginsAt: 1, lastTaken: 0 })).toEqual({
    beginsAt: 1,
    first: null,
    last: null,
    lastTaken: 0,
    count: 0,
    debits: 0,
    credits: 0,
    gaps: 0,
    missing: [],
    repeated: 0,
    cancelled: [],
    years: [],
  });
});

it('the number series counts debits and credits in one series, which may begin anywhere', () => {
  expect(numberSeries([credit(103), debit(101), debit(102)], { beginsAt: 101, lastTaken: 103 })).toMatchObject({
    first: 101,
    last: 103,
    count: 3,
    debits: 2,
    credits: 1,
    gaps: 0,
  });
});

it('the number series tells of numbers in the midst and at the end that nothing bears, and of one that two bear', () => {
  expect(numberSeries([debit(1), debit(4), debit(4), debit(6)], { beginsAt: 1, lastTaken: 8 })).toMatchObject({
    gaps: 5,
    missing: [
      { from: 2, to: 3 },
      { from: 5, to: 5 },
      { from: 7, to: 8 },
    ],
    repeated: 1,
  });
});

it('the number series lacks its first number when the first invoice has a later one', () => {
  expect(numberSeries([debit(1003)], { beginsAt: 1001, lastTaken: 1003 })).toMatchObject({
    beginsAt: 1001,
    first: 1003,
    gaps: 2,
    missing: [{ from: 1001, to: 1002 }],
  });
  expect(numberSeries([], { beginsAt: 1001, lastTaken: 1000 })).toMatchObject({ gaps: 0, missing: [] });
});

it('the number series accounts for every number from the first to the last that was given out', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 5, max: 200 }), { minLength: 1 }), (numbers) => {
      const lastTaken = Math.max(...numbers);
      const { count, gaps, missing } = numberSeries(
        numbers.map((number) => debit(number)),
        { beginsAt: 5, lastTaken },
      );
      expect(count + gaps).toBe(lastTaken - 5 + 1);
      for (const { from, to } of missing) {
        for (let number = from; number <= to; number += 1) expect(numbers).not.toContain(number);
      }
    }),
  );
});

it('the number series is listed year by year, the newest first', () => {
  const invoices = [
    debit(1, '2025-11-30'),
    credit(4, '2026-01-02'),
    debit(2, '2025-12-31'),
    debit(3, '2026-01-01'),
    debit(5, '2026-02-01'),
  ];
  expect(numberSeries(invoices, { beginsAt: 1, lastTaken: 5 }).years).toEqual([
    { year: 2026, first: 3, last: 5, count: 3, debits: 2, credits: 1 },
    { year: 2025, first: 1, last: 2, count: 2, debits: 2, credits: 0 },
  ]);
});

it('the number series names the numbers of cancelled invoices, which stay in the series', () => {
  const cancelled = { ...debit(3), status: 'Cancelled' as const };
  const series = numberSeries([cancelled, debit(2), { ...cancelled, serialNumber: 1 }], { beginsAt: 1, lastTaken: 3 });
  expect(series).toMatchObject({ cancelled: [1, 3], gaps: 0, count: 3 });
});
