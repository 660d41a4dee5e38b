import { describe, expect, it } from 'vitest';
import { costPriceOre, itemPriceOre, type PriceLists, resolvePrice } from '../../../../shared/domain/prices.ts';

const lists: PriceLists = {
  project: [{ productId: 1, priceOre: 100 }],
  customer: [
    { productId: 1, priceOre: 200 },
    { productId: 2, priceOre: 0 },
  ],
  defaults: [
    {
      year: 2024,
      lines: [
        { productId: 3, priceOre: 2024 },
        { productId: 4, priceOre: 400 },
      ],
    },
    {
      year: 2026,
      lines: [
        { productId: 3, priceOre: 2026 },
        { productId: 4, priceOre: 0 },
      ],
    },
    {
      year: 2025,
      lines: [
        { productId: 2, priceOre: 300 },
        { productId: 3, priceOre: 2025 },
      ],
    },
  ],
};

describe('the price of a product', () => {
  it('is the project’s first', () => {
    expect(resolvePrice(lists, 1, 2026)).toEqual({ priceOre: 100, source: 'Project', sourceYear: null });
  });

  it('is then the customer’s, free of charge included', () => {
    expect(resolvePrice(lists, 2, 2026)).toEqual({ priceOre: 0, source: 'Customer', sourceYear: null });
  });

  it('is then that of the default list of the year', () => {
    expect(resolvePrice(lists, 3, 2025)).toEqual({ priceOre: 2025, source: 'Default', sourceYear: 2025 });
  });

  it('is then that of the latest default list before the year', () => {
    expect(resolvePrice(lists, 3, 2030)).toEqual({ priceOre: 2026, source: 'Default', sourceYear: 2026 });
    expect(resolvePrice({ ...lists, customer: null }, 2, 2026)).toMatchObject({ sourceYear: 2025 });
  });

  it('passes over a zero in a default list', () => {
    expect(resolvePrice(lists, 4, 2026)).toEqual({ priceOre: 400, source: 'Default', sourceYear: 2024 });
  });

  it('is missing where only later lists have the product, or none', () => {
    expect(resolvePrice(lists, 3, 2023)).toBeNull();
    expect(resolvePrice(lists, 9, 2026)).toBeNull();
  });
});

describe('the price of a line', () => {
  const line = { productId: 3, purchasePrice: null, markUpPercent: 0 };

  it('is that of the lists on its day', () => {
    expect(itemPriceOre({ ...line, productType: 'Rate' }, lists, '2025-12-31')).toBe(2025);
    expect(itemPriceOre({ ...line, productType: 'Rent' }, lists, '2026-01-01')).toBe(2026);
    expect(itemPriceOre({ ...line, productType: 'Rate', productId: 9 }, lists, '2026-01-01')).toBeNull();
  });

  it('is what an expense cost, with its mark-up, whatever the lists say', () => {
    const expense = { ...line, productType: 'Expense' as const };
    expect(itemPriceOre({ ...expense, purchasePrice: 200, markUpPercent: 10 }, lists, '2026-01-01')).toBe(22_000);
    expect(itemPriceOre(expense, lists, '2026-01-01')).toBeNull();
  });
});

it.each([
  [100, 0, 10_000],
  [100, 10, 11_000],
  [1180.33, 5, 123_935],
  // Half an öre is rounded up.
  [0.1, 5, 11],
  [0, 10, 0],
])('the price of a cost of %d kr with a mark-up of %d per cent is %d öre', (purchasePrice, markUpPercent, ore) => {
  expect(costPriceOre({ purchasePrice, markUpPercent })).toBe(ore);
});

it('the price of a cost is unknown until the cost is', () => {
  expect(costPriceOre({ purchasePrice: null, markUpPercent: 10 })).toBeNull();
});
