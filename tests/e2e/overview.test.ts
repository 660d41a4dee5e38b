import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { invoicesText } from '../../frontend/src/text/invoices.ts';
import { overviewText as text } from '../../frontend/src/text/overview.ts';
import { sessionText } from '../../frontend/src/text/session.ts';
import { menuText } from '../../frontend/src/text/shell.ts';
import { workOrdersText } from '../../frontend/src/text/work-orders.ts';
import { getOverview } from '../../shared/contract/overview.ts';
import type { Overview } from '../../shared/schemas/overview.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { countClicks } from '../support/clicks.ts';
import { readPdf } from '../support/pdf-text.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: menuText.main });
const figure = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const linkTo = (page: Page, of: string) => figure(page, of).getByRole('link').filter({ hasText: 'kr' });

async function bottomOf(page: Page, name: string): Promise<number> {
  const { y, height } = (await figure(page, name).boundingBox())!;
  return y + height;
}

async function printedPages(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  await screenshot(page, 'Översikt i tryck');
  const pdf = await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } });
  return (await readPdf(pdf)).pages.length;
}

function ofLargeFirm(overview: Overview): Overview {
  const many = <One>(count: number, one: (id: number) => One) =>
    Array.from({ length: count }, (_, index) => one(index + 1));
  const hours = { norm: 140, worked: 120, invoiceable: 100 };
  const months = overview.invoiced.months.map(({ from, to }) => ({ from, to, ...hours }));
  const sums = { count: 8, budget: 80_000, worked: 160_000 };
  return {
    ...overview,
    customers: many(10, (customerId) => ({
      customerId,
      name: `Kommunbolaget ${customerId}`,
      invoiced: 10_000,
      share: 0.1,
      before: 5_000,
    })),
    people: many(30, (userId) => ({ userId, initials: `P${userId}`, months })),
    budgets: {
      over: sums,
      near: sums,
      projects: many(8, (projectId) => ({
        projectId,
        projectCode: `26-000${projectId}`,
        customerName: 'Kommunbolaget',
        budget: 10_000,
        worked: 20_000,
      })),
    },
  };
}

