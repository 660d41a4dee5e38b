import { describe, expect, it } from 'vitest';
import {
  createDefaultPriceList,
  deleteDefaultPriceList,
  getDefaultPriceList,
  getLatestDefaultPriceList,
  listDefaultPriceLists,
  updateDefaultPriceList,
} from '../../../shared/contract/price-lists.ts';
import {
  createProduct,
  deleteProduct,
  getAllProducts,
  getProduct,
  listProducts,
  updateProduct,
} from '../../../shared/contract/products.ts';
import { makeProduct, makeProject, makeWorkOrder } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

const allLines = async (price: number) =>
  ((await superAdmin.result(getAllProducts)) as { productId: number }[]).map(({ productId }) => ({ productId, price }));

describe('a product', () => {
  it('is a rate by default', async () => {
    expect(await makeProduct(superAdmin)).toMatchObject({ productType: 'Rate', invoiceItemGroupHeading: false });
  });

  it('is found by name and type', async () => {
    const product = await makeProduct(superAdmin, { productType: 'Rent' });
    const query = { name: product.name, productType: 'Rent' };
    expect((await staff.result(listProducts, { query })).items).toEqual([product]);
    expect((await staff.result(listProducts, { query: { ...query, productType: 'Rate' } })).items).toEqual([]);
  });

  it('needs a name', async () => {
    const reply = await superAdmin.call(createProduct, { body: { name: ' ' } });
    expect(reply.json.errors).toEqual([{ field: 'name', message: 'Fältet kan inte lämnas tomt.' }]);
  });

  it('is read, saved with its version, and not overwritten by a stale version', async () => {
    const product = await makeProduct(superAdmin);
    const save = (invoiceText: string) =>
      superAdmin.call(updateProduct, { params: product, body: { ...product, invoiceText } });
    expect((await save('Rådgivning')).json.result).toMatchObject({ invoiceText: 'Rådgivning', version: 2 });
    expect(await staff.result(getProduct, { params: product })).toMatchObject({ invoiceText: 'Rådgivning' });
    expect((await save('Mätning')).status).toBe(409);
  });

  it('cannot be deleted or change type while a work order uses it', async () => {
    const product = await makeProduct(superAdmin);
    const project = await makeProject(staff);
    await makeWorkOrder(superAdmin, project.projectId, {
      items: [{ productId: product.productId, hoursEstimated: 1 }],
    });
    const removed = await superAdmin.call(deleteProduct, { params: product });
    expect(removed).toMatchObject({
      status: 409,
      json: { message: 'Produkten används i insatser och kan inte tas bort.' },
    });
    const changed = await superAdmin.call(updateProduct, {
      params: product,
      body: { ...product, productType: 'Rent' },
    });
    expect(changed.status).toBe(409);
  });

  it('is deleted when nothing uses it', async () => {
    const product = await makeProduct(superAdmin);
    expect((await superAdmin.call(deleteProduct, { params: product })).status).toBe(200);
  });
});

describe('a default price list', () => {
  it('needs a price above zero for every product', async () => {
    const lines = await allLines(100);
    lines[0]!.price = 0;
    const year = 2090;
    const reply = await superAdmin.call(createDefaultPriceList, { body: { year, lines: lines.slice(0, -2) } });
    expect(reply).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'lines', message: 'Fyll i samtliga priser (3 priser saknas)' }] },
    });
  });

  it('is unique per year, with concurrent callers too', async () => {
    const body = { year: 2091, comment: 'Provlista', lines: await allLines(100) };
    const replies = await Promise.all([1, 2].map(() => superAdmin.call(createDefaultPriceList, { body })));
    expect(replies.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(replies.find((reply) => reply.status === 409)!.json.message).toBe('Det finns redan en prislista för 2091.');
    const list = replies.find((reply) => reply.status === 200)!.json.result;
    expect(await superAdmin.result(getLatestDefaultPriceList)).toEqual(list);
    expect(await superAdmin.result(getDefaultPriceList, { params: list })).toEqual(list);

    const moved = await superAdmin.result(updateDefaultPriceList, {
      params: list,
      body: { ...list, year: 2092, lines: list.lines },
    });
    expect(moved.year).toBe(2092);
    expect((await superAdmin.result(listDefaultPriceLists, { query: { year: 2091 } })).items).toEqual([]);
    expect((await superAdmin.call(deleteDefaultPriceList, { params: list })).status).toBe(200);
    expect((await superAdmin.call(getDefaultPriceList, { params: list })).status).toBe(404);
    expect((await superAdmin.result(getLatestDefaultPriceList)).year).toBeLessThan(2092);
    expect((await superAdmin.result(listDefaultPriceLists, { query: { year: 2092 } })).items).toEqual([]);
  });
});
