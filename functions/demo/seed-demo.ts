import { creditRefusal } from '../../shared/domain/invoice/credit-rules.ts';
import { projectCodeOf } from '../../shared/domain/project-code.ts';
import { addDays, dayOf, yearOf } from '../../shared/lib/days.ts';
import { toOre } from '../../shared/lib/money.ts';
import type { WorkOrderStatus } from '../../shared/domain/work-order-status.ts';
import { sharedHelper } from '../../shared/schemas/work-order.ts';
import { hashPin } from '../runtime/pin.ts';
import { commitCredit } from '../stores/credit-store.ts';
import { getWholeInvoice } from '../stores/invoice-lines.ts';
import { commitInvoice, loadInvoiceSource } from '../stores/invoice-store.ts';
import { priceListYears } from '../stores/price-list-store.ts';
import { projectCodes, referToChoices } from '../stores/project-store.ts';
import type { Data, Stored } from '../stores/records.ts';
import { getSystemSettings, saveSettings } from '../stores/settings-store.ts';
import { keys } from '../stores/keys.ts';
import { getItem, getRecord, nextNumber } from '../stores/table.ts';
import { UnitOfWork } from '../stores/unit-of-work.ts';
import { createTag, findTag } from '../stores/tag-store.ts';
import { createUser, findUserByInitials } from '../stores/user-store.ts';
import { newSecret } from '../stores/session-store.ts';
import * as demo from './demo-data.ts';
import { seedStaffTimeLogs } from './seed-staff-time-logs.ts';
import { localUsers } from './local-users.ts';
import { Dice } from './dice.ts';
import { seedFiles } from './seed-files.ts';
import { seedLogs } from './seed-logs.ts';

/** The users of one machine, and nothing else. @returns their records */
export async function seedUsers(): Promise<Stored<'user'>[]> {
  return inUnits(localUsers, async (unit, { pin, ...user }) =>
    createUser(unit, { ...user, pinHash: await hashPin(pin), sessionGeneration: 1 }),
  );
}

/** The firm with the users of one machine, in an empty table. */
export async function seedDemo(now: Date): Promise<void> {
  const users = [...(await seedUsers()), ...(await seedColleagues(localUsers[0]!.pin))];
  await seedFiles(new Dice(23), await seedFirm(now, users));
}

/**
 * A firm in the middle of its work: enough of everything to see each screen alive. The same at each run.
 * @param newUsers who have no time logs yet
 * @returns its projects
 */
export async function seedFirm(now: Date, users: Stored<'user'>[], newUsers = users): Promise<Stored<'project'>[]> {
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
  const workOrders = await seedWorkOrders(dice, { projects, products, users, today });
  await seedOwnPriceLists(products, customers, projects);
  await seedDeliveryTemplates(products, now);
  // Last, and with dice of its own: what is above stays as it is whatever is written here.
  await seedLogs(new Dice(21), { projects, workOrders, users, today });
  await seedStaffTimeLogs(new Dice(22), newUsers, today);
  return projects;
}

/** The one of that name, where an earlier try has made it. */
async function seedTag(unit: UnitOfWork, name: string): Promise<Stored<'tag'>> {
  return (await findTag(name)) ?? createTag(unit, name);
}

/** Runs a step for each, as many to a transaction as fit. */
async function inUnits<Item, Result>(
  items: readonly Item[],
  step: (unit: UnitOfWork, item: Item, index: number) => Promise<Result> | Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let unit = new UnitOfWork(0);
  for (const [index, item] of items.entries()) {
    results.push(await step(unit, item, index));
    if (unit.size > 80) {
      await unit.commit(null);
      unit = new UnitOfWork(0);
    }
  }
  await unit.commit(null);
  return results;
}

async function seedColleagues(pin: string): Promise<Stored<'user'>[]> {
  const pinHash = await hashPin(pin);
  return inUnits(colleagues(), (unit, colleague) => createUser(unit, { ...colleague, pinHash, sessionGeneration: 1 }));
}

type Person = Omit<Data<'user'>, 'pinHash' | 'sessionGeneration'>;

function colleagues(): Person[] {
  return demo.colleagues.map(([initials, firstName, lastName], index) => ({
    initials,
    firstName,
    lastName,
    role: 'Staff',
    phone: `031-700 10 ${30 + index}`,
    email: `${mailName(firstName)}.${mailName(lastName)}@klang.example`,
  }));
}

/**
 * The same people where the table has users of its own: who has somebody's initials is taken for that one. Nobody can
 * log in as one that is made here, whose PIN nobody knows and whose mail goes nowhere.
 */
