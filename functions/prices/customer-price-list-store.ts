import { AppError } from '../../shared/codes/errors.ts';
import { alreadyExists } from '../../shared/codes/errors/records.ts';
import type { CustomerPriceList, CustomerPriceListFields } from '../../shared/schemas/price-list.ts';
import { namedLines, storedLines } from './price-list-store.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { findRecords, getRecord } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

export async function getListOfCustomer(customerId: number): Promise<StoredRecord<'price-list-customer'>> {
  const [list] = await Promise.all([getRecord('price-list-customer', customerId), getRecord('customer', customerId)]);
  return list;
}

export async function customerPriceListView({
  id,
  version,
  data: { comment, lines: storedPrices },
}: StoredRecord<'price-list-customer'>): Promise<CustomerPriceList> {
  const [lines, customer] = await Promise.all([namedLines(storedPrices), getRecord('customer', id)]);
  return { customerId: id, version, customerName: customer.data.name, comment, lines, numberOfLines: lines.length };
}

export async function customerPriceListData({
  customerId,
  comment,
  lines,
}: CustomerPriceListFields): Promise<Data<'price-list-customer'>> {
  return { customerId, comment, lines: await storedLines(lines) };
}

function requireNoList(list: StoredRecord<'price-list-customer'> | undefined): void {
  if (!list || list.deleted) return;
  throw new AppError(alreadyExists, { message: 'Kunden har redan en prislista. Ändra den i stället.' });
}

/** A removed list is restored with the new prices. @throws AppError when the customer has a list, or is gone */
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
  requireNoList(before);
  const data = await customerPriceListData(body);
  return before ? unit.restore(before, data) : unit.createWithId('price-list-customer', customerId, data);
}
