import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { listProjects } from '../../shared/contract/projects.ts';
import { formatMoney } from '../../shared/lib/format.ts';
import { fontSizes } from '../../shared/codes/preferences.ts';
import { screenshot, test } from '../support/browser.ts';
import { makeCustomer, unique } from '../support/builders.ts';
import { screenSizes } from '../support/chromium.ts';
import { logInAs } from '../support/people.ts';

const viewports = Object.values(screenSizes).map(({ viewport }) => viewport);

const lists = [
  paths.homeProjectOwner,
  `${paths.homeWorkOrders}?initials=`,
  paths.homeShare,
  paths.customers,
  paths.projects,
  paths.persons,
  paths.addresses,
  paths.invoicing,
  paths.invoiceArchive,
  paths.invoiceAttention,
  paths.numberSeries,
  paths.users,
  paths.products,
  paths.defaultPriceLists,
  paths.customerPriceLists,
  paths.deliveryTemplates,
];

/** Finds clipped content: outside the screen, behind horizontal scrolling, or a number or day cut off in its cell. */
function unseenIn(fontSize: number): string[] {
  document.documentElement.style.fontSize = `${fontSize}px`;
  const unseen: string[] = [];
  const nameOf = (element: Element) => `${element.tagName} ${(element.textContent ?? '').trim().slice(0, 20)}`;
  for (const element of document.querySelectorAll<HTMLElement>('header *, main *')) {
    const { right, width } = element.getBoundingClientRect();
    const { overflowX, visibility } = getComputedStyle(element);
    if (width < 2 || visibility === 'hidden') continue;
    const over = element.scrollWidth - element.clientWidth;
    // A long name ends by three dots, within its cell.
    const isCut = element.parentElement?.closest('td[data-cut]') != null;
    if (right > window.innerWidth + 1 && !isCut && !element.closest('col'))
      unseen.push(`beside the screen: ${nameOf(element)}`);
    if (['auto', 'scroll'].includes(overflowX) && over > 1) unseen.push(`scrolls ${over} px: ${nameOf(element)}`);
    const isShort = element.matches('td[data-nowrap], td[data-align="right"]');
    if (isShort && overflowX === 'hidden' && over > 0) unseen.push(`cut by ${over} px: ${nameOf(element)}`);
  }
  return unseen;
}

async function unseenAtAllSizes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    for (const fontSize of fontSizes) {
      const unseen = await page.evaluate(unseenIn, fontSize);
      found.push(...unseen.slice(0, 2).map((what) => `${viewport.width} px, letters ${fontSize}: ${what}`));
    }
  }
  return found;
}

describe('any font size', () => {
  test('keeps all of each list visible, without clipped numbers or days', async ({ openPage }) => {
    const staff = await logInAs('Staff');
    const [project] = (await staff.result(listProjects, { body: { filter: {} } })).items;
    const { projectId, projectCode } = project!;
    await makeCustomer(staff, { name: unique('A Ett bolag med ett långt namn som inte får plats') });
    const page = await openPage({ as: 'Developer' });
    const ofProject = [paths.projectWorkOrders(projectCode), paths.projectPersons(projectId)];
    const found: string[] = [];
    for (const path of [...lists, ...ofProject, paths.projectAddresses(projectId)]) {
      await page.goto(path);
      await page.locator('main :is(table, output p)').first().waitFor();
      found.push(...(await unseenAtAllSizes(page)).map((what) => `${path}, ${what}`));
    }
    expect(found).toEqual([]);
  });
});

const projectSums = 'projectCode,objectName,customerName,budget,worked,invoicedSum,toInvoice';

const listsOfMoney = [
  paths.invoiceArchive,
  paths.invoicing,
  paths.customers,
  `${paths.projects}?cols=${projectSums}`,
  `${paths.homeWorkOrders}?initials=`,
];

const sumsOfRows =
  'sumTotal vatTotalRounded sumTotalIncVat balance budget worked invoicedSum toInvoice invoiced12Months owed value'.split(
    ' ',
  );

const answersOfLists = /\/v1\/(invoices|customers|projects|work-orders)[^.]*$/;

/** Gives the rows of each list such amounts. */
async function withAmounts(page: Page, amounts: readonly number[]): Promise<void> {
  await page.route(answersOfLists, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json().catch(() => ({}))) as { result?: { items?: Record<string, unknown>[] } };
    answer.result?.items?.forEach((row, index) => {
      for (const key of sumsOfRows) if (key in row) row[key] = amounts[index % amounts.length];
    });
    await route.fulfill({ response, json: answer });
  });
}

const cutCells = () =>
  [...document.querySelectorAll<HTMLElement>('main td[data-align="right"]')]
    .filter((cell) => cell.scrollWidth > cell.clientWidth)
    .map((cell) => `${cell.dataset['label']}: ${cell.textContent}`);

describe('an amount', () => {
  test('is shown whole in every list, from a million up', async ({ openPage }) => {
    const page = await openPage({ as: 'Developer' });
    const found: string[] = [];
    for (const [index, amounts] of [[1_234_567.89], [10_888_888.88, -8_888_888.88], [-1_888_888_888.88]].entries()) {
      await withAmounts(page, amounts);
      for (const path of listsOfMoney) {
        await page.goto(path);
        await page.locator('main table tbody tr').first().waitFor();
        await page.getByText(formatMoney(amounts[0]!)).first().waitFor();
        for (const { width, height } of viewports.filter((one) => one.width > 640)) {
          await page.setViewportSize({ width, height });
          found.push(...(await page.evaluate(cutCells)).slice(0, 2).map((what) => `${path}, ${width} px: ${what}`));
        }
        await page.setViewportSize(screenSizes.desktop.viewport);
        await screenshot(page, `Belopp ${index} ${path}`);
      }
      await page.unroute(answersOfLists);
    }
    expect(found).toEqual([]);
  });
});

test('the entries of the bottom menu stand beside each other on a small phone', async ({ openPage }) => {
  const page = await openPage({ as: 'Developer', path: paths.preferences, size: 'phone' });
  const entries = page.getByRole('navigation').locator('> *');
  await entries.first().waitFor();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    for (const fontSize of fontSizes) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), fontSize);
      const ends = await entries.evaluateAll((elements) =>
        elements.flatMap((element) => {
          const words = document.createRange();
          words.selectNodeContents(element);
          const { left, right } = words.getBoundingClientRect();
          return [left, right];
        }),
      );
      await screenshot(page, `Menyn ${width} ${fontSize}`);
      const seen = `${width} px, letters ${fontSize}`;
      expect(ends.length, seen).toBe(14);
      expect([0, ...ends, width], seen).toEqual([0, ...ends, width].toSorted((a, b) => a - b));
    }
  }
});
