// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPage, serve, type SentRequest } from '../../../../support/dom.tsx';
import { at, beginAnew, panel } from '../../../../support/saving/open-and-save.tsx';
import {
  agreement,
  answerOf,
  customerPriceList,
  priceList,
  project,
  projectPriceList,
  workOrder,
} from '../../../../support/saving/records.ts';

const expense = {
  workOrderItemId: 1,
  productId: 3,
  productName: 'Resa',
  productType: 'Expense',
  hoursEstimated: 0,
  workedHours: 0,
  invoiceableHours: 0,
  quantity: 1,
  purchasePrice: 450,
  markUpPercent: 0,
  receipt: '',
  unitPrice: 450,
};
const places: { panel: string; path: string; record: object; field: string; typed: string; asked: RegExp }[] = [
  {
    panel: 'default-price-list:3',
    path: '/v1/price-lists-default/3',
    record: priceList,
    field: 'Akustiker',
    typed: '12500',
    asked: /^Akustiker: från 1\s250,00\skr till 12\s500,00\skr\.$/,
  },
  {
    panel: 'customer-price-list:3',
    path: '/v1/price-lists-customer/3',
    record: customerPriceList,
    field: 'Akustiker',
    typed: '125',
    asked: /^Akustiker: från 1\s250,00\skr till 125,00\skr\.$/,
  },
  {
    panel: 'project-price-list:3',
    path: '/v1/price-lists/get-price-list-project/3',
    record: projectPriceList,
    field: 'Akustiker',
    typed: '12500',
    asked: /^Akustiker: från 1\s250,00\skr till 12\s500,00\skr\.$/,
  },
  {
    panel: 'project:3',
    path: '/v1/projects/3',
    record: { ...project, budget: 80_000 },
    field: 'Budget',
    typed: '800000',
    asked: /^Budget: från 80\s000,00\skr till 800\s000,00\skr\.$/,
  },
  {
    panel: 'agreement:3',
    path: '/v1/agreements/3',
    record: agreement,
    field: 'Fast pris',
    typed: '9000',
    asked: /^Fast pris, exkl. moms: från 90\s000,00\skr till 9\s000,00\skr\.$/,
  },
  {
    panel: 'work-order:3',
    path: '/v1/work-orders/3',
    record: { ...workOrder, items: [expense] },
    field: 'Inköpspris',
    typed: '4500',
    asked: /^Inköpspris.*: från 450,00\skr till 4\s500,00\skr\.$/,
  },
  {
    panel: 'default-price-list:new',
    path: '/v1/price-lists-default/get-latest',
    record: priceList,
    field: 'Akustiker',
    typed: '125',
    asked: /^Akustiker: 125,00\skr\. Standard 2026: 1\s250,00\skr\.$/,
  },
  {
    panel: 'start-products:new',
    path: '/v1/none',
    record: { priceListDefaultId: 3, year: 2026, numberOfProducts: 11 },
    field: 'Pris, rad 2',
    typed: '11500',
    asked: /^Akustiker: från 1\s150,00\skr till 11\s500,00\skr\.$/,
  },
];

let sent: SentRequest[];
let served: { path: string; record: object };
const writes = () => sent.filter(({ method, path }) => method === 'PUT' || (method === 'POST' && isSave(path)));
const isSave = (path: string) => saves.includes(path);
const saves = [
  '/v1/price-lists/save-price-list-project',
  '/v1/price-lists-default',
  '/v1/products/start',
  '/v1/agreements/3',
];

beforeEach(async () => {
  await beginAnew();
  sent = serve(({ method, path }) => {
    if (method === 'GET' && path.startsWith(served.path)) return { body: { result: served.record } };
    if (path.includes('/preview-')) return { body: { result: { count: 0, before: 0, after: 0, largest: [] } } };
    return method === 'GET' ? answerOf(path) : { body: { result: { ...served.record, version: 2 } } };
  });
});

describe('an amount ten times what it was, or a tenth', () => {
  it.each(places)(
    'is asked about before it is saved: $field in $panel',
    async ({ panel: name, field, typed, asked, ...rest }) => {
      served = rest;
      await renderPage(panel, at(name), { env: 'default' });
      const [amount] = await screen.findAllByRole('textbox', { name: new RegExp(`^${field}`) });
      await userEvent.clear(amount!);
      await userEvent.type(amount!, typed);
      const save = screen.getByRole('button', { name: 'Spara' });
      await userEvent.click(save);
      const question = await screen.findByRole('dialog', { name: 'Stämmer beloppet?' });
      await within(question).findByText(asked);
      await userEvent.click(within(question).getByRole('button', { name: 'Ändra' }));
      expect(writes()).toEqual([]);
      await userEvent.click(save);
      const again = await screen.findByRole('dialog', { name: 'Stämmer beloppet?' });
      await userEvent.click(within(again).getByRole('button', { name: 'Spara ändå' }));
      await expect.poll(writes).toHaveLength(1);
    },
  );
});

describe('an amount with three digits after its only separator', () => {
  it.each(places)('is refused with both amounts: $field in $panel', async ({ panel: name, field, ...rest }) => {
    served = rest;
    await renderPage(panel, at(name), { env: 'default' });
    const [amount] = await screen.findAllByRole('textbox', { name: new RegExp(`^${field}`) });
    await userEvent.clear(amount!);
    await userEvent.type(amount!, '1.250');
    await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
    await screen.findByText(/”1\.250” kan vara 1\s250,00\skr eller 1,25\skr/);
    expect(writes()).toEqual([]);
  });
});