export async function seedPeople(): Promise<{ users: Stored<'user'>[]; newUsers: Stored<'user'>[] }> {
  const wanted: Person[] = [
    ...localUsers.map(({ pin: _pin, ...person }) => ({ ...person, role: 'Staff' as const })),
    ...colleagues(),
  ];
  const newUsers: Stored<'user'>[] = [];
  const users = await inUnits(wanted, async (unit, person) => {
    const known = await findUserByInitials(person.initials);
    if (known) return known;
    const user = await createUser(unit, {
      ...person,
      pinHash: await hashPin(newSecret().secret),
      sessionGeneration: 1,
    });
    newUsers.push(user);
    return user;
  });
  return { users, newUsers };
}

async function seedPriceLists(products: Stored<'product'>[], thisYear: number): Promise<void> {
  await inUnits([thisYear - 2, thisYear - 1, thisYear], async (unit, year, index) => {
    const lines = products.map(({ id }, product) => ({
      productId: id,
      priceOre: toOre(Math.round((demo.products[product]!.price * (1 + index * 0.035)) / 5) * 5),
    }));
    const comment = index === 2 ? 'Gäller från årsskiftet' : '';
    // Of an earlier try, for products that this one has made anew.
    const known = await getItem(keys.unique(priceListYears, String(year)));
    if (known) {
      const list = await getRecord('price-list-default', known['id'] as number);
      unit.save(list, { ...list.data, lines: [...list.data.lines, ...lines] });
      return;
    }
    const list = await unit.create('price-list-default', { year, comment, lines });
    unit.claim(priceListYears, String(year), list.id);
  });
}

/** Some customers have agreed prices, and some projects prices of their own. */
async function seedOwnPriceLists(
  products: Stored<'product'>[],
  customers: Customer[],
  projects: Stored<'project'>[],
): Promise<void> {
  const linesAt = (share: number, own: readonly Stored<'product'>[]) =>
    own.map(({ id, data }) => {
      const { price } = demo.products.find(({ name }) => name === data.name)!;
      return { productId: id, priceOre: toOre(Math.round((price * share) / 10) * 10) };
    });
  const rates = products.filter(({ data }) => data.productType === 'Rate');
  await inUnits(demo.customerPriceLists, (unit, { customer, comment, share, onlyRates }) => {
    const { id } = customers.find((one) => one.customer.data.name === customer)!.customer;
    const lines = linesAt(share, onlyRates ? rates : products.slice(0, 4));
    return unit.createWithId('price-list-customer', id, { customerId: id, comment, lines });
  });
  const current = projects.filter((_, index) => index % 20 === 7);
  await inUnits(current, (unit, { id }, index) => {
    const lines = linesAt(1 + index * 0.02, products);
    return unit.createWithId('price-list-project', id, { projectId: id, lines });
  });
}

async function seedDeliveryTemplates(products: Stored<'product'>[], now: Date): Promise<void> {
  const byName = new Map(products.map((product) => [product.data.name, product]));
  await inUnits(demo.deliveryTemplates, (unit, { name, daysAgo, items }) => {
    let lines = 0;
    return unit.create('delivery-template', {
      name,
      dateCreated: new Date(now.getTime() - daysAgo * 86_400_000).toISOString(),
      items: items.map((item, index) => ({
        deliveryTemplateItemId: index + 1,
        invoiceNote: item.note,
        invoiceable: !('invoiceable' in item),
        lines: Object.entries(item.lines).map(([product, number]) => {
          const { id, data } = byName.get(product)!;
          const isRate = data.productType === 'Rate';
          return {
            deliveryTemplateItemLineId: (lines += 1),
            productId: id,
            productType: data.productType,
            hoursEstimated: isRate ? number : 0,
            quantity: isRate ? 0 : number,
          };
        }),
      })),
    });
  });
}

type Customer = { customer: Stored<'customer'>; invoiceAddressId: number; objectAddressIds: number[]; city: string };

async function seedCustomers(dice: Dice): Promise<Customer[]> {
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
    const customer = unit.createWithId('customer', id, {
      name,
      paymentTermDays: dice.pick([30, 30, 30, 20, 15]),
      invoiceText: '',
      invoiceEmail: `faktura@${mailName(name)}.example`,
      mainAddressId: office.id,
      paymentRemark,
      costCenter: '',
      organisationNumber: '',
      fortnoxCustomerNumber: index % 3 === 0 ? String(1001 + index) : '',
    });
    unit.refer('address', office.id, 1);
    return { customer, invoiceAddressId: invoice.id, objectAddressIds, city };
  });
}

