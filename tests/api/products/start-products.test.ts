import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalStack } from '../../../infra/host/stack.ts';
import { getDefaultPriceList, listDefaultPriceLists } from '../../../shared/contract/price-lists.ts';
import { createStartProducts, getAllProducts } from '../../../shared/contract/products.ts';
import { dayOf, yearOf } from '../../../shared/lib/days.ts';
import { Api, newKey } from '../../support/api.ts';
import { startEmptyFirm } from '../../support/empty-firm.ts';

/** A stack of this file: it begins without products and price lists. */
let stack: LocalStack;
let superAdmin: Api;

beforeAll(async () => {
  ({ stack, api: superAdmin } = await startEmptyFirm('SuperAdmin'));
});
afterAll(() => stack.close());

const rate = (name: string, price: number | null) => ({ name, productType: 'Rate', price });
const create = (products: object[]) =>
  superAdmin.call(createStartProducts, { body: { products }, idempotencyKey: newKey() });

describe('the first products of a firm', () => {
  it('need a name of their own, and a price above zero unless they are priced by their cost', async () => {
    const { status, json } = await create([rate('Akustiker', null), rate('', 100), rate('Konsult', 0)]);
    expect(status).toBe(422);
    expect(json.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'products.0.price',
      'products.1.name',
      'products.2.price',
    ]);
    const { json: twice } = await create([rate('Akustiker', 100), rate('akustiker', 100)]);
    expect(twice.errors).toEqual([{ field: 'products.1.name', message: 'Namnet står två gånger.' }]);
    expect((await create([])).status).toBe(422);
    expect(await superAdmin.result(getAllProducts)).toEqual([]);
  });

  it('are created with their prices in this year’s default list, at once', async () => {
    const { json } = await create([
      rate('Akustiker', 1_150.5),
      { name: 'Resor', productType: 'Expense', price: null },
      { name: 'Milersättning', productType: 'Mileage', price: 5.5 },
    ]);
    expect(json.result).toMatchObject({ year: yearOf(dayOf(new Date())), numberOfProducts: 3 });
    const products = await superAdmin.result(getAllProducts);
    expect(products).toMatchObject([
      { name: 'Akustiker', productType: 'Rate', account: 3001, vatPercent: 25 },
      { name: 'Milersättning', productType: 'Mileage', account: 3550 },
      { name: 'Resor', productType: 'Expense', account: 3590, markUpPercent: 0 },
    ]);
    const { priceListDefaultId } = json.result;
    const { lines } = await superAdmin.result(getDefaultPriceList, { params: { priceListDefaultId } });
    expect(lines.map(({ productName, price }: any) => [productName, price]).toSorted()).toEqual([
      ['Akustiker', 1_150.5],
      ['Milersättning', 5.5],
    ]);
  });

  it('take no name that a product has, and extend the list that applies', async () => {
    const refused = await create([rate('Konsult', 1_000), rate('AKUSTIKER', 1_000)]);
    expect(refused).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'products.1.name', message: 'Det finns redan en produkt med det namnet.' }] },
    });
    expect((await create([rate('Konsult', 1_000)])).status).toBe(200);
    expect((await superAdmin.result(listDefaultPriceLists)).items).toMatchObject([{ numberOfLines: 3 }]);
  });

  it('are created by no Staff', async () => {
    const staff = await Api.logIn(stack.url, 'AL', 'tallbarr');
    const body = { products: [rate('Konsult', 1_000)] };
    expect((await staff.call(createStartProducts, { body, idempotencyKey: newKey() })).status).toBe(403);
  });
});
