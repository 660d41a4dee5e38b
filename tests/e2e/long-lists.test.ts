import type { Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { workOrdersText as text } from '../../frontend/src/text/work-orders.ts';
import { type LocalStack, startLocalStack } from '../../infra/host/stack.ts';
import { getWorkOrder, listWorkOrders, updateWorkOrder } from '../../shared/contract/work-orders.ts';
import { Api } from '../support/api.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeProject, makeWorkOrder, unique } from '../support/builders.ts';
import { fillTable } from '../support/bulk/fill-table.ts';
import { inAll } from '../support/tier.ts';

/** A separate stack with long lists. */
let stack: LocalStack;
let staff: Api;
beforeAll(async () => {
  stack = await startLocalStack({ seed: 'empty', schedules: false, quiet: true });
  await fillTable(stack, 1_000);
  staff = await Api.logIn(stack.url, 'AL', 'tallbarr');
  // The first call waits until the lists have been read from the table.
  while ((await staff.call(listWorkOrders)).status === 503) await new Promise((resolve) => setTimeout(resolve, 500));
  return () => stack.close();
});

const order = { orderByColumn: 'verificationDate', orderByDescending: true };
const all = `${paths.homeWorkOrders}?initials=&status=&size=0`;

const drawn = (page: Page) => page.locator('tbody tr[data-index]');
/** A row, and the number of the work order it shows. */
const rowAt = (page: Page, index: number) => page.locator(`tbody tr[data-index="${index}"]`);
const shownAt = (page: Page, index: number) => rowAt(page, index).getByRole('link').first().textContent();

const scrollTo = (page: Page, index: number, count: number) =>
  page.getByRole('table').evaluate(
    (table, share) => {
      const scroller = table.parentElement!;
      scroller.scrollTop = share * (scroller.scrollHeight - scroller.clientHeight);
    },
    index / (count - 1),
  );

function askedPieces(page: Page): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/v1/work-orders') asked.push(searchParams);
  });
  return asked;
}

async function openAll(openPage: (opening: object) => Promise<Page>, more: object = {}): Promise<Page> {
  const page = await openPage({ as: 'Staff', url: stack.url, path: all, ...more });
  await rowAt(page, 0).getByRole('link').first().waitFor();
  return page;
}