function mailName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .trim()
    .split(' ')
    .slice(0, 2)
    .join('');
}

async function seedContacts(dice: Dice, customers: Customer[]): Promise<Stored<'contact'>[]> {
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
      // Some work for more than one: an architect, a consultant.
      customerIds: index % 9 === 4 ? [customer.id, twice[index + 3]!.customer.id] : [customer.id],
    });
  });
}

type ProjectSources = {
  customers: Customer[];
  people: Stored<'contact'>[];
  tags: Stored<'tag'>[];
  users: Stored<'user'>[];
  today: string;
};

async function seedProjects(dice: Dice, { customers, people, tags, users, today }: ProjectSources) {
  const thisYear = yearOf(today);
  // Dice of its own: what it adds leaves the rest of the firm as it was.
  const company = new Dice(7);
  const years = [...Array<number>(22).fill(thisYear - 1), ...Array<number>(64).fill(thisYear)];
  return inUnits(years, async (unit, year) => {
    const { customer, invoiceAddressId, objectAddressIds } = dice.pick(customers);
    const objectAddressId = dice.pick(objectAddressIds);
    const owns = dice.pick(people.filter((person) => person.data.customerIds.includes(customer.id)));
    const projectCode = projectCodeOf(year, await nextNumber(`${projectCodes}-${year}`));
    const data: Data<'project'> = {
      projectCode,
      customerId: customer.id,
      active: year === thisYear || dice.chance(0.4),
      budgetOre: toOre(dice.from(2, 60) * 5000),
      paymentTermDays: customer.data.paymentTermDays,
      invoiceText: '',
      invoiceMessage: dice.chance(0.2) ? 'Tack för förtroendet!' : '',
      invoiceEmail: '',
      costCenter: dice.chance(0.4) ? `Märkning ${dice.from(1000, 9999)}` : '',
      projectOwnerUserId: dice.pick(users.slice(0, 6)).id,
      projectReviewerUserId: dice.pick(users).id,
      mainContactId: owns.id,
      invoiceAddressId,
      objectAddressId,
      addresses: [{ addressId: objectAddressId, primary: true }],
      contactIds: [owns.id, ...companyOf(company, people, owns)],
      tagIds: [...new Set([dice.pick(tags).id, dice.pick(tags).id, dice.pick(tags).id])].slice(0, dice.from(0, 3)),
    };
    await referToChoices(unit, null, data);
    unit.refer('address', objectAddressId, 1);
    const project = await unit.create('project', data);
    unit.claim(projectCodes, projectCode, project.id);
    return project;
  });
}

/** Who else is in a project: often a colleague of the orderer's, sometimes somebody from another firm. */
function companyOf(dice: Dice, people: Stored<'contact'>[], orderer: Stored<'contact'>): number[] {
  const others = people.filter(({ id }) => id !== orderer.id);
  const colleagues = others.filter(({ data }) => data.freeText === orderer.data.freeText);
  const outsiders = others.filter(({ data }) => data.freeText !== orderer.data.freeText && data.role === 'Arkitekt');
  const chosen = [dice.chance(0.6) && dice.pick(colleagues), dice.chance(0.3) && dice.pick(outsiders)];
  return chosen.flatMap((person) => (person ? [person.id] : []));
}

type WorkOrderSources = {
  projects: Stored<'project'>[];
  products: Stored<'product'>[];
  users: Stored<'user'>[];
  today: string;
};

