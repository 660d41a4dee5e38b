import { expect, it } from 'vitest';
import { formatAmount, formatCount, formatNames, formatNumber } from '../../../../shared/lib/format.ts';

it('writes amounts with blanks that do not break, decimal comma and a minus sign', () => {
  expect(formatAmount(1234567.5)).toBe('1\u00a0234\u00a0567,50');
  expect(formatAmount(-659)).toBe('\u2212659,00');
  expect(formatAmount(-0)).toBe('0,00');
});

it('writes numbers with no more decimals than they have', () => {
  expect([7.5, 1200, -3, -0].map(formatNumber)).toEqual(['7,5', '1\u00a0200', '\u22123', '0']);
});

it('counts in the singular and the plural', () => {
  expect([0, 1, 2, 1200].map((count) => formatCount(count, 'faktura', 'fakturor'))).toEqual([
    '0 fakturor',
    '1 faktura',
    '2 fakturor',
    '1\u00a0200 fakturor',
  ]);
});

it('writes names as one says them', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(formatNames)).toEqual(['', 'A', 'A och B', 'A, B och C']);
});
