import { addDays } from '../../shared/lib/days.ts';
import { workOrderStatuses } from '../../shared/codes/work-orders.ts';
import { customer } from '../../shared/entities/customer.ts';
import type { FeedData, FeedKind, FeedRow } from '../../functions/data/core/feed-rows.ts';
import { makeRandom } from '../../infra/host/strict/random.ts';
import { emptyFeed } from '../support/replica/empty-feed.ts';

/**
 * An invented firm with this many work orders and everything they belong to, deterministic: ten work orders per
 * project, five projects per customer. Its changes are spread over the years up to `until`.
 */
export function makeFirm(workOrders: number, until: Date): FeedRow[] {
  const random = makeRandom(workOrders);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const chance = (probability: number) => random() < probability;
  const idUpTo = (count: number) => 1 + Math.floor(random() * count);

  const projects = Math.max(10, Math.round(workOrders / 10));
  const customers = Math.max(5, Math.round(projects / 5));
  const contacts = customers * 2;
  const users = 40;
  const products = 40;
  const years = 10;
  const lastYear = until.getUTCFullYear();
  const rows: FeedRow[] = [];
  let sequence = 0;
  const total = workOrders * 1.4;
  const add = <K extends FeedKind>(kind: K, id: number, data: FeedData<K>) => {
    const age = (1 - sequence / total) * years * 365 * day;
    sequence += 1;
    const changedAt = new Date(until.getTime() - hour - Math.max(0, age)).toISOString();
    rows.push({ kind, id, version: 1 + Math.floor(random() * 4), deleted: chance(0.005), changedAt, data });
  };
  const series = (count: number, make: (id: number) => void) => {
    for (let id = 1; id <= count; id += 1) make(id);
  };

  series(users, (id) =>
    add('user', id, {
      initials: `${pick(letters)}${pick(letters)}${id}`,
      role: 'Staff',
      firstName: pick(firstNames),
      lastName: pick(lastNames),
      phone: '070-000 00 00',
      email: `person${id}@example.se`,
      employedUntil: null,
    }),
  );
  series(12, (id) => add('tag', id, { name: `${pick(words)} ${id}` }));
  series(products, (id) =>
    add('product', id, {
      name: `${pick(words)} ${pick(objects)} ${id}`,
      productType: id <= 28 ? 'Rate' : 'Rent',
      invoiceText: pick(words),
      invoiceItemGroupHeading: chance(0.3),
      markUpPercent: 0,
      account: 3001,
      vatPercent: 25,
      isConstruction: false,
      aggregateHoursToTotal: chance(0.3),
    }),
  );
  const lines = (share: number) =>
    Array.from({ length: products }, (_, index) => ({
      productId: index + 1,
      priceOre: 50_000 + Math.floor(random() * 100_000),
    })).filter(() => random() < share);
  series(years, (id) => add('price-list-default', id, { year: lastYear - years + id, comment: '', lines: lines(1) }));
  series(customers, (id) =>
    add('customer', id, {
      ...emptyFeed(customer),
      name: `${pick(places)} ${pick(trades)} ${pick(['AB', 'HB', 'i Sverige AB', 'Förvaltning AB'])} ${id}`,
      paymentTermDays: pick([10, 20, 30, 60]),
      paymentRemark: chance(0.03),
      fortnoxCustomerNumber: chance(0.9) ? String(1000 + id) : '',
    }),
  );
  series(Math.round(customers / 5), (id) =>
    add('price-list-customer', id * 5, { customerId: id * 5, comment: '', lines: lines(0.5) }),
  );
  series(contacts, (id) =>
    add('contact', id, {
      firstName: pick(firstNames),
      lastName: pick(lastNames),
      freeText: pick(trades),
      role: 'Projektledare',
      email: `kontakt${id}@example.se`,
      phone: '08-000 00 00',
      mobilePhone: '073-000 00 00',
      customerIds: [idUpTo(customers)],
    }),
  );
  series(projects, (id) =>
    add('address', id, {
      customerId: Math.ceil(id / 5),
      name: `Kv. ${pick(objects)} ${Math.ceil(random() * 90)}`,
      address1: `${pick(objects)}gatan ${Math.ceil(random() * 120)}`,
      address2: '',
      postalCode: `${100 + Math.floor(random() * 880)} ${10 + Math.floor(random() * 89)}`,
      city: pick(places),
      addressType: 'Object',
    }),
  );
  series(projects, (id) => {
    const projectCode = `${String(lastYear - years + 1 + Math.floor(((id - 1) / projects) * years)).slice(2)}-${String(id).padStart(4, '0')}`;
    add('project', id, {
      projectCode,
      customerId: Math.ceil(id / 5),
      active: chance(0.4),
      budgetOre: Math.floor(random() * 500) * 100_000,
      projectOwnerUserId: idUpTo(users),
      projectReviewerUserId: chance(0.8) ? idUpTo(users) : null,
      mainContactId: chance(0.8) ? idUpTo(contacts) : null,
      invoiceAddressId: id,
      objectAddressId: id,
      addresses: [{ addressId: id, primary: true }],
      contactIds: [idUpTo(contacts)],
      tagIds: [...new Set([idUpTo(12), idUpTo(12), idUpTo(12)])].slice(0, Math.floor(random() * 4)),
      invoiceText: id % 3 === 0 ? `Uppdrag enligt avtal ${id}` : '',
      invoiceMessage: id % 5 === 0 ? `Tack för förtroendet!<br>Er beställning ${id}` : '',
      invoiceEmail: id % 4 === 0 ? `faktura${id}@example.se` : '',
      costCenter: id % 2 === 0 ? `Kst ${id % 97}` : '',
    });
  });
  series(Math.round(projects / 4), (id) => add('price-list-project', id * 4, { projectId: id * 4, lines: lines(0.6) }));
  let itemId = 0;
  series(workOrders, (id) => {
    const age = 1 - id / workOrders;
    const status = age > 0.2 ? 'Invoiced' : pick(workOrderStatuses);
    const verificationDate = addDays(`${lastYear}-${until.toISOString().slice(5, 10)}`, -Math.floor(age * years * 365));
    add('work-order', id, {
      projectId: Math.min(projects, Math.max(1, Math.ceil((id / workOrders) * projects - random() * 3))),
      status,
      statusDate: `${verificationDate}T08:00:00.000Z`,
      verificationDate,
      invoiceNote: `${pick(words)} av ${pick(subjects)}, plan ${Math.ceil(random() * 12)}, ${pick(places)}`,
      workOrderOwnerUserId: chance(0.95) ? idUpTo(users) : null,
      workOrderHelperUserId: chance(0.3) ? idUpTo(users) : chance(0.05) ? -1 : null,
      workOrderHelperRequired: chance(0.2),
      invoiceable: chance(0.95),
      createdByUserId: 1 + (id % users),
      invoiceId: status === 'Invoiced' ? Math.ceil(id / 12) : null,
      items: Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
        const productId = idUpTo(products);
        const hours = Math.ceil(random() * 16) / 2;
        const isWorked = status !== 'Planned' && status !== 'Quoted';
        itemId += 1;
        return {
          workOrderItemId: itemId,
          productId,
          productType: productId <= 28 ? ('Rate' as const) : ('Rent' as const),
          hoursEstimated: hours,
          workedHours: isWorked ? hours : null,
          invoiceableHours: isWorked ? hours : null,
          quantity: Math.ceil(random() * 4),
          purchasePrice: null,
          markUpPercent: 0,
          receipt: '',
          frozenPriceOre: status === 'Invoiced' ? 95_005 : null,
        };
      }),
    });
  });
  series(Math.round(workOrders / 12), (id) => {
    const projectId = idUpTo(projects);
    const age = 1 - (id * 12) / workOrders;
    const displayDate = addDays(until.toISOString().slice(0, 10), -Math.max(0, Math.floor(age * years * 365)));
    const sumTotal = 4 * Math.floor(random() * 50_000);
    add('invoice', id, {
      invoiceCode: `${projectId}-${String(id).padStart(6, '0')}`,
      serialNumber: id,
      serialNumberPadded: String(id).padStart(6, '0'),
      refSerialNumberPadded: '',
      refInvoiceId: null,
      invoiceType: 'Debit',
      status: settled(age, pick(['Posted', 'Paid', 'Overdue'])),
      credited: false,
      projectId,
      customerId: Math.ceil(projectId / 5),
      projectCode: `26-${projectId}`,
      projects: id % 7 === 3 ? sharedBy([projectId, (projectId % projects) + 1], sumTotal, displayDate) : [],
      projectOwnerUserId: null,
      projectOwnerUserInitials: `${pick(letters)}${pick(letters)}1`,
      objectName: `Kv. ${pick(objects)} 3`,
      customerName: `${pick(places)} ${pick(trades)} AB`,
      displayDate,
      dueDate: addDays(displayDate, 30),
      sumTotal,
      vatTotalRounded: sumTotal / 4,
      sumTotalIncVat: sumTotal + sumTotal / 4,
      credits: [],
      balance: null,
    });
  });
  return rows;
}