/** About a third of the projects have been invoiced, with what that makes of their work orders. */
async function seedWorkOrders(dice: Dice, { projects, products, users, today }: WorkOrderSources) {
  const planned = projects.flatMap((project, index) => {
    const isInvoiced = index % 3 === 0;
    const statuses: WorkOrderStatus[] = isInvoiced
      ? Array<WorkOrderStatus>(dice.from(1, 4)).fill('Registered')
      : Array.from({ length: dice.from(1, 8) }, () =>
          dice.pick(['Quoted', 'Planned', 'Planned', 'Started', 'Registered', 'Registered', 'Cancelled'] as const),
        );
    const isLastYear = project.data.projectCode < String(yearOf(today) % 100);
    const longestAgo = isLastYear ? 600 : 320;
    return statuses.map((status) => ({
      project,
      status,
      isInvoiced,
      daysAgo: dice.from(isLastYear ? 330 : 0, longestAgo),
    }));
  });
  const workOrders = await inUnits(planned, (unit, { project, status, daysAgo }) => {
    const owner = dice.chance(0.12) ? null : dice.pick(users).id;
    const verificationDate = addDays(today, -daysAgo);
    return unit.create('work-order', {
      projectId: project.id,
      status,
      statusDate: `${verificationDate}T14:30:00.000Z`,
      verificationDate,
      invoiceNote: dice.pick(demo.notes),
      internalNote: dice.chance(0.3) ? 'Nyckel hämtas i receptionen.' : '',
      workOrderOwnerUserId: owner,
      workOrderHelperUserId: dice.pick([null, null, sharedHelper, dice.pick(users).id]),
      workOrderHelperRequired: dice.chance(0.15),
      invoiceable: dice.chance(0.95),
      createdByUserId: dice.pick(users).id,
      invoiceId: null,
      items: demoItems(dice, products, status),
    });
  });
  const toInvoice = new Map<number, Stored<'work-order'>[]>();
  planned.forEach(({ project, isInvoiced }, index) => {
    if (isInvoiced) toInvoice.set(project.id, [...(toInvoice.get(project.id) ?? []), workOrders[index]!]);
  });
  await seedInvoices(dice, toInvoice, today);
  return workOrders;
}

function demoItems(dice: Dice, products: Stored<'product'>[], status: WorkOrderStatus): Data<'work-order'>['items'] {
  const isWorked = status === 'Started' || status === 'Registered';
  const rates = products.filter(({ data }) => data.productType === 'Rate');
  const rents = products.filter(({ data }) => data.productType === 'Rent');
  const chosen = [dice.pick(rates), dice.pick(rates), ...(dice.chance(0.45) ? [dice.pick(rents)] : [])];
  return chosen.map(({ id, data: { productType } }, index) => {
    const hours = dice.from(1, 24) / 2;
    const isRate = productType === 'Rate';
    return {
      workOrderItemId: index + 1,
      productId: id,
      productType,
      hoursEstimated: isRate ? hours : 0,
      workedHours: isRate && isWorked ? hours + dice.from(0, 2) / 2 : null,
      invoiceableHours: isRate && isWorked ? hours : null,
      quantity: isRate ? 0 : dice.from(1, 5),
      frozenPriceOre: null,
    };
  });
}

async function seedInvoices(dice: Dice, toInvoice: Map<number, Stored<'work-order'>[]>, today: string): Promise<void> {
  const dated = [...toInvoice].map(([projectId, workOrders]) => {
    const lastDay = workOrders
      .map(({ data }) => data.verificationDate)
      .sort()
      .at(-1)!;
    const day = addDays(lastDay, dice.from(2, 12));
    return { projectId, workOrders, day: day < today ? day : today };
  });
  for (const [index, { projectId, workOrders, day }] of dated.sort((a, b) => (a.day < b.day ? -1 : 1)).entries()) {
    const ids = workOrders.filter(({ data }) => data.invoiceable).map(({ id }) => id);
    if (ids.length === 0) continue;
    const project = await getRecord('project', projectId);
    const unit = new UnitOfWork(0);
    const source = await loadInvoiceSource(project, ids, new Date(`${day}T10:00:00.000Z`));
    const { invoiceId } = await commitInvoice(unit, source, {
      invoiceId: await nextNumber('invoice'),
      stageFollowUps: () => undefined,
    });
    await settle(dice, invoiceId, today);
    if (index % 12 === 4) await creditInFull(invoiceId, new Date(`${day}T14:00:00.000Z`));
  }
}

/** The credit of an invoice that can be credited. */
async function creditInFull(invoiceId: number, now: Date): Promise<void> {
  const debit = await getWholeInvoice(invoiceId);
  if (creditRefusal(debit.data) !== undefined) return;
  await commitCredit(new UnitOfWork(0), debit, { invoiceId: await nextNumber('invoice'), now }, () => undefined);
}

/** What time has made of an invoice. */
async function settle(dice: Dice, invoiceId: number, today: string): Promise<void> {
  const invoice = await getRecord('invoice', invoiceId);
  const { dueDate } = invoice.data;
  const status =
    dueDate < today
      ? dice.pick(['Paid', 'Paid', 'Paid', 'Overdue'] as const)
      : dice.pick(['Created', 'Sent', 'Posted'] as const);
  if (status === 'Created') return;
  const unit = new UnitOfWork(0);
  unit.save(invoice, { ...invoice.data, status });
  await unit.commit(null);
}
