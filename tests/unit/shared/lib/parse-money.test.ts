import { describe, expect, it } from 'vitest';
import { kronor } from '../../../../shared/fields/fields.ts';
import { moneyFault, parseMoney } from '../../../../shared/lib/parse-money.ts';

describe('a typed amount', () => {
  it.each([
    ['1250', 1250],
    ['1 250', 1250],
    ['1\u00a0250\u202f000', 1250000],
    ["1'250'000", 1250000],
    ['1250,5', 1250.5],
    ['1250.50', 1250.5],
    ['1234.500', 1234.5],
    ['1 250.500', 1250.5],
    ['12.5', 12.5],
    ['12,34', 12.34],
    ['0,125', 0.125],
    ['0.125', 0.125],
    [',5', 0.5],
    ['7,', 7],
    ['1.250,50', 1250.5],
    ['1,250.50', 1250.5],
    ['1.250.000', 1250000],
    ['1,250,000', 1250000],
    ['1.250.000,50', 1250000.5],
    ['−1.250,50', -1250.5],
    ['1 250,50 kr', 1250.5],
    ['1 000:-', 1000],
    ['1 000 -', 1000],
    ['50 SEK', 50],
  ])('%j is %d', (text, amount) => {
    expect(parseMoney(text)).toBe(amount);
  });

  it.each(['', '   '])('%j is empty', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  it.each(['1.250', '1,250', '-1.250', '12,345 kr', '999.000'])('%j is two amounts, so none', (text) => {
    expect(parseMoney(text)).toBeUndefined();
  });

  it.each(['12 50', '1 25', '1 2345', '1.2.3', '1.25,50', '1.2.3,50', '12.345.6', '1 250 00', 'kr', '1,2,3', 'tolv'])(
    '%j is no amount',
    (text) => {
      expect(parseMoney(text)).toBeUndefined();
    },
  );
});

describe('the sentence on an amount that is not taken', () => {
  it.each([
    ['1.250', '”1.250” kan vara 1\u00a0250,00\u00a0kr eller 1,25\u00a0kr.'],
    ['12,345 kr', '”12,345 kr” kan vara 12\u00a0345,00\u00a0kr eller 12,345\u00a0kr.'],
    ['999.000', '”999.000” kan vara 999\u00a0000,00\u00a0kr eller 999,00\u00a0kr.'],
  ])('says which two amounts %j may be', (text, words) => {
    expect(moneyFault(text)).toContain(words);
    expect(kronor.safeParse(text).error!.issues[0]!.message).toBe(moneyFault(text));
  });

  it.each(['tolv', '12 50', null])('asks for an amount in place of %j', (typed) => {
    expect(kronor.safeParse(typed).error!.issues[0]!.message).toBe('Ange ett belopp.');
  });
});
