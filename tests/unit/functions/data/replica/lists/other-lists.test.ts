import { describe, expect, it } from 'vitest';
import { listAddresses, addressesOfCustomer } from '../../../../../../functions/data/replica/lists/addresses.ts';
import { listContacts } from '../../../../../../functions/data/replica/lists/contacts.ts';
import { listCustomers } from '../../../../../../functions/data/replica/lists/customers.ts';
import { listDeliveryTemplates } from '../../../../../../functions/data/replica/lists/delivery-templates.ts';
import { listDefaultPriceLists } from '../../../../../../functions/data/replica/lists/default-price-lists.ts';
import * as options from '../../../../../../functions/data/replica/lists/options.ts';
import { listProducts } from '../../../../../../functions/data/replica/lists/products.ts';
import * as addresses from '../../../../../../shared/contract/addresses.ts';
import * as contacts from '../../../../../../shared/contract/contacts.ts';
import * as customers from '../../../../../../shared/contract/customers.ts';
import * as deliveryTemplates from '../../../../../../shared/contract/delivery-templates.ts';
import * as priceLists from '../../../../../../shared/contract/price-lists.ts';
import * as products from '../../../../../../shared/contract/products.ts';
import { anybody, read, replicaOf, row } from '../../../../../support/replica/rows.ts';

describe('the list of customers', () => {
  const rows = [
    row('customer', 1, { name: 'Örebro Betong AB', fortnoxCustomerNumber: '1007' }),
    row('customer', 2, { name: 'Ahlsell AB', paymentTermDays: 20, paymentRemark: true }),
    row('customer', 3, { name: 'Åre Hotell' }),
    row('customer', 4, { name: 'Borta AB' }, { deleted: true }),
    row('project', 1, { customerId: 1 }),
    row('project', 2, { customerId: 1 }),
    row('project', 3, { customerId: 1 }, { deleted: true }),
    row('work-order', 1, { projectId: 1, status: 'Started' }),
    row('work-order', 2, { projectId: 2, status: 'Planned' }),
    row('work-order', 3, { projectId: 2, status: 'Registered' }),
    row('work-order', 4, { projectId: 2, status: 'Invoiced' }),
  ];
  const list = (query: Record<string, string> = {}) =>
    customers.listCustomers.result.parse(
      listCustomers(replicaOf(rows), read(customers.listCustomers.query!, query), anybody),
    );

  it('has them by name, in Swedish order, with their counts', () => {
    expect(list().items.map(({ name }) => name)).toEqual(['Ahlsell AB', 'Åre Hotell', 'Örebro Betong AB']);
    expect(list({ name: 'betong' }).items).toMatchObject([
      {
        customerId: 1,
        name: 'Örebro Betong AB',
        paymentTermDays: 30,
        paymentRemark: false,
        fortnoxCustomerNumber: '1007',
        version: 1,
        numberOfProjects: 2,
        planned: 2,
        registered: 1,
        invoiced: 1,
      },
    ]);
  });

  it('can be ordered by a count', () => {
    const { items } = list({ orderByColumn: 'planned', orderByDescending: 'true' });
    expect(items.map(({ customerId }) => customerId)).toEqual([1, 3, 2]);
  });

  it('finds by the accounting number', () => {
    expect(list({ fortnoxCustomerNumber: '007' }).items.map(({ customerId }) => customerId)).toEqual([1]);
  });
});

describe('a page', () => {
  const rows = Array.from({ length: 45 }, (_, index) => row('customer', index + 1, { name: `Kund ${index + 1}` }));
  const page = (query: Record<string, string>, userId = 999) =>
    listCustomers(replicaOf([...rows, ...settings]), read(customers.listCustomers.query!, query), { userId });
  const settings = [
    row('user-settings', 7, { itemsPerPageDefault: 10 }),
    row('user-settings', 8, { itemsPerPageDefault: 0 }),
  ];

  it('has twenty rows unless the query or the user’s settings say otherwise', () => {
    expect(page({}).items).toHaveLength(20);
    expect(page({}, 7).items).toHaveLength(10);
    expect(page({ itemsPerPage: '15' }, 7).items).toHaveLength(15);
  });

  it('has all rows when the size is 0', () => {
    expect(page({}, 8).items).toHaveLength(45);
    expect(page({ itemsPerPage: '0', currentPage: '3' }).meta).toEqual({
      totalItems: 45,
      totalPages: 1,
      currentPage: 1,
    });
  });

  it('goes on where the one before ended', () => {
    const names = [1, 2, 3].flatMap((currentPage) =>
      page({ currentPage: `${currentPage}` }).items.map(({ name }) => name),
    );
    expect(names).toEqual(rows.map(({ data }) => (data as { name: string }).name));
  });

  it('beyond the end is the last one', () => {
    const { items, meta } = page({ currentPage: '99' });
    expect(meta).toEqual({ totalItems: 45, totalPages: 3, currentPage: 3 });
    expect(items).toHaveLength(5);
  });

  it('of nothing is the first and only one', () => {
    expect(page({ name: 'finns inte', currentPage: '4' })).toEqual({
      items: [],
      meta: { totalItems: 0, totalPages: 1, currentPage: 1 },
    });
  });
});

