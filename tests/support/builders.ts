import { createAddress } from '../../shared/contract/addresses.ts';
import { createContact } from '../../shared/contract/contacts.ts';
import { createCustomer } from '../../shared/contract/customers.ts';
import {
  createDefaultPriceList,
  listDefaultPriceLists,
  updateDefaultPriceList,
  getDefaultPriceList,
  getProjectPrices,
} from '../../shared/contract/price-lists.ts';
import { createProduct, getAllProducts } from '../../shared/contract/products.ts';
import { createProjectLog } from '../../shared/contract/project-logs.ts';
import { createProject } from '../../shared/contract/projects.ts';
import { getSystemSettings, saveSystemSettings } from '../../shared/contract/settings.ts';
import { createTag } from '../../shared/contract/tags.ts';
import { createUser } from '../../shared/contract/users.ts';
import { createWorkOrder } from '../../shared/contract/work-orders.ts';
import { dayOf, yearOf } from '../../shared/lib/days.ts';
import { type Api, newKey } from './api.ts';
import { company } from './invoice-input.ts';

let made = 0;
export const unique = (word: string): string => `${word} ${Date.now().toString(36)}${(made += 1)}`;

/** A number in Fortnox that no other customer of the firm has. */
export const ownNumber = ({ customerId }: { customerId: number }): string => String(700_000 + customerId);

type Fields = Record<string, unknown>;

export function makeCustomer(api: Api, fields: Fields = {}): Promise<any> {
  return api.result(createCustomer, { body: { name: unique('Kund'), ...fields }, idempotencyKey: newKey() });
}

export function makeAddress(api: Api, customerId: number, fields: Fields = {}): Promise<any> {
  const body = { customerId, name: '', address1: 'Provgatan 1', postalCode: '411 01', city: 'Göteborg', ...fields };
  return api.result(createAddress, { body, idempotencyKey: newKey() });
}

export function makeContact(api: Api, fields: Fields = {}): Promise<any> {
  const body = { firstName: 'Prov', lastName: unique('Person'), ...fields };
  return api.result(createContact, { body, idempotencyKey: newKey() });
}

/** With an address to invoice, which the law asks for, unless `invoiceAddressId` is given. */
export async function makeProject(api: Api, fields: Fields = {}): Promise<any> {
  const customerId = (fields['customerId'] as number) ?? (await makeCustomer(api)).customerId;
  const invoiceAddressId = 'invoiceAddressId' in fields ? null : (await makeAddress(api, customerId)).addressId;
  return api.result(createProject, { body: { invoiceAddressId, ...fields, customerId }, idempotencyKey: newKey() });
}

/** What the law asks an invoice to state of its seller: an empty firm has none of it. */
export async function giveSellerDetails(superAdmin: Api): Promise<void> {
  const before = await superAdmin.result(getSystemSettings);
  const { companyName, organisationNumber, vatNumber, companyAddress1, companyPostalCode, companyCity } = company;
  const seller = { companyName, organisationNumber, vatNumber, companyAddress1, companyPostalCode, companyCity };
  await superAdmin.result(saveSystemSettings, { body: { ...before, ...seller }, idempotencyKey: newKey() });
}

export function makeProduct(superAdmin: Api, fields: Fields = {}): Promise<any> {
  return superAdmin.result(createProduct, { body: { name: unique('Produkt'), ...fields }, idempotencyKey: newKey() });
}

export function writeInLog(api: Api, projectId: number, message = unique('Anteckning')): Promise<any> {
  return api.result(createProjectLog, { body: { projectId, message }, idempotencyKey: newKey() });
}

/** Sets this price for every product without one in this year's default list. */
export async function priceAllProducts(superAdmin: Api, price: number): Promise<void> {
  const year = yearOf(dayOf(new Date()));
  const products: { productId: number }[] = await superAdmin.result(getAllProducts);
  const lists = await superAdmin.result(listDefaultPriceLists, { query: { year, itemsPerPage: 0 } });
  const row = lists.items[0];
  const old = row
    ? await superAdmin.result(getDefaultPriceList, { params: { priceListDefaultId: row.priceListDefaultId } })
    : undefined;
  const prices = new Map<number, number>((old?.lines ?? []).map((line: any) => [line.productId, line.price]));
  const lines = products.map(({ productId }) => ({ productId, price: prices.get(productId) ?? price }));
  if (old) {
    await superAdmin.result(updateDefaultPriceList, {
      params: { priceListDefaultId: old.priceListDefaultId },
      body: { year, comment: old.comment, lines, version: old.version },
    });
  } else {
    await superAdmin.result(createDefaultPriceList, { body: { year, comment: '', lines } });
  }
}

export function makeWorkOrder(api: Api, projectId: number, fields: Fields = {}): Promise<any> {
  const body = {
    projectId,
    status: 'Planned',
    verificationDate: dayOf(new Date()),
    workOrderOwnerUserId: null,
    items: [],
    ...fields,
  };
  return api.result(createWorkOrder, { body, idempotencyKey: newKey() });
}

export async function makeWorkOrders(
  api: Api,
  projectId: number,
  count: number,
  fields: Fields = {},
): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count) {
    const some = Array.from({ length: Math.min(16, count - ids.length) }, () => makeWorkOrder(api, projectId, fields));
    ids.push(...(await Promise.all(some)).map((made) => made.workOrderId));
  }
  return ids;
}

/** A project with Registered hours, ready to be invoiced. */
export async function makeInvoiceableProject(api: Api, hours = 2.5, fields: Fields = {}): Promise<any> {
  const project = await makeProject(api, fields);
  const prices = await api.result(getProjectPrices, { params: { code: project.projectCode } });
  const rate = prices.find((price: any) => price.productName === 'Akustiker');
  const workOrder = await makeWorkOrder(api, project.projectId, {
    status: 'Registered',
    invoiceNote: 'Mätning av åskådarplatser',
    items: [{ productId: rate.productId, workedHours: hours, invoiceableHours: hours }],
  });
  return { project, rate, workOrder };
}

/** Unused initials: a letter that the demo users lack, and five characters from clock and counter. */
export function freeInitials(): string {
  madeInitials += 1;
  return `Q${((Date.now() % 1_679_616) * 36 + (madeInitials % 36)).toString(36).toUpperCase().slice(-5).padStart(5, '0')}`;
}
let madeInitials = 0;

export function newUser(fields: Fields = {}) {
  const initials = freeInitials();
  return {
    initials,
    role: 'Staff',
    firstName: 'Prov',
    lastName: unique('Person'),
    phone: '031-700 10 99',
    email: `${initials.toLowerCase()}@prov.example`,
    password: `kastanj-${initials.toLowerCase()}`,
    ...fields,
  };
}

export async function makeUser(superAdmin: Api, fields: Fields = {}): Promise<any> {
  const body = newUser(fields);
  const user = await superAdmin.result(createUser, { body, idempotencyKey: newKey() });
  return { ...user, pin: body.password };
}

export function makeTag(superAdmin: Api, name = unique('Tagg')): Promise<any> {
  return superAdmin.result(createTag, { body: { name }, idempotencyKey: newKey() });
}
