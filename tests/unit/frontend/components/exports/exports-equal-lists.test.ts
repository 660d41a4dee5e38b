// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { addressesList } from '../../../../../frontend/src/features/addresses/addresses-list.ts';
import { contactsList } from '../../../../../frontend/src/features/contacts/contacts-list.ts';
import { customersList } from '../../../../../frontend/src/features/customers/customers-list.ts';
import { deliveryTemplatesList } from '../../../../../frontend/src/features/delivery-templates/delivery-templates-list.ts';
import { invoiceableProjectsList } from '../../../../../frontend/src/features/invoices/invoiceable-projects-list.ts';
import { invoicesList } from '../../../../../frontend/src/features/invoices/invoices-list.ts';
import {
  customerPriceListsList,
  defaultPriceListsList,
} from '../../../../../frontend/src/features/price-lists/price-lists-lists.ts';
import { productsList } from '../../../../../frontend/src/features/products/products-list.ts';
import { projectsList } from '../../../../../frontend/src/features/projects/projects-list.ts';
import { usersList } from '../../../../../frontend/src/features/users/users-list.ts';
import { allWorkOrdersList } from '../../../../../frontend/src/features/work-orders/all-work-orders-list.ts';
import { projectWorkOrdersList } from '../../../../../frontend/src/features/work-orders/project-work-orders-list.ts';
import type { ListDefinition } from '../../../../../frontend/src/components/list/list-definition.ts';
import { sheetColumnsOf, sheetOfList } from '../../../../../frontend/src/components/list/sheet-of-list.ts';
import { exportedList, exportedListNames, parseQuery } from '../../../../../functions/exports/exported-lists.ts';
import { writeList } from '../../../../../functions/exports/write-list.ts';
import { sheetOf, writeSpreadsheet } from '../../../../../functions/spreadsheets/write-spreadsheet.ts';
import { makeFirm } from '../../../../bench/firm.ts';
import { replicaOfFirm } from '../../../../bench/firm-replica.ts';
import { readSheets } from '../../../../support/spreadsheet.ts';

const byNote = { orderByColumn: 'invoiceNote', status: 'Registered,Invoiced' };
const tagged = { filter: { showAll: 'true', orderByColumn: 'customerName', orderByDescending: true }, tagIds: [3] };

const cases: [name: string, list: ListDefinition<never>, asked: object][] = [
  ['work-orders/list-work-orders', allWorkOrdersList, { sums: true }],
  ['work-orders/list-work-orders', projectWorkOrdersList, byNote],
  ['invoices/list-invoices', invoicesList, { status: 'Overdue' }],
  ['projects/list-projects', projectsList('all', { tags: [] }), { filter: {}, tagIds: [] }],
  ['projects/list-projects', projectsList('all', { tags: [] }), tagged],
  ['invoices/list-invoiceable-projects', invoiceableProjectsList, {}],
  ['customers/list-customers', customersList, { name: 'ma', orderByColumn: 'planned' }],
  ['contacts/list-contacts', contactsList, {}],
  ['addresses/list-addresses', addressesList, { itemsPerPage: 20, currentPage: 3 }],
  ['products/list-products', productsList, {}],
  ['users/list-users', usersList, {}],
  ['delivery-templates/list-delivery-templates', deliveryTemplatesList, {}],
  ['price-lists-customer/list-customer-price-lists', customerPriceListsList, {}],
  ['price-lists-default/list-default-price-lists', defaultPriceListsList, {}],
];

const db = replicaOfFirm(makeFirm(2_000, new Date()));

it.each(cases)('the export of %s is the same as what the list sends itself', async (name, definition, asked) => {
  const list = exportedList(name);
  const whole = list.whole(db, parseQuery(list, asked));
  const rows = whole.rows(whole.ids) as never[];
  const sheet = sheetOfList(definition, rows);
  const sent = await writeSpreadsheet([
    sheetOf(
      sheet.name,
      sheet.columns.map((column, index) => ({ ...column, value: (row: (typeof sheet.rows)[number]) => row[index] })),
      sheet.rows,
    ),
  ]);
  const messages: number[] = [];
  const written = await writeList({
    sheet: { name: definition.label, columns: sheetColumnsOf(definition, rows.slice(0, 20)) },
    whole,
    cells: list.cells,
    now: new Date(),
    author: '',
    onRows: (done) => Promise.resolve(void messages.push(done)),
  });
  const [inBackground] = readSheets(written);
  expect(inBackground!.rows).toEqual(readSheets(sent)[0]!.rows);
  expect(inBackground!.rows.length).toBeGreaterThan(rows.length);
  expect(messages.at(-1) ?? 0).toBe(rows.length);
  for (const { key } of definition.columns) expect(list.keys.has(key), key).toBe(true);
});

it('each list that can be exported is among them', () => {
  expect(new Set(cases.map(([name]) => name))).toEqual(new Set(exportedListNames));
});