describe('the list of addresses', () => {
  const rows = [
    row('customer', 1, { name: 'Åkerström AB' }),
    row('customer', 2, { name: 'Bortom AB' }),
    row('address', 1, { name: 'Örnen', city: 'Umeå' }),
    row('address', 2, { name: 'Älgen', city: 'Malmö', customerId: 2 }),
    row('address', 3, { name: 'Faktura', addressType: 'InvoiceAddress', address2: 'Plan 2' }),
    row('address', 4, { name: 'Riven' }, { deleted: true }),
    row('project', 1, {
      addresses: [
        { addressId: 3, primary: false },
        { addressId: 1, primary: true },
        { addressId: 4, primary: false },
      ],
    }),
  ];
  const db = replicaOf(rows);
  const names = (found: { name: string }[]) => found.map(({ name }) => name);
  const list = (query: Record<string, string> = {}) =>
    addresses.listAddresses.result.parse(listAddresses(db, read(addresses.listAddresses.query!, query), anybody)).items;

  it('has them by name, with their customers’ names', () => {
    expect(names(list())).toEqual(['Faktura', 'Älgen', 'Örnen']);
    expect(list({ customerName: 'bortom' })).toEqual([
      {
        addressId: 2,
        customerId: 2,
        customerName: 'Bortom AB',
        name: 'Älgen',
        address1: 'Gatan 1',
        address2: '',
        postalCode: '411 01',
        city: 'Malmö',
        addressType: 'Object',
        formatted: 'Älgen, Gatan 1, 411 01 Malmö',
        version: 1,
      },
    ]);
  });

  it('finds by name and city', () => {
    expect(names(list({ name: 'algen' }))).toEqual(['Älgen']);
    expect(names(list({ city: 'UMEA' }))).toEqual(['Örnen']);
  });

  it('gives those of a customer, of one type or all', () => {
    expect(names(addressesOfCustomer(db, 1))).toEqual(['Faktura', 'Örnen']);
    expect(names(addressesOfCustomer(db, 1, 'InvoiceAddress'))).toEqual(['Faktura']);
  });
});

describe('the list of persons', () => {
  it('finds those of a customer', () => {
    const db = replicaOf([
      row('contact', 1, { firstName: 'Anna', customerIds: [1, 2] }),
      row('contact', 2, { firstName: 'Bo', customerIds: [2] }),
      row('contact', 3, { firstName: 'Cia', customerIds: [] }),
    ]);
    const ofCustomer = (customerId: string) =>
      listContacts(db, read(contacts.listContacts.query!, { customerId }), anybody).items.map((one) => one.firstName);
    expect(ofCustomer('1')).toEqual(['Anna']);
    expect(ofCustomer('2')).toEqual(['Anna', 'Bo']);
  });
});

describe('the list of products', () => {
  const rows = [
    row('product', 1, { name: 'Ätbar mätare', productType: 'Rent', invoiceItemGroupHeading: true }),
    row('product', 2, { name: 'Konsult 10' }),
    row('product', 3, { name: 'Konsult 9', invoiceText: 'Rådgivning', aggregateHoursToTotal: true }),
  ];
  const list = (query: Record<string, string> = {}) =>
    products.listProducts.result.parse(
      listProducts(replicaOf(rows), read(products.listProducts.query!, query), anybody),
    ).items;

  it('has them by name, numbers by their size', () => {
    expect(list().map(({ name }) => name)).toEqual(['Konsult 9', 'Konsult 10', 'Ätbar mätare']);
  });

  it('finds by invoice text and by type', () => {
    expect(list({ invoiceText: 'rad' })).toEqual([
      {
        productId: 3,
        name: 'Konsult 9',
        productType: 'Rate',
        invoiceText: 'Rådgivning',
        invoiceItemGroupHeading: false,
        aggregateHoursToTotal: true,
        markUpPercent: 0,
        account: 3001,
        vatPercent: 25,
        isConstruction: false,
        version: 1,
      },
    ]);
    expect(list({ productType: 'Rent' }).map(({ productId }) => productId)).toEqual([1]);
  });
});

