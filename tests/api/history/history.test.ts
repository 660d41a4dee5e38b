import { describe, expect, it } from 'vitest';
import { type HistoryKind, historyKinds } from '../../../shared/codes/kinds.ts';
import { linkProjectAddress, updateAddress } from '../../../shared/contract/addresses.ts';
import { createCustomer, deleteCustomer, updateCustomer } from '../../../shared/contract/customers.ts';
import { getHistory } from '../../../shared/contract/history.ts';
import { createFromProject } from '../../../shared/contract/invoices.ts';
import { getDefaultPriceList, listDefaultPriceLists } from '../../../shared/contract/price-lists.ts';
import { getAllProducts, updateProduct } from '../../../shared/contract/products.ts';
import { updateProject } from '../../../shared/contract/projects.ts';
import { getSystemSettings, saveSystemSettings } from '../../../shared/contract/settings.ts';
import { getAllTags, setProjectTags } from '../../../shared/contract/tags.ts';
import { getAllUsers } from '../../../shared/contract/users.ts';
import { updateWorkOrder } from '../../../shared/contract/work-orders.ts';
import type { Api } from '../../support/api.ts';
import {
  makeAddress,
  makeCustomer,
  makeInvoiceableProject,
  makeProduct,
  makeProject,
  makeWorkOrder,
  unique,
} from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';

const [staff, superAdmin, developer] = await Promise.all([
  logInAs('Staff'),
  logInAs('SuperAdmin'),
  logInAs('Developer'),
]);

const historyOf = (kind: HistoryKind, id: number, query = {}, api = superAdmin): Promise<any> =>
  api.result(getHistory, { params: { kind, id }, query });
async function newest(kind: HistoryKind, id: number): Promise<string[]> {
  const { items } = await historyOf(kind, id);
  return items[0].changes.map(({ label, item, before, after }: any) =>
    `${label}${item && ` ${item}`}: ${before} → ${after}`.replaceAll('\u00a0', ' '),
  );
}
const userId = async (initials: string): Promise<number> =>
  (await staff.result(getAllUsers)).find((user: any) => user.initials === initials).userId;

