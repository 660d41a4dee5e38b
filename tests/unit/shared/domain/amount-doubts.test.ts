import { describe, expect, it } from 'vitest';
import { amountDoubts, priceDoubts, type TypedPrice } from '../../../../shared/domain/amount-doubts.ts';

const price = (name: string, amount: unknown, rest: Partial<TypedPrice> = {}): TypedPrice => ({
  name,
  amount,
  before: null,
  isOfHour: true,
  ...rest,
});

describe('an amount', () => {
  it.each([
    [12_500, 1_250, true],
    [125, 1_250, true],
    [12_499.99, 1_250, false],
    [126, 1_250, false],
    [1_250, 1_250, false],
    [1_250, 0, false],
    [0, 1_250, false],
    [1_250, null, false],
    ['1.250', 125, false],
    [null, 1_250, false],
  ])('%j after %j is doubted: %s', (amount, before, isDoubted) => {
    const doubts = amountDoubts([{ name: 'Budget', amount, before }]);
    expect(doubts).toEqual(isDoubted ? [{ name: 'Budget', amount, other: before, than: 'Before' }] : []);
  });
});

describe('a price', () => {
  const others = [
    price('Handläggare', 950),
    price('Specialist', 1_450),
    price('Expert', 1_950),
    price('Instrument', 45, { isOfHour: false }),
  ];

  it('is compared with what it was, and only where it has been changed', () => {
    expect(priceDoubts([price('Akustiker', 12_500, { before: 1_250 }), ...others])).toEqual([
      { name: 'Akustiker', amount: 12_500, other: 1_250, than: 'Before' },
    ]);
    expect(priceDoubts([price('Akustiker', 12_500, { before: 12_500 }), ...others])).toEqual([]);
    expect(priceDoubts([price('Akustiker', 13_000, { before: 12_500 }), ...others])).toEqual([]);
  });

  it('is compared with that of another list where it is new', () => {
    const elsewhere = { list: 'Standard 2026', price: 1_250 };
    expect(priceDoubts([price('Akustiker', 125, { elsewhere })])).toEqual([
      { name: 'Akustiker', amount: 125, other: 1_250, than: { list: 'Standard 2026' } },
    ]);
    expect(
      priceDoubts([price('Akustiker', 13_500, { elsewhere: { ...elsewhere, price: 13_500 } }), ...others]),
    ).toEqual([]);
  });

  it('of an hour is compared with at least three others of an hour, where nothing else is known', () => {
    expect(priceDoubts([price('Akustiker', 14_500), ...others])).toEqual([
      { name: 'Akustiker', amount: 14_500, other: 1_450, than: 'Beside' },
    ]);
    expect(priceDoubts([price('Akustiker', 14_500), ...others.slice(1)])).toEqual([]);
    expect(priceDoubts([price('Mätfordon', 14_500, { isOfHour: false }), ...others])).toEqual([]);
  });
});
