import { describe, expect, it } from 'vitest';
import { readSearch } from '../../../../shared/domain/typed-search.ts';

describe('a typed search', () => {
  it.each([
    ['12 500', 1_250_000, 1_250_099],
    ['12500,50', 1_250_050, 1_250_050],
    ['12\u00a0500,50 kr', 1_250_050, 1_250_050],
    ['12.500,5', 1_250_050, 1_250_059],
    ['12500:-', 1_250_000, 1_250_099],
    ['0,75', 75, 75],
    ['12,', 1_200, 1_299],
  ])('%s is an amount', (text, from, to) => {
    expect(readSearch(text).amountOre).toEqual({ from, to, isNegative: false });
  });

  it.each(['−12 500', '-12500', '–12500'])('%s is the amount of a credit', (text) => {
    expect(readSearch(text).amountOre).toEqual({ from: 1_250_000, to: 1_250_099, isNegative: true });
  });

  it.each(['26-0019', 'ab', '12,345', '1,2,3', ''])('%s is no amount', (text) => {
    expect(readSearch(text).amountOre).toBeUndefined();
  });

  it.each(['070-123 45 67', '0701234567', '+46701234567', '+46 (0)70-123 45 67', '0046 70 123 45 67'])(
    '%s is a phone number',
    (text) => expect(readSearch(text).phone).toBe('0701234567'),
  );

  it.each(['07', '070 anna', 'anna'])('%s is no phone number', (text) => {
    expect(readSearch(text).phone).toBeUndefined();
  });

  it.each([
    ['031-700', '031700'],
    ['+46 31', '031'],
    ['700 10 22', '7001022'],
  ])('%s is a part of a phone number', (text, digits) => expect(readSearch(text).phone).toBe(digits));

  it.each(['556012-5790', '5560125790', '165560125790', ' 556012 5790 '])('%s is an organisation number', (text) => {
    expect(readSearch(text).organisationNumber).toBe('5560125790');
  });

  it('may be a part of an organisation number, or a foreign one', () => {
    expect(readSearch('556012-').organisationNumber).toBe('556012');
    expect(readSearch('556').organisationNumber).toBe('556');
    expect(readSearch('55').organisationNumber).toBeUndefined();
    expect(readSearch('no 914 778 271 mva').organisationNumber).toBe('NO914778271MVA');
    expect(readSearch('bygg').organisationNumber).toBeUndefined();
  });

  it('is a number only without other characters', () => {
    expect(readSearch(' 000026 ').number).toBe(26);
    expect(readSearch('26-0019').number).toBeUndefined();
  });

  it('has folded words', () => {
    expect(readSearch('  Åkeri  ÖST ').words).toEqual(['akeri', 'ost']);
  });
});
