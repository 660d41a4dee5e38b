import type { StoredRecord } from '../data/core/records.ts';
import * as demo from './demo-data.ts';
import type { Dice } from './dice.ts';
import { inUnits } from './in-units.ts';
import { mailName } from './mail-name.ts';
import type { DemoCustomer } from './seed-customers.ts';

export async function seedContacts(dice: Dice, customers: DemoCustomer[]): Promise<StoredRecord<'contact'>[]> {
  const twice = [...customers, ...customers];
  return inUnits(twice, (unit, { customer }, index) => {
    const firstName = demo.firstNames[(index * 7) % demo.firstNames.length]!;
    const lastName = dice.pick(demo.lastNames);
    return unit.create('contact', {
      firstName,
      lastName,
      freeText: customer.data.name,
      role: dice.pick(demo.contactRoles),
      email: `${mailName(firstName)}@${mailName(customer.data.name)}.example`,
      phone: `${dice.pick(demo.areaCodes)}-${dice.from(100, 999)} ${dice.from(10, 99)} ${dice.from(10, 99)}`,
      mobilePhone: `070-${dice.from(100, 999)} ${dice.from(10, 99)} ${dice.from(10, 99)}`,
      customerIds: index % 9 === 4 ? [customer.id, twice[index + 3]!.customer.id] : [customer.id],
      erasedAt: null,
    });
  });
}