/** The projects of a combined invoice: what each of two has of its sum. */
const sharedBy = (projectIds: [number, number], sumTotal: number, day: string) =>
  projectIds.map((projectId, index) => ({
    projectId,
    projectCode: `26-${projectId}`,
    objectName: '',
    workFrom: day,
    workTo: day,
    sumTotal: (sumTotal / 4) * [1, 3][index]!,
  }));

/** What is older than half a year is paid. */
const settled = (age: number, status: 'Posted' | 'Paid' | 'Overdue') => (age > 0.05 ? 'Paid' : status);

const hour = 3_600_000;
const day = 24 * hour;

const letters = Array.from('ABCDEFGHIJKLMNOPRSTUVYÅÄÖ');
const firstNames = ['Åsa', 'Örjan', 'Anna', 'Björn', 'Cecilia', 'David', 'Elin', 'Fredrik', 'Märta', 'Nils', 'Zoë'];
const lastNames = ['Öberg', 'Ängström', 'Åkesson', 'Lind', 'Ståhl', 'Håkansson', 'Berg', 'Dahl', 'Sjögren', 'Vik'];
const places = [
  'Malmö',
  'Göteborg',
  'Örebro',
  'Umeå',
  'Ängelholm',
  'Åre',
  'Lund',
  'Visby',
  'Gävle',
  'Kiruna',
  'Skövde',
];
const trades = ['Bygg', 'Fastigheter', 'Betong', 'Ventilation', 'Industri', 'Hotell', 'Skolor', 'Bostäder', 'Akustik'];
const objects = [
  'Näktergalen',
  'Väduren',
  'Ekorren',
  'Örnen',
  'Älgen',
  'Ängen',
  'Sparven',
  'Linden',
  'Kvarnen',
  'Tornet',
];
const words = [
  'Mätning',
  'Utredning',
  'Beräkning',
  'Kontroll',
  'Projektering',
  'Granskning',
  'Besiktning',
  'Rådgivning',
];
const subjects = [
  'luftljudsisolering',
  'stegljud',
  'trafikbuller',
  'efterklangstid',
  'installationsbuller',
  'vibrationer',
];
