import { describe, expect, it } from 'vitest';
import { formatMoney, formatInstant, formatNumber, formatSome } from '../../../../frontend/src/components/format.ts';
import { listsText } from '../../../../frontend/src/text/lists.ts';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('what is shown', () => {
  it('writes numbers with a space between thousands and a comma before decimals', () => {
    expect(plain(formatNumber(1234567.5))).toBe('1 234 567,5');
  });

  it('writes money with öre always', () => {
    expect(plain(formatMoney(1234))).toBe('1 234,00 kr');
    expect(plain(formatMoney(-1234.5))).toBe('−1 234,50 kr');
    expect(plain(formatMoney(0))).toBe('0,00 kr');
  });

  it('writes an instant as the clock says in Sweden', () => {
    expect(formatInstant('2026-07-01T22:30:00.000Z')).toBe('2026-07-02 00:30');
  });

  it('counts hits in the singular and the plural', () => {
    expect(listsText.hits(1)).toBe('1 träff');
    expect(listsText.hits(0)).toBe('0 träffar');
    expect(plain(listsText.hits(1312))).toBe('1 312 träffar');
  });

  it('shows three of many and an ellipsis', () => {
    expect(formatSome(['a', 'b', 'c'])).toBe('a, b, c');
    expect(formatSome(['a', 'b', 'c', 'd'])).toBe('a, b, c …');
  });
});
