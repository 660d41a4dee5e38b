// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { usualColumns } from '../../../../frontend/src/components/list/chosen-columns.ts';
import { addressesList } from '../../../../frontend/src/features/addresses/addresses-list.ts';
import { contactsList } from '../../../../frontend/src/features/contacts/contacts-list.ts';
import { projectContactsList } from '../../../../frontend/src/features/contacts/project-contacts.ts';
import { customersList } from '../../../../frontend/src/features/customers/customers-list.ts';
import { deliveryTemplatesList } from '../../../../frontend/src/features/delivery-templates/delivery-templates-list.ts';
import { invoiceableProjectsList } from '../../../../frontend/src/features/invoices/invoiceable-projects-list.ts';
import { invoicesList } from '../../../../frontend/src/features/invoices/invoices-list.ts';
import {
  customerPriceListsList,
  defaultPriceListsList,
} from '../../../../frontend/src/features/price-lists/price-lists-lists.ts';
import { productsList } from '../../../../frontend/src/features/products/products-list.ts';
import { projectsList } from '../../../../frontend/src/features/projects/projects-list.ts';
import { projectWorkOrdersList } from '../../../../frontend/src/features/work-orders/project-work-orders-list.ts';
import { usersList } from '../../../../frontend/src/features/users/users-list.ts';
import type { ListDefinition } from '../../../../frontend/src/components/list/list-definition.ts';
import { addressColumns } from '../../../../shared/contract/addresses.ts';
import { customerPriceListColumns, defaultPriceListColumns } from '../../../../shared/contract/price-lists.ts';
import { contactColumns } from '../../../../shared/contract/contacts.ts';
import { customerColumns } from '../../../../shared/contract/customers.ts';
import { deliveryTemplateColumns } from '../../../../shared/contract/delivery-templates.ts';
import { invoiceColumns } from '../../../../shared/contract/invoices.ts';
import { productColumns } from '../../../../shared/contract/products.ts';
import { projectColumns } from '../../../../shared/contract/projects.ts';
import { userColumns } from '../../../../shared/contract/users.ts';
import { workOrderColumns } from '../../../../shared/contract/work-orders.ts';

/** A list's usual columns, its filters and order in words. */
function shown(list: ListDefinition<never>) {
  const { filters, defaultSort } = list;
  const order = `${defaultSort.column} ${defaultSort.descending ? 'falling' : 'rising'}`;
  return {
    columns: usualColumns(list).map(({ label }) => label),
    filters: (filters ?? []).map(({ label }) => label),
    order,
  };
}

const projects = projectsList('all', { tags: [{ tagId: 1, name: 'Buller' }] });

