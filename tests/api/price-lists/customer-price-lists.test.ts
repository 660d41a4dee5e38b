import { beforeAll, describe, expect, it } from 'vitest';
import {
  createCustomerPriceList,
  deleteCustomerPriceList,
  getCustomerPriceList,
  listCustomerPriceLists,
  updateCustomerPriceList,
  getProjectPrices,
  getCustomerPrices,
} from '../../../shared/contract/price-lists.ts';
import { deleteCustomer } from '../../../shared/contract/customers.ts';
import { makeCustomer, makeProject, unique } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);
let first: any;
let second: any;

beforeAll(async () => {
  const { customerId } = await makeCustomer(staff);
  const priced = (await pricesOf(customerId)).filter((price) => price.defaultPrice !== null);
  [first, second] = priced;
});

const pricesOf = async (customerId: number): Promise<any[]> =>
  staff.result(getCustomerPrices, { params: { customerId } });

async function makeList(lines: { productId: number; price: number }[] = [], fields = {}): Promise<any> {
  const { customerId } = await makeCustomer(staff, fields);
  return superAdmin.result(createCustomerPriceList, { body: { customerId, comment: 'Ramavtal', lines } });
}

const priceOf = (prices: any[], { productId }: any) => prices.find((price) => price.productId === productId);

describe('a customer’s price list', () => {
  it('needs an existing customer', async () => {
    const none = await superAdmin.call(createCustomerPriceList, { body: { customerId: null, lines: [] } });
    const message = 'Välj vilken kund prislistan ska gälla för';
    expect(none).toMatchObject({ status: 422, json: { errors: [{ field: 'customerId', message }] } });
    const gone = await superAdmin.call(createCustomerPriceList, { body: { customerId: 999_999_999, lines: [] } });
    expect(gone.json.errors).toEqual([{ field: 'customerId', message: 'Kunden finns inte. Välj en annan.' }]);
  });

  it('accepts each existing product once', async () => {
    const { customerId } = await makeCustomer(staff);
    const post = (lines: unknown[]) => superAdmin.call(createCustomerPriceList, { body: { customerId, lines } });
    const { productId } = first;
    const twice = await post([
      { productId, price: 1 },
      { productId, price: 2 },
    ]);
    expect(twice.json.errors).toEqual([{ field: 'lines', message: 'Samma produkt står två gånger.' }]);
    const unknown = await post([{ productId: 999_999_999, price: 1 }]);
    expect(unknown.json.errors).toEqual([
      { field: 'lines.0.productId', message: 'Produkten finns inte. Välj en annan.' },
    ]);
    const negative = await post([{ productId, price: -1 }]);
    expect(negative.json.errors).toEqual([{ field: 'lines.0.price', message: 'Kan inte vara negativt.' }]);
  });

  it('decides its customer’s prices, zero being free of charge, and leaves the others to the default list', async () => {
    const list = await makeList([{ productId: first.productId, price: 0 }]);
    const project = await makeProject(staff, { customerId: list.customerId });
    const ofCustomer = await pricesOf(list.customerId);
    expect(priceOf(ofCustomer, first)).toMatchObject({
      unitPrice: 0,
      source: 'Customer',
      sourceYear: null,
      defaultPrice: first.defaultPrice,
      defaultYear: first.defaultYear,
    });
    expect(priceOf(ofCustomer, second)).toMatchObject({ unitPrice: second.defaultPrice, source: 'Default' });
    const inProject = await staff.result(getProjectPrices, { params: { code: project.projectCode } });
    expect(priceOf(inProject, first)).toMatchObject({ unitPrice: 0, source: 'Customer' });
    expect(priceOf(inProject, second)).toMatchObject({ unitPrice: second.defaultPrice, source: 'Default' });
  });

  it('has the default prices of the year that is asked for', async () => {
    const list = await makeList();
    const prices = await staff.result(getCustomerPrices, {
      params: { customerId: list.customerId },
      query: { year: 2000 },
    });
    expect(priceOf(prices, first)).toMatchObject({ unitPrice: null, source: null, defaultPrice: null });
  });

  it('is unique per customer, with concurrent callers too', async () => {
    const { customerId } = await makeCustomer(staff);
    const body = { customerId, lines: [] };
    const replies = await Promise.all([1, 2, 3].map(() => superAdmin.call(createCustomerPriceList, { body })));
    expect(replies.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    const refused = replies.filter((reply) => reply.status === 409).map((reply) => reply.json.message);
    expect(new Set(refused)).toEqual(new Set(['Kunden har redan en prislista. Ändra den i stället.']));
  });

  it('is read, saved with its version, keeps its customer, and is not overwritten by a stale version', async () => {
    const list = await makeList([{ productId: first.productId, price: 1234.5 }]);
    const { productId, productName, productType } = first;
    const line = { productId, productName, productType, price: 1234.5 };
    expect(await superAdmin.result(getCustomerPriceList, { params: list })).toEqual(list);
    expect(list).toMatchObject({ comment: 'Ramavtal', lines: [line], numberOfLines: 1, version: 1 });

    const save = (change: object) =>
      superAdmin.call(updateCustomerPriceList, { params: list, body: { ...list, ...change } });
    const other = await makeCustomer(staff);
    expect((await save({ customerId: other.customerId })).json.errors).toEqual([
      { field: 'customerId', message: 'Kunden kan inte bytas. Gör en ny prislista.' },
    ]);
    expect((await save({ lines: [] })).json.result).toMatchObject({ lines: [], numberOfLines: 0, version: 2 });
    expect((await save({ lines: [] })).status).toBe(409);
  });

  it('gives way to the default list when it is deleted, and can be made again', async () => {
    const list = await makeList([{ productId: first.productId, price: 10 }]);
    const { customerId } = list;
    const body = { customerId, lines: [{ productId: first.productId, price: 20 }] };
    expect((await superAdmin.call(deleteCustomerPriceList, { params: list, query: { version: 1 } })).status).toBe(200);
    expect((await superAdmin.call(getCustomerPriceList, { params: list })).status).toBe(404);
    expect(priceOf(await pricesOf(customerId), first)).toMatchObject({ source: 'Default' });
    const again = await Promise.all([1, 2].map(() => superAdmin.call(createCustomerPriceList, { body })));
    expect(again.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(priceOf(await pricesOf(customerId), first)).toMatchObject({ source: 'Customer', unitPrice: 20 });
  });

  it('is listed by customer with how many prices it has, until its customer is removed', async () => {
    const word = unique('Prislistekund');
    const b = await makeList([{ productId: first.productId, price: 1 }], { name: `${word} Ö` });
    const a = await makeList([], { name: `${word} A` });
    const query = { customerName: word };
    expect((await superAdmin.result(listCustomerPriceLists, { query })).items).toEqual([
      { customerId: a.customerId, customerName: `${word} A`, comment: 'Ramavtal', numberOfLines: 0, version: 1 },
      { customerId: b.customerId, customerName: `${word} Ö`, comment: 'Ramavtal', numberOfLines: 1, version: 1 },
    ]);
    await superAdmin.result(deleteCustomer, { params: a });
    expect((await superAdmin.result(listCustomerPriceLists, { query })).meta.totalItems).toBe(1);
    expect((await superAdmin.call(getCustomerPriceList, { params: a })).status).toBe(404);
  });
});