describe('a long list that shows all', () => {
  test.runIf(inAll)('loads and renders only the visible rows, from the first to the last', async ({ openPage }) => {
    const { items } = await staff.result(listWorkOrders, { query: { ...order, itemsPerPage: 0 } });
    const numbers = items.map(({ workOrderId }: any) => String(workOrderId));
    const page = await openPage({ as: 'Staff', url: stack.url });
    const asked = askedPieces(page);
    await page.goto(all);
    await rowAt(page, 0).getByRole('link').first().waitFor();
    await page.getByText(/^Summa [\d\s]+ insatser$/).waitFor();
    expect(asked.map((query) => [query.get('currentPage'), query.get('itemsPerPage')])).toEqual([['1', '200']]);
    expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe(String(numbers.length + 1));
    for (const index of [0, 350, 850, 500, numbers.length - 1]) {
      await scrollTo(page, index, numbers.length);
      await expect.poll(() => rowAt(page, index).getByRole('link').count()).toBeGreaterThan(0);
      expect(await shownAt(page, index)).toBe(numbers[index]);
      expect(await rowAt(page, index).getAttribute('aria-rowindex')).toBe(String(index + 2));
      expect(await drawn(page).count()).toBeLessThan(80);
    }
    expect(asked.every((query) => query.get('itemsPerPage') === '200')).toBe(true);
    await expectAxeClean(page);
  });

  test.runIf(inAll)('sums all of them', async ({ openPage }) => {
    const { items } = await staff.result(listWorkOrders, { query: { itemsPerPage: 0 } });
    const ore = items.reduce((sum: number, { value }: any) => sum + Math.round(value * 100), 0);
    const page = await openAll(openPage);
    const kronor = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2 }).format(ore / 100);
    await page.getByText(`${kronor} kr`).waitFor();
  });

  test.runIf(inAll)(
    'goes to its end and back by the keyboard, and keeps the focus while the row is read',
    async ({ openPage }) => {
      const page = await openAll(openPage);
      const last = Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 2;
      const held = Promise.withResolvers<void>();
      await page.route(/\/v1\/work-orders\?.*currentPage=(?!1&)/, async (route) => {
        await held.promise;
        await route.continue();
      });
      await rowAt(page, 0).focus();
      await page.keyboard.press('End');
      const isFocused = (index: number) =>
        rowAt(page, index).evaluateAll((rows) => rows.some((row) => row === document.activeElement));
      await expect.poll(() => isFocused(last)).toBe(true);
      expect(await rowAt(page, last).getAttribute('aria-busy')).toBe('true');
      await screenshot(page, 'Rader som läses in');
      held.resolve();
      await rowAt(page, last).getByRole('link').first().waitFor();
      expect(await isFocused(last)).toBe(true);
      await page.keyboard.press('PageUp');
      await expect.poll(() => isFocused(last - 10)).toBe(true);
      await page.keyboard.press('Home');
      await expect.poll(() => isFocused(0)).toBe(true);
    },
  );

  test.runIf(inAll)('begins at the first row in another order, and with another filter', async ({ openPage }) => {
    const page = await openAll(openPage);
    const top = () => page.getByRole('table').evaluate((table) => table.parentElement!.scrollTop);
    await scrollTo(page, 1, 2);
    await expect.poll(top).toBeGreaterThan(10_000);
    await page.getByRole('columnheader', { name: text.value }).getByRole('button').click();
    await expect.poll(top).toBe(0);
    const query = { orderByColumn: 'value', orderByDescending: false, itemsPerPage: 1 };
    const [cheapest] = (await staff.result(listWorkOrders, { query })).items;
    await expect.poll(() => shownAt(page, 0)).toBe(String(cheapest.workOrderId));
    await scrollTo(page, 1, 2);
    await expect.poll(top).toBeGreaterThan(10_000);
    await page.getByRole('searchbox', { name: text.invoiceNote }).pressSequentially('stegljud');
    await expect.poll(top).toBe(0);
  });

  test.runIf(inAll)('shows other users’ changes far down the list', async ({ openPage }) => {
    const { projectId } = await makeProject(staff);
    const { items } = await staff.result(listWorkOrders, { query: { ...order, itemsPerPage: 0 } });
    const verificationDate = items[500].verificationDate;
    const made = await makeWorkOrder(staff, projectId, { verificationDate, invoiceNote: unique('Före') });
    const page = await openAll(openPage);
    const rows = Number(await page.getByRole('table').getAttribute('aria-rowcount'));
    await scrollTo(page, 500, rows - 1);
    const row = page.getByRole('row').filter({ hasText: made.invoiceNote });
    await row.waitFor();
    const note = unique('Efter');
    const params = { workOrderId: made.workOrderId };
    const saved = await staff.result(getWorkOrder, { params });
    await staff.result(updateWorkOrder, { params, body: { ...saved, invoiceNote: note } });
    await page.getByRole('row').filter({ hasText: note }).waitFor();
    await makeWorkOrder(staff, projectId, { verificationDate });
    await expect.poll(() => page.getByRole('table').getAttribute('aria-rowcount')).toBe(String(rows + 1));
  });

  test.runIf(inAll)('is cards on a phone, from the first to the last', async ({ openPage }) => {
    const page = await openAll(openPage, { size: 'phone' });
    const last = Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 2;
    await rowAt(page, 0).focus();
    await page.keyboard.press('End');
    await rowAt(page, last).getByRole('link').first().waitFor();
    expect(await drawn(page).count()).toBeLessThan(80);
    await screenshot(page, 'Lång lista på kort');
  });
});
