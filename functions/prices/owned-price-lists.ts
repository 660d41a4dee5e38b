import { AppError, fieldError } from '../../shared/codes/errors.ts';
import { alreadyExists } from '../../shared/codes/errors/records.ts';
import { type PriceLists, resolvePrice } from '../../shared/domain/prices.ts';
import { toKronor } from '../../shared/lib/money.ts';
import type {
  CustomerPriceList,
  CustomerPriceListFields,
  DefaultPriceList,
  DefaultPriceListFields,
  ProjectPriceList,
  ProjectPriceListFields,
} from '../../shared/schemas/price-list.ts';
import type { Product } from '../../shared/schemas/product.ts';
import { keys } from '../data/core/keys.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { findRecords, getRecord, queryItems } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';
import { linesOf, loadPriceLists, namedLines, priceListYears, storedLines } from './price-list-store.ts';

/** The general list of a year, and the list that a customer or project owns, whose id it has. */
type Owned = 'price-list-customer' | 'price-list-project';

async function listed({ version, data }: StoredRecord<'price-list-default' | 'price-list-customer'>) {
  const lines = await namedLines(data.lines);
  return { version, comment: data.comment, lines, numberOfLines: lines.length };
}

/** @param prices of the list, by product @throws a 422 that says how many products lack a price */
function requirePrices(productIds: Iterable<number>, isPriced: (productId: number) => boolean): void {
  const missing = [...new Set(productIds)].filter((productId) => !isPriced(productId)).length;
  if (missing > 0) throw fieldError('lines', `Fyll i samtliga priser (${missing} priser saknas)`);
}

/** A removed list is restored with the new prices. */
export function stageOwned<K extends Owned>(
  unit: UnitOfWork,
  kind: K,
  { ownerId, before, data }: { ownerId: number; before: StoredRecord<K> | undefined; data: Data<K> },
): StoredRecord<K> {
  return before ? unit.restore(before, data) : unit.createWithId(kind, ownerId, data);
}

export const defaultPriceListView = async (list: StoredRecord<'price-list-default'>): Promise<DefaultPriceList> => ({
  priceListDefaultId: list.id,
  year: list.data.year,
  ...(await listed(list)),
});

/** @param productIds all products: each needs a price above zero */
export async function defaultPriceListData(
  { year, comment, lines }: DefaultPriceListFields,
  productIds: readonly number[],
): Promise<Data<'price-list-default'>> {
  const stored = await storedLines(lines);
  const prices = new Map(stored.map(({ productId, priceOre }) => [productId, priceOre]));
  requirePrices([...productIds, ...prices.keys()], (productId) => (prices.get(productId) ?? 0) > 0);
  return { year, comment, lines: stored };
}

export async function requireYearFree(year: number): Promise<void> {
  if ((await queryItems(keys.unique(priceListYears, '').pk, String(year))).length > 0) {
    throw new AppError(alreadyExists, { message: `Det finns redan en prislista för ${year}.` });
  }
}

/** @throws AppError when the year has a list, or a price is missing */
export async function stageNewDefaultList(
  unit: UnitOfWork,
  id: number,
  { body, productIds }: { body: DefaultPriceListFields; productIds: readonly number[] },
): Promise<StoredRecord<'price-list-default'>> {
  await requireYearFree(body.year);
  const list = unit.createWithId('price-list-default', id, await defaultPriceListData(body, productIds));
  unit.reserveUnique(priceListYears, String(body.year), list.id);
  return list;
}

export async function getListOfCustomer(customerId: number): Promise<StoredRecord<'price-list-customer'>> {
  const [list] = await Promise.all([getRecord('price-list-customer', customerId), getRecord('customer', customerId)]);
  return list;
}

export async function customerPriceListView(list: StoredRecord<'price-list-customer'>): Promise<CustomerPriceList> {
  const [common, customer] = await Promise.all([listed(list), getRecord('customer', list.id)]);
  return { customerId: list.id, customerName: customer.data.name, ...common };
}

export const customerPriceListData = async ({
  customerId,
  comment,
  lines,
}: CustomerPriceListFields): Promise<Data<'price-list-customer'>> => ({
  customerId,
  comment,
  lines: await storedLines(lines),
});

/** @throws AppError when the customer has a list, or is gone */
export async function stageNewCustomerList(
  unit: UnitOfWork,
  body: CustomerPriceListFields,
): Promise<StoredRecord<'price-list-customer'>> {
  const { customerId } = body;
  const found = await findRecords([
    ['customer', customerId],
    ['price-list-customer', customerId],
  ]);
  found.require('customer', customerId, 'customerId', 'Kunden finns inte. Välj en annan.');
  const before = found.get('price-list-customer', customerId);
  if (before?.deleted === false) {
    throw new AppError(alreadyExists, { message: 'Kunden har redan en prislista. Ändra den i stället.' });
  }
  return stageOwned(unit, 'price-list-customer', {
    ownerId: customerId,
    before,
    data: await customerPriceListData(body),
  });
}

type Context = { project: StoredRecord<'project'>; products: readonly Product[]; year: number };

export async function projectPriceListView(
  list: StoredRecord<'price-list-project'> | undefined,
  { project, products, year }: Context,
): Promise<ProjectPriceList> {
  const { customerId, projectCode } = project.data;
  const [lists, customer] = await Promise.all([
    loadPriceLists(project.id, customerId),
    getRecord('customer', customerId),
  ]);
  const own = linesOf(list);
  const prices = new Map(own?.map(({ productId, priceOre }) => [productId, toKronor(priceOre)]));
  return {
    projectId: project.id,
    projectCode,
    customerId,
    customerName: customer.data.name,
    isOwn: own !== null,
    version: list?.version ?? 0,
    lines: products.map(({ productId, name, productType }) => ({
      productId,
      productName: name,
      productType,
      price: prices.get(productId) ?? null,
      ...priceWithoutList(lists, productId, year),
    })),
  };
}

function priceWithoutList(lists: PriceLists, productId: number, year: number) {
  const other = resolvePrice({ ...lists, project: null }, productId, year);
  return {
    otherPrice: other && toKronor(other.priceOre),
    otherSource: other && (other.source === 'Customer' ? ('Customer' as const) : ('Default' as const)),
    otherYear: other?.sourceYear ?? null,
  };
}

/** @param products all products: each needs a price */
export async function projectPriceListData(
  { projectId, lines }: ProjectPriceListFields,
  products: readonly Product[],
): Promise<Data<'price-list-project'>> {
  const priced = lines.flatMap(({ productId, price }) => (price === null ? [] : [{ productId, price }]));
  const known = new Set(priced.map(({ productId }) => productId));
  requirePrices(
    products.map(({ productId }) => productId),
    (productId) => known.has(productId),
  );
  return { projectId, lines: await storedLines(priced) };
}
