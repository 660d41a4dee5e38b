import { customer as customerEntity } from '../../shared/entities/customer.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { fortnoxNumbers, isNumberTaken } from '../customers/fortnox-number.ts';
import { nextNumber } from '../data/core/table.ts';
import * as demo from './demo-data.ts';
import type { Dice } from './dice.ts';
import { inUnits } from './in-units.ts';
import { mailName } from './mail-name.ts';

export type DemoCustomer = {
  customer: StoredRecord<'customer'>;
  invoiceAddressId: number;
  objectAddressIds: number[];
  city: string;
};

export async function seedCustomers(dice: Dice): Promise<DemoCustomer[]> {
  return inUnits(demo.customers, async (unit, [name, city, postalCode, paymentRemark], index) => {
    const id = await nextNumber('customer');
    const line = () => ({
      customerId: id,
      address1: `${dice.pick(demo.streets)} ${dice.from(1, 80)}`,
      address2: '',
      postalCode,
      city,
    });
    const office = await unit.create('address', { ...line(), name: 'Huvudkontor', addressType: 'Office' });
    const invoice = await unit.create('address', { ...line(), name, addressType: 'InvoiceAddress' });
    const objectAddressIds: number[] = [];
    for (let count = dice.from(1, 3); count > 0; count -= 1) {
      const object = { ...line(), name: dice.pick(demo.objects), addressType: 'Object' as const };
      objectAddressIds.push((await unit.create('address', object)).id);
    }
    const isPublic = name in demo.publicBuyers;
    const number = index % 3 === 0 ? String(1001 + index) : '';
    // A customer of an earlier attempt keeps the number.
    const fortnoxCustomerNumber = (await isNumberTaken(number, id)) ? '' : number;
    if (fortnoxCustomerNumber) unit.reserveUnique(fortnoxNumbers, fortnoxCustomerNumber, id);
    const customer = unit.createWithId('customer', id, {
      ...customerEntity.empty,
      name,
      paymentTermDays: dice.pick([30, 30, 30, 20, 15]),
      invoiceEmail: `faktura@${mailName(name)}.example`,
      mainAddressId: office.id,
      paymentRemark,
      ...(isPublic && { ...demo.publicBuyers[name], invoiceDelivery: 'EInvoice' as const }),
      fortnoxCustomerNumber,
    });
    unit.refer('address', office.id, 1);
    return { customer, invoiceAddressId: invoice.id, objectAddressIds, city };
  });
}
