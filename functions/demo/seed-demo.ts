import { dayOf, yearOf } from '../../shared/lib/days.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { getSystemSettings, saveSettings } from '../settings/settings-store.ts';
import { createTag, findTag } from '../projects/tag-store.ts';
import { UnitOfWork } from '../data/core/unit-of-work.ts';
import * as demo from './demo-data.ts';
import { Dice } from './dice.ts';
import { inUnits } from './in-units.ts';
import { localUsers } from './local-users.ts';
import { seedContacts } from './seed-contacts.ts';
import { seedCustomers } from './seed-customers.ts';
import { seedDeliveryTemplates } from './seed-delivery-templates.ts';
import { seedFiles } from './seed-files.ts';
import { seedLogs } from './seed-logs.ts';
import { seedColleagues, seedUsers } from './seed-people.ts';
import { seedPublicInvoices } from './seed-public-invoices.ts';
import { seedOwnPriceLists, seedPriceLists } from './seed-price-lists.ts';
import { seedProjects } from './seed-projects.ts';
import { seedStaffTimeLogs } from './seed-staff-time-logs.ts';
import { seedThisMonth } from './seed-this-month.ts';
import { seedWorkOrders } from './seed-work-orders.ts';

export async function seedDemo(now: Date): Promise<void> {
  const today = dayOf(now);
  const users = [...(await seedUsers(today)), ...(await seedColleagues(localUsers[0]!.pin, today))];
  await seedFiles(new Dice(23), await seedFirm(now, users));
}

/** Enough data for every screen, the same at each run. @param newUsers users without time logs */
export async function seedFirm(
  now: Date,
  users: StoredRecord<'user'>[],
  newUsers = users,
): Promise<StoredRecord<'project'>[]> {
  const dice = new Dice(20);
  const today = dayOf(now);

  const settings = await getSystemSettings();
  if (settings.version === 0) {
    const unit = new UnitOfWork(0);
    saveSettings(unit, settings, demo.systemSettings);
    await unit.commit(null);
  }

  const products = await inUnits(demo.products, (one, { price: _price, ...product }) => one.create('product', product));
  await seedPriceLists(products, yearOf(today));
  const tags = await inUnits(demo.tags, seedTag);
  const customers = await seedCustomers(dice);
  const people = await seedContacts(dice, customers);
  const projects = await seedProjects(dice, { customers, people, tags, users, today });
  const workOrders = await seedWorkOrders(dice, { projects, products, users, now, today });
  await seedOwnPriceLists(products, customers, projects);
  await seedDeliveryTemplates(products, now);
  await seedPublicInvoices({ customers, projects, products, now });
  // Last, with generators of their own, so that changes here do not affect the data above.
  await seedLogs(new Dice(21), { projects, workOrders, users, today });
  await seedStaffTimeLogs(new Dice(22), newUsers, today);
  await seedThisMonth(new Dice(24), { projects, products, users, today });
  return projects;
}

async function seedTag(unit: UnitOfWork, name: string): Promise<StoredRecord<'tag'>> {
  return (await findTag(name)) ?? createTag(unit, name);
}
