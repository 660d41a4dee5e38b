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
import type { ListDefinition } from '../../../../../frontend/src/components/list/list-definition.ts';
import {
  sheetColumnsOf,
  sheetOfList as sheetOnScreen,
} from '../../../../../frontend/src/components/list/sheet-of-list.ts';
import { exportedList, exportedListNames, parseQuery } from '../../../../../functions/exports/exported-lists.ts';
import { sheetOf, writeSpreadsheet } from '../../../../../functions/spreadsheets/write-spreadsheet.ts';
import { listColumns } from '../../../../../functions/exports/take-out/list-columns.ts';
import { queryOfExport, sheetOfList } from '../../../../../functions/exports/take-out/list-sheets.ts';
import { makeFirm } from '../../../../bench/firm.ts';
import { replicaOfFirm } from '../../../../bench/firm-replica.ts';
import { readSheets } from '../../../../support/spreadsheet.ts';

const lists: [list: string, definition: ListDefinition<never>][] = [
  ['work-orders/list-work-orders', allWorkOrdersList],
  ['invoices/list-invoices', invoicesList],
  ['projects/list-projects', projectsList('all', { tags: [] })],
  ['invoices/list-invoiceable-projects', invoiceableProjectsList],
  ['customers/list-customers', customersList],
  ['contacts/list-contacts', contactsList],
  ['addresses/list-addresses', addressesList],
  ['products/list-products', productsList],
  ['users/list-users', usersList],
  ['delivery-templates/list-delivery-templates', deliveryTemplatesList],
  ['price-lists-customer/list-customer-price-lists', customerPriceListsList],
  ['price-lists-default/list-default-price-lists', defaultPriceListsList],
];

const text = (value: string) => `'${value}'`;

function sourceOf(): string {
  const blocks = lists.map(([list, definition]) => {
    const columns = sheetColumnsOf(definition, []).map(
      ({ key, heading, format }) =>
        `      { key: ${text(key)}, heading: ${text(heading)}, format: ${text(format)} },\n`,
    );
    return `  {\n    list: ${text(list)},\n    name: ${text(definition.label)},\n    columns: [\n${columns.join('')}    ],\n  },\n`;
  });
  return `// Written by tests/unit/frontend/components/exports/columns-of-take-out.test.ts, run with -u.
import type { ListColumns } from './list-columns-schema.ts';

/** The columns of each list, as the screen has them. */
export const listColumns: readonly ListColumns[] = [
${blocks.join('')}];
`;
}

it('the columns of a take-out are those of the lists', async () => {
  await expect(sourceOf()).toMatchFileSnapshot('../../../../../functions/exports/take-out/list-columns.ts');
});

it('the take-out names each list that can be exported', () => {
  expect(lists.map(([list]) => list).toSorted()).toEqual(exportedListNames.toSorted());
});

const db = replicaOfFirm(makeFirm(2_000, new Date()));

it.each(lists)('the take-out takes out %s as its own export does', async (name, definition) => {
  const list = exportedList(name);
  const whole = list.whole(db, parseQuery(list, queryOfExport(name)));
  const sheet = sheetOnScreen(definition, whole.rows(whole.ids) as never[]);
  const cells = sheet.columns.map((column, index) => ({
    ...column,
    value: (row: (typeof sheet.rows)[number]) => row[index],
  }));
  const own = readSheets(await writeSpreadsheet([sheetOf(sheet.name, cells, sheet.rows)]));
  const columns = listColumns.find(({ list: one }) => one === name)!;
  const taken = readSheets((await sheetOfList(db, columns, { now: new Date(), author: '' }))!);
  // Widths of columns are those of the first rows.
  const contents = (sheets: typeof own) => sheets.map((one) => [one.name, one.rows]);
  expect(contents(taken)).toEqual(contents(own));
});
