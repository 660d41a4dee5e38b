import { describe, expect, it } from 'vitest';
import {
  missingPrices,
  priceListFormSchema,
  pricesOf,
  productsToPrice,
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