describe('the list of default price lists', () => {
  it('has them by year, with how many prices they have', () => {
    const lines = [{ productId: 1, priceOre: 100 }];
    const rows = [
      row('price-list-default', 1, { year: 2026, lines }),
      row('price-list-default', 2, { year: 2025, comment: 'Gammal' }),
      row('price-list-default', 3, { year: 2024 }, { deleted: true }),
    ];
    const list = (query: Record<string, string>) =>
      listDefaultPriceLists(replicaOf(rows), read(priceLists.listDefaultPriceLists.query!, query), anybody).items;
    expect(list({})).toEqual([
      { priceListDefaultId: 2, year: 2025, comment: 'Gammal', numberOfLines: 0, version: 1 },
      { priceListDefaultId: 1, year: 2026, comment: '', numberOfLines: 1, version: 1 },
    ]);
    expect(list({ year: '2026' }).map(({ year }) => year)).toEqual([2026]);
  });
});

describe('what selectors choose from', () => {
  const db = replicaOf([
    row('customer', 1, { name: 'Öst AB', paymentRemark: true }),
    row('customer', 2, { name: 'Alm AB' }),
    row('project', 1, { projectCode: '26-0001' }),
    row('project', 2, { projectCode: '26-0002', active: false }),
    row('project', 3, { projectCode: '26-0003', customerId: 2 }),
    row('contact', 1, { firstName: 'Örjan', lastName: 'Alm', freeText: 'Alm AB' }),
    row('contact', 2, { firstName: 'Anna', lastName: 'Öst' }),
    row('user', 1, { initials: 'ÅS' }),
    row('user', 2, { initials: 'BB' }),
    row('user', 3, { initials: 'AA' }, { deleted: true }),
    row('tag', 1, { name: 'Östra' }),
    row('tag', 2, { name: 'Akut' }),
    row('product', 1, { name: 'Konsult' }),
    row('address', 1, { name: 'Örnen' }),
  ]);

  it('is every living record in order', () => {
    expect(options.customerChoices(db, {}, anybody)).toEqual([
      { customerId: 2, name: 'Alm AB', paymentRemark: false },
      { customerId: 1, name: 'Öst AB', paymentRemark: true },
    ]);
    expect(options.projectChoices(db, {}, anybody)).toEqual([
      { projectId: 3, projectCode: '26-0003', customerName: 'Alm AB', addressFormatted: '' },
      { projectId: 1, projectCode: '26-0001', customerName: 'Öst AB', addressFormatted: '' },
    ]);
    expect(options.contactChoices(db, {}, anybody).map(({ fullName }) => fullName)).toEqual(['Anna Öst', 'Örjan Alm']);
    expect(options.allUsers(db)).toEqual([
      { userId: 2, initials: 'BB', firstName: 'Anna', lastName: 'Alm' },
      { userId: 1, initials: 'ÅS', firstName: 'Anna', lastName: 'Alm' },
    ]);
    expect(options.allTags(db).map(({ name }) => name)).toEqual(['Akut', 'Östra']);
    expect(options.allProducts(db).map(({ name }) => name)).toEqual(['Konsult']);
    expect(options.addressChoices(db, {}, anybody).map(({ name }) => name)).toEqual(['Örnen']);
  });
});

describe('the list of delivery templates', () => {
  it('finds by the days in Sweden when they were made', () => {
    const db = replicaOf([
      row('delivery-template', 1, { name: 'Mätning', dateCreated: '2026-11-19T22:59:59.999Z' }),
      row('delivery-template', 2, { name: 'Rapport', dateCreated: '2026-11-20T22:59:59.999Z' }),
      row('delivery-template', 3, { name: 'Utredning', dateCreated: '2026-11-20T23:00:00.000Z' }),
    ]);
    const names = (query: Record<string, string>) => {
      const { listDeliveryTemplates: contract } = deliveryTemplates;
      return listDeliveryTemplates(db, read(contract.query!, query), anybody).items.map(({ name }) => name);
    };
    expect(names({ dateFrom: '2026-11-20', dateTo: '2026-11-20' })).toEqual(['Rapport']);
    expect(names({ dateFrom: '2026-11-20' })).toEqual(['Rapport', 'Utredning']);
    expect(names({ dateTo: '2026-11-20' })).toEqual(['Mätning', 'Rapport']);
  });
});