describe('the overview', () => {
  test('tells in two clicks from the start which invoices are unpaid over 30 days, and their sum', async ({
    openPage,
  }) => {
    const page = await openPage({ as: 'SuperAdmin', path: paths.homeProjectOwner });
    const clicks = await countClicks(page);
    // Other tests invoice meanwhile, so both may have to be read again.
    await expect
      .poll(async () => {
        const before = clicks();
        await menu(page).getByRole('link', { name: text.title }).click();
        const over30 = linkTo(page, text.overdue).last();
        const shown = await over30.innerText();
        await over30.click();
        await page.getByRole('table', { name: invoicesText.archiveList }).waitFor();
        expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ payment: 'late-over-30' });
        expect(clicks() - before).toBe(2);
        const owed = page.locator('dl div').filter({ hasText: invoicesText.owed }).locator('dd');
        return (await owed.innerText()).trim() === shown.trim() && !shown.startsWith('0,00');
      })
      .toBe(true);
    await screenshot(page, 'Reskontra förfallen över 30 dagar');
  });

  test('keeps period and comparison in the address, shows each figure as a table and in Excel', async ({
    openPage,
  }) => {
    const page = await openPage({ as: 'SuperAdmin', path: `${paths.overview}?period=twelve-months` });
    const months = figure(page, text.invoiced);
    await months.waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Översikt');
    // The last row has no hole.
    expect(await bottomOf(page, text.budgets)).toBeCloseTo(await bottomOf(page, text.prices), 0);
    await Promise.all([
      page.waitForResponse((response) => response.url().includes('compare=none')),
      page.getByLabel(text.compare).selectOption('none'),
    ]);
    // The figures of before are dimmed until then.
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).search).toBe('?period=twelve-months&compare=none');
    await months.getByRole('button', { name: text.asTableOf(text.invoiced) }).click();
    await months.getByRole('table').waitFor();
    expect(await months.getByRole('row').count()).toBe(13);
    expect(new URL(page.url()).searchParams.get('tables')).toBe('invoiced');
    await page.reload();
    await months.getByRole('table').waitFor();
    await expectAxeClean(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      months.getByRole('button', { name: text.exportOf(text.invoiced) }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${text.invoiced}.xlsx`);
    await page.goBack();
    await months.getByRole('table').waitFor({ state: 'detached' });
    await page.goBack();
    expect(new URL(page.url()).search).toBe('?period=twelve-months');
    await figure(page, text.prices).getByRole('link').first().waitFor();
    await figure(page, text.people).getByRole('list').getByRole('link').first().click();
    await page.getByText(new RegExp(`^${workOrdersText.owner}: [A-ZÅÄÖ]{2}`)).waitFor();
    await page.getByRole('table', { name: workOrdersText.list }).waitFor();
    await expectAxeClean(page);
  });

  test.runIf(inAll)(
    'opens the hours whose price it shows, and their list gives the same price',
    async ({ openPage }) => {
      const page = await openPage({ as: 'SuperAdmin', path: paths.overview });
      // Other tests invoice meanwhile, so both may have to be read again.
      await expect
        .poll(async () => {
          const total = figure(page, text.prices).getByRole('link', { name: new RegExp(`^${text.prices}: `) });
          const shown = await total.innerText();
          await total.click();
          const perHour = page.locator('small').filter({ hasText: 'per timme' });
          await perHour.waitFor();
          const given = await perHour.innerText();
          await screenshot(page, 'Timmarna bakom timpriset');
          await page.goBack();
          return given === `(${workOrdersText.perHour(shown)})`;
        })
        .toBe(true);
    },
  );

  test.runIf(inAll)('says in a sentence what each chart shows, and prints on one A4', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin', path: paths.overview });
    await figure(page, text.people).waitFor();
    const { invoiced } = await (await logInAs('SuperAdmin')).result(getOverview);
    const says = (name: string, sentence: RegExp) => figure(page, name).getByText(sentence).waitFor();
    await says(text.invoiced, new RegExp(`^${invoiced.period.from.slice(0, 4)}: .+\\skr är fakturerat.*\\.$`));
    await says(text.overdue, /^\d+ faktur(a|or) på .+\skr har förfallit.*\.$/);
    await says(text.expected, /\skr väntas in.*\.$/);
    await says(text.earned, /^[\d\s]+ insats(er)? för .+\skr är gjorda men inte fakturerade.*\.$/);
    await says(text.customers, /står för \d+\s% av det fakturerade.*\.$/);
    await says(text.people, /arbetade timmar är fakturerbara.*\.$/);
    expect(await printedPages(page)).toBe(1);
  });

  test.runIf(inAll)(
    'prints on one A4 also for a firm of thirty with all that each figure has room for',
    async ({ openPage }) => {
      const page = await openPage({ as: 'SuperAdmin', path: paths.homeMyDay });
      await page.route(`**/v1${getOverview.path}?**`, async (route) => {
        const response = await route.fetch();
        const { result, ...rest } = await response.json();
        await route.fulfill({ response, json: { ...rest, result: ofLargeFirm(result) } });
      });
      await menu(page).getByRole('link', { name: text.title }).click();
      await expect.poll(() => figure(page, text.people).getByRole('listitem').count()).toBe(30);
      expect(await printedPages(page)).toBe(1);
    },
  );

  test('is neither in the menu nor opened nor answered for Staff', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.overview });
    await page.getByText(sessionText.roleTooLow).first().waitFor();
    expect(await menu(page).getByRole('link', { name: text.title }).count()).toBe(0);
    const { status } = await (await logInAs('Staff')).call(getOverview);
    expect(status).toBe(403);
  });
});