describe('the history of a record', () => {
  it('shows who changed what and when, newest first', async () => {
    const customer = await makeCustomer(staff, { name: unique('Historia AB') });
    const body = { ...customer, paymentTermDays: 20, paymentRemark: true };
    await superAdmin.result(updateCustomer, { params: customer, body });
    const { name, items, next } = await historyOf('customer', customer.customerId);
    expect(name).toBe(customer.name);
    expect(next).toBeNull();
    expect(items).toMatchObject([
      { version: 2, event: 'Changed', userInitials: 'BS', userName: 'Björn Sandell' },
      { version: 1, event: 'Created', userInitials: 'AL', userName: 'Anna Lindqvist' },
    ]);
    expect(items[0].changedAt > items[1].changedAt).toBe(true);
    expect(await newest('customer', customer.customerId)).toEqual([
      'Betalningsvillkor (dagar): 30 → 20',
      'Betalningsanmärkning: Nej → Ja',
    ]);
  });

  it('begins with the initial values, without empty ones', async () => {
    const { customerId, name } = await staff.result(createCustomer, { body: { name: unique('Ny AB') } });
    expect(await newest('customer', customerId)).toEqual([
      `Namn:  → ${name}`,
      'Betalningsvillkor (dagar):  → 30',
      'Betalningsanmärkning:  → Nej',
      'Land:  → Sverige',
      'Fakturor levereras som:  → E-post',
      'Samlingsfaktura:  → Nej',
      'Köparen kräver:  → Referens och beställningsnummer',
      'Omvänd betalningsskyldighet för byggtjänster:  → Nej',
    ]);
  });

  it('tells of a deletion, and is there after it', async () => {
    const customer = await makeCustomer(staff);
    await superAdmin.result(deleteCustomer, { params: customer });
    const { items } = await historyOf('customer', customer.customerId);
    expect(items[0]).toMatchObject({ event: 'Deleted', userInitials: 'BS', changes: [] });
  });

  it('names what a project refers to, in kronor and in words', async () => {
    const object = await makeAddress(staff, (await makeCustomer(staff)).customerId, { name: 'Kv. Minnet' });
    const project = await makeProject(staff, { customerId: object.customerId });
    const body = {
      ...project,
      active: false,
      budget: 12_500.5,
      paymentTermDays: 20,
      objectAddressId: object.addressId,
      projectReviewerUserId: await userId('CE'),
      invoiceMessage: '<b>Tack</b><br>Vi ses',
    };
    await staff.result(updateProject, { params: project, body });
    expect(await newest('project', project.projectId)).toEqual([
      'Aktivt: Ja → Nej',
      'Budget: 0,00 kr → 12 500,50 kr',
      'Betalningsvillkor: 30 dagar → 20 dagar',
      'Fakturameddelande:  → Tack\nVi ses',
      'Granskare:  → CE',
      `Objektadress:  → ${object.formatted}`,
    ]);
  });

  it('tells which tags and addresses of a project came and went', async () => {
    const project = await makeProject(staff);
    const { projectId, customerId } = project;
    const [a, b] = await staff.result(getAllTags);
    const give = (tagId: number) =>
      staff.result(setProjectTags, { params: project, body: { projectId, tags: [{ projectId, tagId }] } });
    await give(a.tagId);
    await give(b.tagId);
    expect(await newest('project', projectId)).toEqual([`Taggar ${a.name}:  → null`, `Taggar ${b.name}: null → `]);
    const { addressId, formatted } = await makeAddress(staff, customerId);
    await staff.result(linkProjectAddress, { body: { projectId, addressId, primary: false } });
    await staff.result(linkProjectAddress, { body: { projectId, addressId, primary: true } });
    expect(await newest('project', projectId)).toEqual([`Adresser ${formatted}:  → Huvudadress`]);
  });

  it('tells line by line what was changed, added and taken away of a work order', async () => {
    const products = await staff.result(getAllProducts);
    const [rate, otherRate] = products.filter((one: any) => one.productType === 'Rate');
    const rent = products.find((one: any) => one.productType === 'Rent');
    const project = await makeProject(staff);
    const workOrder = await makeWorkOrder(staff, project.projectId, {
      items: [
        { productId: rate.productId, hoursEstimated: 4 },
        { productId: otherRate.productId, hoursEstimated: 2 },
      ],
    });
    const [first] = workOrder.items;
    const body = {
      ...workOrder,
      status: 'Registered',
      workOrderHelperUserId: -1,
      items: [
        { ...first, workedHours: 6.5, invoiceableHours: 6 },
        { productId: rent.productId, quantity: 3 },
      ],
    };
    await staff.result(updateWorkOrder, { params: workOrder, body });
    expect(await newest('work-order', workOrder.workOrderId)).toEqual([
      'Status: Planerad → Registrerad',
      'Medhjälpare: INGEN → DELA',
      `Rad Taxa ${rate.name}: Est. tid 4 → Est. tid 4, Arbetad tid 6,5, Fakt. tid 6`,
      `Rad Taxa ${otherRate.name}: Est. tid 2 → null`,
      `Rad Hyra ${rent.name}: null → Antal 3`,
    ]);
  });

  it('tells of a work order that it was invoiced, and at which price', async () => {
    const { project, workOrder, rate } = await makeInvoiceableProject(staff, 2);
    const { invoiceId, invoiceCode } = await staff.result(createFromProject, { params: project });
    const [status, invoice, line] = await newest('work-order', workOrder.workOrderId);
    expect(status).toBe('Status: Registrerad → Fakturerad');
    expect(invoice).toBe(`Faktura:  → Faktura ${invoiceCode.split('-').at(-1)}`);
    expect(line).toContain(
      `À-pris ${rate.unitPrice.toLocaleString('sv-SE', { minimumFractionDigits: 2 }).replaceAll('\u00a0', ' ')} kr`,
    );
    expect((await historyOf('invoice', invoiceId)).name).toBe(`Faktura ${invoiceCode.split('-').at(-1)}`);
  });

  it('tells of prices by their products', async () => {
    const lists = await superAdmin.result(listDefaultPriceLists, { query: { itemsPerPage: 1 } });
    const { priceListDefaultId, year } = lists.items[0];
    const list = await superAdmin.result(getDefaultPriceList, { params: { priceListDefaultId } });
    const history = await historyOf('price-list-default', priceListDefaultId);
    expect(history.name).toBe(`Prislista ${year}`);
    const made = history.items.at(-1).changes.filter((change: any) => change.field === 'lines');
    const named = new Set(list.lines.map((line: any) => line.productName));
    expect(made.length).toBeGreaterThan(0);
    for (const { item, before, after } of made) {
      expect(named).toContain(item);
      expect(before).toBeNull();
      expect(after).toMatch(/\skr$/);
    }
  });

  it('tells of types and kinds of addresses in their own words', async () => {
    const address = await makeAddress(staff, (await makeCustomer(staff)).customerId);
    await staff.result(updateAddress, { params: address, body: { ...address, addressType: 'Office' } });
    expect(await newest('address', address.addressId)).toEqual(['Adresstyp: Odefinierad → Kontor']);
    const product = await makeProduct(superAdmin);
    await superAdmin.result(updateProduct, {
      params: product,
      body: { ...product, productType: 'Rent', invoiceItemGroupHeading: true },
    });
    expect(await newest('product', product.productId)).toEqual(['Produkttyp: Taxa → Hyra', 'Gruppera: Nej → Ja']);
  });

  it('comes fifty at a time, and older ones from where it ended', async () => {
    let product = await makeProduct(superAdmin);
    for (let count = 0; count < 54; count += 1) {
      const body = { ...product, invoiceText: `Text ${count}` };
      product = await superAdmin.result(updateProduct, { params: product, body });
    }
    const first = await historyOf('product', product.productId);
    expect(first.items.map((entry: any) => entry.version)).toEqual(Array.from({ length: 50 }, (_, at) => 55 - at));
    expect(first.next).toBe(6);
    const rest = await historyOf('product', product.productId, { before: first.next });
    expect(rest.items.map((entry: any) => entry.version)).toEqual([5, 4, 3, 2, 1]);
    expect(rest.next).toBeNull();
  });

  it('never tells a PIN', async () => {
    const { items } = await historyOf('user', await userId('AL'));
    const pin = items.at(-1).changes.find((change: any) => change.field === 'pinHash');
    expect(pin).toEqual({ field: 'pinHash', label: 'PIN', item: '', before: '', after: '(visas inte)' });
    expect(JSON.stringify(items)).not.toMatch(/scrypt|argon|\*\*\*/);
  });

  it('tells what was saved in the system settings, and of a logo only that it is another', async () => {
    const settings = await superAdmin.result(getSystemSettings);
    const logo = (size: number) => `data:image/png;base64,${'A'.repeat(size)}`;
    const save = async (fields: object) => {
      const { version } = await superAdmin.result(getSystemSettings);
      await superAdmin.result(saveSystemSettings, { body: { ...settings, ...fields, version } });
    };
    await save({ logoUrl: logo(8), emailFromName: unique('Avsändare') });
    await save({ logoUrl: logo(12) });
    expect(await newest('system-settings', 1)).toContain('Logotyp: Bild → Bild (ändrad)');
    await save({});
    expect(JSON.stringify(await historyOf('system-settings', 1))).not.toContain('base64');
  });
});

describe('who may see the history', () => {
  const low = historyKinds.filter((kind) =>
    ['user', 'price-list-default', 'price-list-customer', 'system-settings', 'fortnox-difference'].includes(kind),
  );

  it.each(low)('of %s: SuperAdmin and up', async (kind) => {
    const read = (api: Api) => api.call(getHistory, { params: { kind, id: 1 } });
    expect((await read(staff)).status).toBe(403);
    // Kinds without a record 1 say so to roles that may know.
    expect([200, 404]).toContain((await read(superAdmin)).status);
    expect([200, 404]).toContain((await read(developer)).status);
  });

  it.each(historyKinds.filter((kind) => !low.includes(kind)))('of %s: everyone', async (kind) => {
    expect([200, 404]).toContain((await staff.call(getHistory, { params: { kind, id: 1 } })).status);
  });

  it('is refused for kinds without history', async () => {
    for (const kind of ['session', 'staff-time-log', 'user-settings']) {
      expect((await developer.call(getHistory, { params: { kind, id: 1 } })).status).toBe(422);
    }
    expect((await developer.call(getHistory, { params: { kind: 'customer', id: 99_999_999 } })).status).toBe(404);
  });
});