describe('the columns, filters and order of a list', () => {
  it('of projects', () => {
    expect(shown(projects)).toEqual({
      columns: [
        'Projektkod',
        'Objekt',
        'Kund',
        'Beställare',
        'Adress',
        'Taggar',
        'Planerade',
        'Registrerade',
        'Fakturerade',
        'Budget',
      ],
      filters: [
        'Projektkod',
        'Aktiva eller alla',
        'Kund',
        'Beställare',
        'Objekt',
        'Adress',
        'Ansvarig',
        'Granskare',
        'Mina',
        'Budget',
        'Delbetalning senast',
        'Taggar',
      ],
      order: 'projectCode falling',
    });
  });

  it('of persons', () => {
    expect(shown(contactsList)).toEqual({
      columns: ['Förnamn', 'Efternamn', 'Företag', 'Roll', 'E-post', 'Mobil', 'Direkt'],
      filters: ['Namn', 'Företag', 'E-post', 'Kund', 'Roll', 'Telefon'],
      order: 'firstName rising',
    });
  });

  it('of a project’s persons, without filters', () => {
    expect(shown(projectContactsList)).toEqual({
      columns: ['Förnamn', 'Efternamn', 'Företag', 'Roll', 'E-post', 'Mobil', 'Direkt', 'I projektet'],
      filters: [],
      order: 'firstName rising',
    });
  });

  it('of customers', () => {
    expect(shown(customersList)).toEqual({
      columns: [
        'Namn',
        'Betalningsvillkor (dagar)',
        'Projekt',
        'Planerade',
        'Registrerade',
        'Fakturerade',
        'Fakturerat 12 mån',
        'Utestående',
        'Kundnr Fortnox',
      ],
      filters: ['Kund', 'Kundnr Fortnox'],
      order: 'name rising',
    });
  });

  it('of addresses', () => {
    expect(shown(addressesList)).toEqual({
      columns: ['Kund', 'Objekt', 'Adresstyp', 'Adressrad 1', 'Adressrad 2', 'Postnummer', 'Ort'],
      filters: ['Kund', 'Objekt', 'Ort'],
      order: 'name rising',
    });
  });

  it('of a project’s work orders', () => {
    const { columns, filters, order } = shown(projectWorkOrdersList);
    expect(columns).toEqual([
      'Insats',
      'Datum',
      'Status',
      'Extern not',
      'Ansvarig',
      'Medhjälpare',
      'Est. tid',
      'Arbetad tid',
      'Fakt. tid',
      'Värde',
    ]);
    expect(filters).toContain('Status');
    expect(order).toBe('verificationDate rising');
  });

  it('of projects to invoice', () => {
    const { columns, filters, order } = shown(invoiceableProjectsList);
    expect(columns.slice(0, 3)).toEqual(['Projekt', 'Objekt', 'Kund']);
    expect(filters).toEqual([
      'Projekt',
      'Kund',
      'Ansvarig',
      'Granskare',
      'Äldsta post från',
      'Äldsta post till',
      'Mina',
      'Aktiva',
    ]);
    expect(order).toBe('projectCode rising');
  });

  it('of invoices', () => {
    const { columns, filters, order } = shown(invoicesList);
    expect(columns).toEqual([
      'Fakturanr',
      'Projekt',
      'Objekt',
      'Kund',
      'Ansvarig',
      'Typ',
      'Avser',
      'Status',
      'Datum',
      'Förfaller',
      'Dagar sen',
      'Summa exkl. moms',
      'Moms',
      'Summa inkl. moms',
      'Obetalt',
    ]);
    const days = ['Datum från', 'Datum till', 'Förfaller från', 'Förfaller till'];
    expect(filters).toEqual([
      'Fakturanr, OCR',
      'Kund',
      'Projekt',
      'Ansvarig',
      'Typ',
      'Status',
      'Betalning',
      'Makulerade',
      ...days,
    ]);
    expect(order).toBe('serialNumber falling');
  });

  it('of products', () => {
    expect(shown(productsList)).toEqual({
      columns: ['Namn', 'Fakturatext', 'Produkttyp', 'Konto', 'Moms %', 'Gruppera', 'Aggregera'],
      filters: ['Namn', 'Fakturatext', 'Produkttyp'],
      order: 'name rising',
    });
  });

  it('of default price lists', () => {
    expect(shown(defaultPriceListsList)).toEqual({
      columns: ['År', 'Kommentar', 'Antal priser'],
      filters: ['År'],
      order: 'year rising',
    });
  });

  it('of delivery templates', () => {
    expect(shown(deliveryTemplatesList)).toEqual({
      columns: ['Namn', 'Skapad', 'Antal insatser'],
      filters: ['Namn', 'Skapad från', 'Skapad till'],
      order: 'name rising',
    });
  });

  it('of customer price lists', () => {
    expect(shown(customerPriceListsList)).toEqual({
      columns: ['Kund', 'Kommentar', 'Antal priser'],
      filters: ['Kund'],
      order: 'customerName rising',
    });
  });

  it('of users', () => {
    expect(shown(usersList)).toEqual({
      columns: ['Initialer', 'Förnamn', 'Efternamn', 'E-post', 'Telefon', 'Roll'],
      filters: ['Initialer', 'Roll'],
      order: 'initials rising',
    });
  });
});

it.each([
  ['projects', projects, projectColumns],
  ['customers', customersList, customerColumns],
  ['persons', contactsList, contactColumns],
  ['addresses', addressesList, addressColumns],
  ['work orders', projectWorkOrdersList, workOrderColumns],
  ['projects to invoice', invoiceableProjectsList, projectColumns],
  ['invoices', invoicesList, invoiceColumns],
  ['products', productsList, productColumns],
  ['default price lists', defaultPriceListsList, defaultPriceListColumns],
  ['delivery templates', deliveryTemplatesList, deliveryTemplateColumns],
  ['customer price lists', customerPriceListsList, customerPriceListColumns],
  ['users', usersList, userColumns],
] as const)('the call orders %s by every column that the list shows', (_name, list, columns) => {
  const keys = (list as unknown as ListDefinition<never>).columns
    .filter(({ sortable }) => sortable !== false)
    .map(({ key }) => key);
  expect(keys.filter((key) => !(columns as readonly string[]).includes(key))).toEqual([]);
});

it('the list of projects marks rows with a payment remark where the customer pays', () => {
  const row = { paymentRemark: true, active: true } as never;
  for (const list of [projects, customersList, invoiceableProjectsList] as unknown as ListDefinition<never>[]) {
    expect(list.warning?.(row)).toBe('Betalningsanmärkning');
  }
});
