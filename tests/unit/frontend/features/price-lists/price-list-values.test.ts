import { describe, expect, it } from 'vitest';
import {
  customerPriceListFormSchema,
  doubtsOf,
  emptyPrices,
  missingPrices,
  priceListFormSchema,
  pricesOf,
  productsToPrice,
  projectPriceListFormSchema,
} from '../../../../../frontend/src/features/price-lists/price-list-values.ts';

const products = [
  { productId: 1, name: 'Akustiker', productType: 'Rate' as const },
  { productId: 2, name: 'Mätare', productType: 'Rent' as const },
];
const removed = { productId: 9, productName: 'Bandspelare', productType: 'Rent' as const, price: 90 };
const toPrice = productsToPrice(products, []);

describe('the products of a price list', () => {
  it('are all there are, and those that it has a price for though they are removed', () => {
    const names = productsToPrice(products, [removed]).map(({ productName }) => productName);
    expect(names).toEqual(['Akustiker', 'Mätare', 'Bandspelare (borttagen)']);
  });

  it('have no price until one is entered', () => {
    expect(pricesOf(toPrice, [{ ...removed, productId: 1, price: 1200 }])).toEqual({ 1: 1200, 2: null });
  });
});

describe('a missing price', () => {
  it('is an empty one, a zero, or one of a product that came meanwhile', () => {
    expect(missingPrices(toPrice, { 1: null, 2: 0 })).toBe(2);
    expect(missingPrices(toPrice, { 1: 100 })).toBe(1);
    expect(missingPrices(toPrice, { 1: 100, 2: 0.5 })).toBe(0);
  });

  it('is refused at its field', () => {
    const { error } = priceListFormSchema(toPrice).safeParse({ year: 2027, comment: '', prices: { 1: 0 } });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['prices.1', 'Pris saknas'],
      ['prices.2', 'Pris saknas'],
    ]);
  });

  it('is not an unreadable one: that is no amount', () => {
    const { error } = priceListFormSchema(toPrice).safeParse({
      year: 2027,
      comment: '',
      prices: { 1: 'tusen', 2: 1.234 },
    });
    expect(error?.issues.map(({ message }) => message)).toEqual(['Ange ett belopp.', 'Högst två decimaler.']);
  });
});

describe('a price to ask about', () => {
  const prices = { 1: 1250, 2: 450 };

  it('is far from the one that it replaces', () => {
    expect(doubtsOf(toPrice, { now: { ...prices, 1: 12_500 }, before: prices })).toEqual([
      { name: 'Akustiker', amount: 12_500, other: 1250, than: 'Before' },
    ]);
    expect(doubtsOf(toPrice, { now: { ...prices, 1: 1375 }, before: prices })).toEqual([]);
  });

  it('is far from that of the list behind, where the list had none: a customer’s, a project’s or a new year’s', () => {
    const elsewhere = (productId: number) => (productId === 2 ? { list: 'Standard 2026', price: 450 } : undefined);
    expect(doubtsOf(toPrice, { now: { 1: null, 2: 45 }, before: { 1: null, 2: null }, elsewhere })).toEqual([
      { name: 'Mätare', amount: 45, other: 450, than: { list: 'Standard 2026' } },
    ]);
  });
});

const issuesOf = ({ error }: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the prices of a customer', () => {
  const schema = customerPriceListFormSchema(toPrice);

  it('may be left out, and zero is one', () => {
    const prices = { 1: null, 2: 0 };
    expect(schema.safeParse({ customerId: 5, comment: '', prices }).data?.prices).toEqual(prices);
    expect(emptyPrices(toPrice, prices)).toBe(1);
  });

  it('are for a customer that is chosen, and are amounts', () => {
    expect(issuesOf(schema.safeParse({ customerId: null, comment: '', prices: { 1: 'tusen', 2: -1 } }))).toEqual([
      ['customerId', 'Välj vilken kund prislistan ska gälla för'],
      ['prices.1', 'Ange ett belopp.'],
      ['prices.2', 'Kan inte vara negativt.'],
    ]);
  });
});

describe('the prices of a project', () => {
  const schema = projectPriceListFormSchema(toPrice);

  it('are all there, and zero is one', () => {
    expect(schema.safeParse({ prices: { 1: 0, 2: 12.5 } }).data?.prices).toEqual({ 1: 0, 2: 12.5 });
    expect(issuesOf(schema.safeParse({ prices: { 1: 100 } }))).toEqual([['prices.2', 'Pris saknas']]);
    expect(issuesOf(schema.safeParse({ prices: { 1: null, 2: 'x' } }))).toEqual([
      ['prices.1', 'Pris saknas'],
      ['prices.2', 'Ange ett belopp.'],
    ]);
  });
});
