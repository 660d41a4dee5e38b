import { beforeAll, describe, expect, it } from 'vitest';
import {
  createDeliveryTemplate,
  deleteDeliveryTemplate,
  getAllDeliveryTemplates,
  getDeliveryTemplate,
  getDeliveryTemplateItems,
  listDeliveryTemplates,
  updateDeliveryTemplate,
} from '../../../shared/contract/delivery-templates.ts';
import { deleteProduct, updateProduct } from '../../../shared/contract/products.ts';
import { makeProduct, unique } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);
let rate: any;
let rent: any;

beforeAll(async () => {
  rate = await makeProduct(superAdmin, { name: unique('Taxa') });
  rent = await makeProduct(superAdmin, { name: unique('Hyra'), productType: 'Rent' });
});

const make = (items: unknown[], name = unique('Mall')) =>
  superAdmin.call(createDeliveryTemplate, { body: { name, items } });
const made = async (items: unknown[], name?: string): Promise<any> => {
  const reply = await make(items, name);
  expect(reply.status, JSON.stringify(reply.json)).toBe(200);
  return reply.json.result;
};
const save = (template: any, change: object = {}) =>
  superAdmin.call(updateDeliveryTemplate, { params: template, body: { ...template, ...change } });

describe('a delivery template', () => {
  it('needs a name and an item', async () => {
    const reply = await make([], ' ');
    expect(reply).toMatchObject({
      status: 422,
      json: {
        errors: [
          { field: 'name', message: 'Du måste ge leveransmallen ett namn' },
          { field: 'items', message: 'Du måste lägga till minst en insats' },
        ],
      },
    });
  });

  it('has items that are invoiceable by default, and lines with the fields of their product’s type', async () => {
    const template = await made([
      {
        invoiceNote: 'Mätning',
        lines: [
          { productId: rate.productId, hoursEstimated: 2.5, quantity: 7 },
          { productId: rent.productId, hoursEstimated: 7, quantity: 1.5 },
        ],
      },
      { invoiceable: false },
    ]);
    const ofRate = { productId: rate.productId, productName: rate.name, productType: 'Rate' };
    const ofRent = { productId: rent.productId, productName: rent.name, productType: 'Rent' };
    expect(template).toMatchObject({ numberOfItems: 2, version: 1 });
    expect(template.items).toEqual([
      {
        deliveryTemplateItemId: 1,
        invoiceNote: 'Mätning',
        invoiceable: true,
        lines: [
          { ...ofRate, deliveryTemplateItemLineId: 1, hoursEstimated: 2.5, quantity: 0 },
          { ...ofRent, deliveryTemplateItemLineId: 2, hoursEstimated: 0, quantity: 1.5 },
        ],
      },
      { deliveryTemplateItemId: 2, invoiceNote: '', invoiceable: false, lines: [] },
    ]);
    expect(await staff.result(getDeliveryTemplate, { params: template })).toEqual(template);
    expect(await staff.result(getDeliveryTemplateItems, { params: template })).toEqual(template.items);
  });

  it('needs existing products, and hours and quantities in halves', async () => {
    const withLine = (line: object) => make([{ lines: [line] }]);
    expect((await withLine({ productId: 999_999_999 })).json.errors).toEqual([
      { field: 'items.0.lines.0.productId', message: 'Produkten finns inte. Välj en annan.' },
    ]);
    expect((await withLine({ productId: rate.productId, hoursEstimated: 1.3 })).json.errors).toEqual([
      { field: 'items.0.lines.0.hoursEstimated', message: 'Ange hela eller halva.' },
    ]);
    expect((await withLine({ productId: rent.productId, quantity: -1 })).json.errors).toEqual([
      { field: 'items.0.lines.0.quantity', message: 'Kan inte vara negativt.' },
    ]);
  });

  it('holds at most 500 lines', async () => {
    const lines = Array.from({ length: 100 }, () => ({ productId: rate.productId }));
    const five = [1, 2, 3, 4, 5].map(() => ({ lines }));
    expect((await make(five)).status).toBe(200);
    const more = [...five, { lines: lines.slice(0, 1) }];
    expect((await make(more)).json.errors).toEqual([{ field: 'items', message: 'Högst 500 rader i en mall.' }]);
  });

  it('keeps its items and lines by their ids when it is saved, in any order', async () => {
    const line = { productId: rate.productId, hoursEstimated: 1 };
    const template = await made([
      { invoiceNote: 'A', lines: [line] },
      { invoiceNote: 'B', lines: [line] },
    ]);
    const [a, b] = template.items;
    const items = [{ ...b, lines: [...b.lines, line] }, { invoiceNote: 'Ny', lines: [] }, a];
    const saved = (await save(template, { items })).json.result;
    expect(saved).toMatchObject({ version: 2, dateCreated: template.dateCreated });
    expect(saved.items.map((item: any) => [item.deliveryTemplateItemId, item.invoiceNote])).toEqual([
      [2, 'B'],
      [3, 'Ny'],
      [1, 'A'],
    ]);
    expect(saved.items[0].lines.map((one: any) => one.deliveryTemplateItemLineId)).toEqual([2, 3]);

    const twice = await save(saved, { items: [a, a] });
    const message = 'Raden finns inte längre. Läs in leveransmallen igen.';
    expect(twice.json.errors).toEqual([{ field: 'items.1', message }]);
    const strange = await save(saved, { items: [{ ...a, lines: [{ ...line, deliveryTemplateItemLineId: 99 }] }] });
    expect(strange.json.errors).toEqual([{ field: 'items.0.lines.0', message }]);
  });

  it('is saved by one of two concurrent writers', async () => {
    const template = await made([{}]);
    const replies = await Promise.all(['A', 'B'].map((name) => save(template, { name })));
    expect(replies.map((reply) => reply.status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(replies.find((reply) => reply.status === 409)!.json.message).toMatch(/ ändrade uppgiften /);
  });

  it('is listed by name with how many items it has, until it is deleted', async () => {
    const word = unique('Listmall');
    const b = await made([{}, {}], `${word} Ö`);
    const a = await made([{}], `${word} a`);
    const query = { name: word };
    const rowOf = ({ items: _items, ...row }: any) => row;
    const list = async (more = {}) =>
      (await staff.result(listDeliveryTemplates, { query: { ...query, ...more } })).items;
    expect(await list()).toEqual([rowOf(a), rowOf(b)]);
    expect(await list({ orderByColumn: 'numberOfItems', orderByDescending: true })).toEqual([rowOf(b), rowOf(a)]);
    expect(await list({ orderByColumn: 'dateCreated' })).toEqual([rowOf(b), rowOf(a)]);
    const ofAll = async () =>
      (await staff.result(getAllDeliveryTemplates)).filter((one: any) => one.name.startsWith(word));
    const optionOf = ({ deliveryTemplateId, name, numberOfItems }: any) => ({
      deliveryTemplateId,
      name,
      numberOfItems,
    });
    expect(await ofAll()).toEqual([optionOf(a), optionOf(b)]);

    await superAdmin.result(deleteDeliveryTemplate, { params: a, query: { version: 1 } });
    expect(await list()).toEqual([rowOf(b)]);
    expect(await ofAll()).toEqual([optionOf(b)]);
    expect((await staff.call(getDeliveryTemplate, { params: a })).status).toBe(404);
  });

  it('prevents its products from being deleted or changing type, until it no longer uses them', async () => {
    const product = await makeProduct(superAdmin);
    const template = await made([{ lines: [{ productId: product.productId, hoursEstimated: 1 }] }]);
    expect(await superAdmin.call(deleteProduct, { params: product })).toMatchObject({
      status: 409,
      json: { message: 'Produkten används i leveransmallar och kan inte tas bort.' },
    });
    const changed = await superAdmin.call(updateProduct, {
      params: product,
      body: { ...product, productType: 'Rent' },
    });
    expect(changed).toMatchObject({
      status: 409,
      json: { message: 'Produkten används i leveransmallar och kan inte byta produkttyp.' },
    });
    expect((await save(template, { items: [{}] })).status).toBe(200);
    expect((await superAdmin.call(deleteProduct, { params: product })).status).toBe(200);
  });
});
