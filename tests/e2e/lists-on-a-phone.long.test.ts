import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { common } from '../../frontend/src/text/common.ts';
import { listsText } from '../../frontend/src/text/lists.ts';
import { titles } from '../../frontend/src/navigation/titles.ts';
import { createFromProject } from '../../shared/contract/invoices.ts';
import { getProjectPrices } from '../../shared/contract/price-lists.ts';
import { getAllTags, setProjectTags } from '../../shared/contract/tags.ts';
import { fontSizes } from '../../shared/codes/preferences.ts';
import type { InvoiceRow } from '../../shared/schemas/invoice.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import {
  makeContact,
  makeCustomer,
  makeInvoiceableProject,
  makeAddress,
  makeProject,
  makeWorkOrder,
  unique,
} from '../support/builders.ts';
import { inParallel } from '../support/bulk/in-parallel.ts';
import { logInAs } from '../support/people.ts';

const staff = await logInAs('Staff');

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('a list on a phone', () => {
  test('has its first filter and its tools in one row, the others behind one of them', async ({ openPage }) => {
    await inParallel(numbers(8), 4, () => makeCustomer(staff));
    const page = await openPage({ as: 'SuperAdmin', path: paths.customers, size: 'phone' });
    const main = page.locator('main');
    const more = page.getByRole('button', { name: listsText.moreTools });
    const order = page.getByLabel(listsText.order);
    const imports = main.getByRole('link', { name: titles.importRecords, exact: true });
    for (const path of [paths.customers, paths.projects, paths.invoiceArchive, paths.products]) {
      await page.goto(path);
      await main.locator('tr[data-index]').first().waitFor();
      await more.waitFor();
      const height = async () => (await more.locator('../..').boundingBox())!.height;
      await expect.poll(height, { message: path }).toBeLessThan(60);
    }
    await page.goto(paths.customers);
    const cards = main.locator('tr[data-index]');
    await cards.first().waitFor();
    const whole = () =>
      cards.evaluateAll(
        (all) =>
          all.filter((row) => {
            const { left, top, bottom } = row.getBoundingClientRect();
            return [top + 4, bottom - 4].every((y) => row.contains(document.elementFromPoint(left + 20, y)));
          }).length,
      );
    await expect.poll(whole).toBeGreaterThanOrEqual(6);
    await expectAxeClean(page);
    await screenshot(page, 'Listans verktyg 390');
    expect([await order.isVisible(), await imports.isVisible()]).toEqual([false, false]);
    await more.click();
    await order.waitFor();
    await imports.waitFor();
    const allTools = async () => (await more.locator('../..').boundingBox())!.height;
    await expect.poll(allTools).toBeLessThan(115);
    await expectAxeClean(page);
    await screenshot(page, 'Listans alla verktyg 390');
  });

  test('has its tools beside the first filter when filters are set', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.homeProjectOwner, size: 'phone' });
    const filter = page.getByRole('button', { name: common.filter, exact: true });
    const more = page.getByRole('button', { name: listsText.moreTools });
    for (const path of [paths.homeProjectOwner, paths.homeWorkOrders, paths.invoicing, paths.invoiceArchiveOverdue]) {
      await page.goto(path);
      await more.waitFor();
      const field = page.locator('main').getByRole('searchbox').first();
      const unevenness = async () => {
        const boxes = await Promise.all([field, filter, more].map((one) => one.boundingBox()));
        const middles = boxes.map((box) => box!.y + box!.height / 2);
        return Math.max(...middles) - Math.min(...middles);
      };
      await expect.poll(unevenness, { message: path }).toBeLessThan(4);
      await expect.poll(async () => (await field.boundingBox())!.width, { message: path }).toBeGreaterThan(60);
      const isCentred = () =>
        more.evaluate((button) => {
          const [outer, inner] = [button, button.querySelector('svg')!].map((one) => one.getBoundingClientRect());
          return Math.abs(outer!.left + outer!.right - inner!.left - inner!.right) < 4;
        });
      expect(await isCentred(), path).toBe(true);
      await screenshot(page, `Listans verktyg med filter 390 ${path.replaceAll('/', '')}`);
    }
    await expectAxeClean(page);
  });

  test('shows a row on the first screen at 400 per cent', async ({ openPage }) => {
    await makeCustomer(staff);
    const page = await openPage({ as: 'Staff', path: paths.customers });
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of [paths.customers, paths.projects, paths.invoicing]) {
      await page.goto(path);
      const link = page.locator('main tr[data-index] a').first();
      await link.waitFor();
      const isSeen = () =>
        link.evaluate((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
      await expect.poll(isSeen, { message: path }).toBe(true);
      await screenshot(page, `400 procent ${path.replaceAll('/', '')}`);
    }
  });

  test('has what matters of a row on two lines', async ({ openPage }) => {
    const word = unique('Rad');
    for (const [name, objectName] of [
      [word, 'Kv. Tranan'],
      [`${word} Fastighetsaktiebolaget Norra Hammarbyhamnen`, 'Kvarteret Tranan och Strandpiparen, hus 12, plan 3'],
    ] as const) {
      const { customerId } = await makeCustomer(staff, { name, paymentRemark: name !== word });
      const object = await makeAddress(staff, customerId, { name: objectName, addressType: 'Object' });
      const project = await makeProject(staff, { customerId, objectAddressId: object.addressId });
      const [priced] = await staff.result(getProjectPrices, { params: { code: project.projectCode } });
      const items = [{ productId: priced.productId, workedHours: 8, invoiceableHours: 8, quantity: 8 }];
      await makeWorkOrder(staff, project.projectId, { status: 'Registered', items });
      await staff.result(createFromProject, { params: project });
      await makeWorkOrder(staff, project.projectId, { status: 'Registered', items, invoiceNote: objectName });
    }
    const page = await openPage({ as: 'SuperAdmin', path: paths.customers, size: 'phone' });
    for (const [path, query] of [
      [paths.projects, { customerName: word }],
      [paths.customers, { name: word }],
      [paths.invoicing, { customerName: word }],
      [paths.invoiceArchive, { customerName: word }],
      [paths.homeWorkOrders, { customerName: word, status: 'Registered', initials: '' }],
    ] as const) {
      await page.goto(`${path}?${new URLSearchParams(query).toString()}`);
      await page.getByText('2 träffar', { exact: true }).waitFor();
      const rows = page.getByRole('row').filter({ hasText: word });
      const heights = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
      expect(heights[0], path).toBe(heights[1]);
      const bottoms = await rows
        .last()
        .locator('td[data-card]')
        .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().bottom)));
      expect(new Set(bottoms).size, path).toBe(2);
      await expectAxeClean(page);
      await screenshot(page, `rows on a phone ${path}`);
    }
  });

  test('has a part-paid overdue invoice on two lines, whatever the size of letters', async ({ openPage }) => {
    const { customerId, name } = await makeCustomer(staff, { name: unique('Bergtuna Bygg & Betong AB') });
    const { project } = await makeInvoiceableProject(staff, 80, { customerId });
    await staff.result(createFromProject, { params: project });
    const page = await openPage({ as: 'Staff', size: 'phone' });
    await page.route('**/v1/invoices?*', async (route) => {
      const response = await route.fetch();
      const { result } = await response.json();
      const items = result.items.map((row: InvoiceRow) => ({
        ...row,
        status: 'Overdue',
        dueDate: '2026-01-31',
        balance: row.sumTotalIncVat - 1000.5,
      }));
      await route.fulfill({ response, json: { result: { ...result, items } } });
    });
    await page.goto(`${paths.invoiceArchive}?${new URLSearchParams({ customerName: name }).toString()}`);
    const cells = page.getByRole('row').filter({ hasText: name }).locator('td[data-card]');
    await page.getByText('kr obetalt').waitFor();
    for (const fontSize of fontSizes) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), fontSize);
      const lines = () =>
        cells.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().bottom / 8))).size);
      await expect.poll(lines, { message: `letters of ${fontSize} px` }).toBe(2);
      const amount = page.locator('td[data-card]').filter({ hasText: 'kr obetalt' });
      expect(await amount.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
      await screenshot(page, `part-paid on a phone ${fontSize}`);
    }
    await expectAxeClean(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('calls a person by the whole name, which is the link', async ({ openPage }) => {
    const { fullName, lastName } = await makeContact(staff, { lastName: unique('Kortsson'), mobilePhone: '070-1 23' });
    const path = `${paths.persons}?${new URLSearchParams({ fullName: lastName }).toString()}`;
    const page = await openPage({ as: 'Staff', path, size: 'phone' });
    const card = page.getByRole('row').filter({ hasText: lastName });
    const link = card.getByRole('link', { name: fullName, exact: true });
    await link.waitFor();
    expect(await card.getByText(lastName, { exact: true }).isVisible()).toBe(false);
    expect(await card.getByRole('link', { name: '070-1 23' }).isVisible()).toBe(true);
    await expectAxeClean(page);
    await screenshot(page, 'Personer på kort');
    await link.click();
    await page.getByRole('dialog').waitFor();
  });

  test('can be sorted by another column and reversed', async ({ openPage }) => {
    const mark = unique('Ordning');
    for (const [name, paymentTermDays] of [
      ['A', 60],
      ['B', 10],
      ['C', 30],
    ] as const) {
      await makeCustomer(staff, { name: `${mark} ${name}`, paymentTermDays });
    }
    const path = `${paths.customers}?${new URLSearchParams({ name: mark }).toString()}`;
    const page = await openPage({ as: 'Staff', path, size: 'phone' });
    const names = async () =>
      (await page.getByRole('link', { name: mark }).allTextContents()).map((name) => name.at(-1)).join('');
    await expect.poll(names).toBe('ABC');
    expect(await page.getByRole('columnheader').first().isVisible()).toBe(false);
    await page.getByRole('button', { name: listsText.moreTools }).click();
    await page.getByLabel('Ordna efter').selectOption('Betalningsvillkor (dagar)');
    await expect.poll(names).toBe('BCA');
    await page.getByRole('button', { name: 'Stigande ordning, vänd' }).click();
    await expect.poll(names).toBe('ACB');
    expect(new URL(page.url()).searchParams.get('sort')).toBe('-paymentTermDays');
    await expectAxeClean(page);
    await screenshot(page, 'Kunder i annan ordning');
    await page.reload();
    await expect.poll(names).toBe('ACB');
  });

  test('shows three of a project’s tags, then an ellipsis', async ({ openPage }) => {
    const project = await makeProject(staff);
    const { projectId } = project;
    const tags: { tagId: number; name: string }[] = (await staff.result(getAllTags)).slice(0, 4);
    const path = `${paths.projects}?projectCode=${project.projectCode}`;
    await staff.result(setProjectTags, {
      params: { projectId },
      body: { projectId, tags: tags.map(({ tagId }) => ({ projectId, tagId })) },
    });
    const page = await openPage({ as: 'Staff', path, size: 'phone' });
    const [a, b, c] = tags.map(({ name }) => name);
    await page.getByText(`${a}, ${b}, ${c} …`).waitFor();
    await screenshot(page, 'Projekt med taggar');
  });
});
