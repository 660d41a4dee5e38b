import { expect, it } from 'vitest';
import {
  formatAmount,
  formatCount,
  formatInstant,
  formatInstantWithSeconds,
  formatMoney,
  formatMonth,
  formatNames,
  formatNumber,
  formatShare,
  formatTime,
} from '../../../../shared/lib/format.ts';

it('the formatter writes amounts with blanks that do not break, decimal comma and a minus sign', () => {
  expect(formatAmount(1234567.5)).toBe('1\u00a0234\u00a0567,50');
  expect(formatAmount(-659)).toBe('\u2212659,00');
  expect(formatAmount(-0)).toBe('0,00');
});

it('a share has a decimal always', () => {
  expect([0.0904, 0.112, 1, -0].map(formatShare)).toEqual(['9,0\u00a0%', '11,2\u00a0%', '100,0\u00a0%', '0,0\u00a0%']);
});

it('the formatter writes numbers with no more decimals than they have', () => {
  expect([7.5, 1200, -3, -0].map(formatNumber)).toEqual(['7,5', '1\u00a0200', '\u22123', '0']);
});

it('the formatter counts in the singular and the plural', () => {
  expect([0, 1, 2, 1200].map((count) => formatCount(count, 'faktura', 'fakturor'))).toEqual([
    '0 fakturor',
    '1 faktura',
    '2 fakturor',
    '1\u00a0200 fakturor',
  ]);
});

it('the formatter writes names as one says them', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(formatNames)).toEqual(['', 'A', 'A och B', 'A, B och C']);
});

it('the formatter writes money with its öre', () => {
  expect(formatMoney(-1234.5)).toBe('\u22121\u00a0234,50\u00a0kr');
  expect(formatMoney(0.005)).toBe('0,01\u00a0kr');
});

it('the formatter writes an instant as Swedish clocks show it, in winter and in summer', () => {
  expect(formatInstant('2026-01-05T23:04:09.999Z')).toBe('2026-01-06 00:04');
  expect(formatInstant('2026-07-05T07:04:09Z')).toBe('2026-07-05 09:04');
  expect(formatInstantWithSeconds('2026-07-05T07:04:09Z')).toBe('2026-07-05 09:04:09');
  expect(formatInstantWithSeconds('2026-07-05T07:04:59Z')).toBe('2026-07-05 09:04:59');
});

it('the formatter writes a time of day as Swedish clocks show it, without seconds', () => {
  expect(formatTime(new Date('2026-01-05T23:04:09.999Z'))).toBe('00:04');
  expect(formatTime(new Date('2026-07-05T13:03:59Z'))).toBe('15:03');
});

it('the formatter names a month', () => {
  expect([formatMonth(2026, 1), formatMonth(2027, 12)]).toEqual(['januari 2026', 'december 2027']);
});
