/** An amount that is ten times another one, or a tenth of it: a comma or a zero may have been typed in the wrong place. */
export type AmountDoubt = {
  name: string;
  /** In kronor. */
  amount: number;
  other: number;
  /** What the other amount is: what it was before, of another list (by its name), or usual beside it in the list. */
  than: 'Before' | 'Beside' | { list: string };
};

const manyTimes = 10;

function isFarFrom(amount: number, other: number): boolean {
  const [small, large] = amount < other ? [amount, other] : [other, amount];
  return small > 0 && large >= manyTimes * small;
}

export type TypedAmount = { name: string; amount: unknown; before: unknown };

/** Amounts that are far from what they were before. */
export function amountDoubts(typed: readonly TypedAmount[]): AmountDoubt[] {
  return typed.flatMap(({ name, amount, before }) =>
    isAmount(amount) && isAmount(before) && isFarFrom(amount, before)
      ? [{ name, amount, other: before, than: 'Before' as const }]
      : [],
  );
}

export type TypedPrice = TypedAmount & {
  /** Whether prices of this kind are alike, as those of an hour are and rents are not. */
  isOfHour: boolean;
  elsewhere?: { list: string; price: number } | undefined;
};

/** Prices that have been changed, and are far from what they were, from another list or from the others of an hour. */
export function priceDoubts(prices: readonly TypedPrice[]): AmountDoubt[] {
  return prices.flatMap((price) => {
    const { name, amount, before, elsewhere } = price;
    if (!isAmount(amount) || amount === before) return [];
    if (isAmount(before)) return amountDoubts([price]);
    if (elsewhere && isFarFrom(amount, elsewhere.price)) {
      return [{ name, amount, other: elsewhere.price, than: { list: elsewhere.list } }];
    }
    const usual = elsewhere || !price.isOfHour ? undefined : usualBeside(price, prices);
    return usual !== undefined && isFarFrom(amount, usual) ? [{ name, amount, other: usual, than: 'Beside' }] : [];
  });
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && value > 0;

/** The middle one of at least three others: of fewer, one that is mistyped would make the others look wrong. */
function usualBeside(price: TypedPrice, prices: readonly TypedPrice[]): number | undefined {
  const others = prices
    .filter((other) => other !== price && other.isOfHour)
    .map(({ amount }) => amount)
    .filter(isAmount)
    .toSorted((a, b) => a - b);
  return others.length < 3 ? undefined : others[Math.floor(others.length / 2)];
}
