import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { listViewsText } from '../../frontend/src/text/list-views.ts';
import { listsText } from '../../frontend/src/text/lists.ts';
import { paletteText } from '../../frontend/src/text/shell.ts';
import { undoText } from '../../frontend/src/text/undo.ts';
import { deleteCustomer, getCustomer, listCustomers, updateCustomer } from '../../shared/contract/customers.ts';
import { axeFindings } from '../support/axe.ts';
import { screenshot, test } from '../support/browser.ts';
import { makeCustomer, makeInvoiceableProject, makeProject, unique } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { overList, said } from '../support/screens.ts';

const superAdmin = await logInAs('SuperAdmin');

const isRead = async (page: Page) => {
  await page.locator('main').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
};

async function faultsIn(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await screenshot(page, `${name} ${colorScheme}`);
    found.push(...(await axeFindings(page)).map((fault) => `${name}, ${colorScheme}: ${fault}`));
  }
  return found;
}

describe('axe finds nothing, in light and dark,', () => {
  test.for(['desktop', 'phone'] as const)('in the lists and settings: %s', async (size, { openPage }) => {
    await makeInvoiceableProject(superAdmin);
    const { customerId } = await makeCustomer(superAdmin);
    await superAdmin.result(deleteCustomer, { params: { customerId }, query: { version: 1 } });
    const page = await openPage({ as: 'Developer', size });
    const found: string[] = [];
    const onPhone = [paths.invoiceArchive, paths.deleted, paths.systemSettings];
    const onDesktop = [...onPhone, paths.invoicing, paths.invoiceAttention, paths.numberSeries, paths.preferences];
    for (const path of size === 'phone' ? onPhone : onDesktop) {
      await page.goto(path);
      await isRead(page);
      found.push(...(await faultsIn(page, path)));
    }
    expect(found).toEqual([]);
  });

  test('in the toast that undoes, and in the panel of columns and views', async ({ openPage }) => {
    const { name } = await makeCustomer(superAdmin, { name: unique('Axel AB') });
    const path = `${paths.customers}?name=${encodeURIComponent(name)}`;
    const page = await openPage({ as: 'SuperAdmin', path });
    await page.getByRole('button', { name: `Radera ${name}` }).press('Enter');
    await page.getByRole('dialog', { name: 'Radera kund' }).getByRole('button', { name: 'Radera' }).press('Enter');
    await said(page, 'Kund raderad').waitFor();
    await page.getByRole('note').getByRole('button', { name: undoText.undo }).focus();
    const found = await faultsIn(page, 'undo');
    await page.goto(paths.customers);
    await isRead(page);
    await page.getByRole('button', { name: listsText.views, exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: listsText.columnsAndViews }).press('Enter');
    await page.getByRole('dialog', { name: listViewsText.title }).waitFor();
    expect([...found, ...(await faultsIn(page, 'views'))]).toEqual([]);
  });
});

describe('axe finds nothing, in light and dark, in the outbox', () => {
  test.for(['desktop', 'phone'] as const)('that waits, and that was refused: %s', async (size, { openPage }) => {
    const customer = await makeCustomer(superAdmin);
    const page = await openPage({
      as: 'Staff',
      size,
      path: overList(paths.customers, panels.customer(customer.customerId)),
      allow: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Ingen kontakt med servern/, /409/],
    });
    const panel = page.getByRole('dialog', { name: 'Redigera kund' });
    await panel.getByRole('textbox', { name: 'Fakturamärkning' }).click();
    await page.keyboard.type('Skrivet i källaren');
    // The code that reports failures is prefetched after the first page.
    await page.waitForFunction(() =>
      ['/dialog-', '/start-outbox-'].every((part) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
      ),
    );
    await page.context().setOffline(true);
    await page.keyboard.press('Control+s');
    await panel.waitFor({ state: 'detached' });
    const outbox = page.getByRole('region', { name: 'Utkorg' });
    await outbox.getByText('1 ändring väntar på nätverket', { exact: true }).waitFor();
    await outbox.getByRole('button', { name: 'Visa' }).press('Enter');
    await outbox.getByRole('button', { name: 'Släng' }).waitFor();
    const found = await faultsIn(page, `outbox, ${size}`);

    const params = { customerId: customer.customerId };
    const now = await superAdmin.result(getCustomer, { params });
    await superAdmin.result(updateCustomer, { params, body: { ...now, invoiceText: 'Från kontoret' } });
    await page.context().setOffline(false);
    await outbox.getByText('1 ändring kunde inte tas emot', { exact: true }).waitFor();
    found.push(...(await faultsIn(page, `refused, ${size}`)));
    expect(found).toEqual([]);
  });
});

describe('forced colours', () => {
  const outlineOf = (element: Locator) =>
    element.evaluate((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth}`;
    });

  test('leave an outline around what Enter chooses, and around the open tab', async ({ openPage }) => {
    const { projectId } = await makeProject(superAdmin);
    const page = await openPage({ as: 'Staff', path: overList(paths.projects, panels.project(projectId)) });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.getByRole('dialog').getByRole('combobox', { name: 'Ansvarig', exact: true }).click();
    await page.keyboard.press('ArrowDown');
    const options = page.getByRole('option').filter({ visible: true });
    const chosen = page.locator('[role=option][data-combobox-selected]').filter({ visible: true });
    await chosen.waitFor();
    expect(await outlineOf(chosen)).toBe('solid 2px');
    expect(await outlineOf(options.last())).toBe('none');
    await screenshot(page, 'forced colours, options');

    await page.goto(paths.projects);
    await isRead(page);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: paletteText.name });
    await palette.waitFor();
    await page.keyboard.type('ny kund');
    await page.keyboard.press('ArrowDown');
    const hit = palette.locator('[data-selected]');
    await hit.waitFor();
    expect(await outlineOf(hit)).toBe('solid 2px');
    await screenshot(page, 'forced colours, palette');

    await page.goto(paths.staffTimeLogs);
    const tab = page.getByRole('tab', { selected: true });
    await tab.waitFor();
    expect(await outlineOf(tab)).toBe('solid 2px');
    expect(await outlineOf(page.getByRole('tab', { selected: false }).first())).toBe('none');
  });
});

test('nothing moves while a list is read by somebody who wants less motion', async ({ openPage }) => {
  const page = await openPage({ as: 'Staff', path: paths.projects });
  await page.getByRole('table').waitFor();
  await page.route(`**/v1${listCustomers.path}?**`, () => undefined);
  await page.goto(paths.customers);
  await page.locator('.mantine-Skeleton-root').first().waitFor();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

/** What lies beside the window. @param tablesScroll a wide table may scroll in its own box; the narrowest shows cards */
function beside(tablesScroll: boolean): string[] {
  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth) faults.push(`the page is ${scrollWidth} px wide`);
  for (const element of document.querySelectorAll('header *, main *, nav *, [role=dialog] *')) {
    const { left, right, width, height } = element.getBoundingClientRect();
    const isSeen = width > 1 && height > 1 && getComputedStyle(element).visibility !== 'hidden';
    if (!isSeen || element.matches('col') || (tablesScroll && element.closest('table'))) continue;
    if (left < -1 || right > window.innerWidth + 1) {
      faults.push(`${element.tagName} ${(element.textContent ?? '').trim().slice(0, 30)} ends at ${Math.round(right)}`);
    }
  }
  return faults.slice(0, 3);
}

/** The sizes of zoomed windows of 1366 × 768 and 1280 × 1024. */
const zoomed = [
  { percent: 200, window: { width: 683, height: 384 } },
  { percent: 400, window: { width: 320, height: 256 } },
];

describe('enlarged', () => {
  test.for(zoomed)(
    'to $percent %, the main pages and forms fit without scrolling sideways',
    async ({ percent, window }, { openPage }) => {
      const { projectId, projectCode } = await makeProject(superAdmin);
      await makeCustomer(superAdmin, { name: unique('A Ett bolag med ett långt namn som inte får plats') });
      const page = await openPage({ as: 'SuperAdmin' });
      await page.setViewportSize(window);
      const found: string[] = [];
      for (const path of [
        paths.homeMyDay,
        paths.homeProjectOwner,
        paths.overview,
        paths.homeWorkOrders,
        paths.customers,
        paths.projects,
        paths.projectWorkOrders(projectCode),
        paths.invoicing,
        paths.invoiceArchive,
        paths.invoiceAttention,
        paths.staffTimeLogs,
        paths.allTimeLogs,
        paths.timeReportCreate,
        paths.timeReportHistory,
        paths.projectDetails(projectId),
        paths.preferences,
        paths.systemSettings,
        paths.deleted,
        overList(paths.projects, panels.project(projectId)),
        overList(paths.projects, panels.workOrder({ projectId })),
        overList(paths.projects, panels.files({ projectId, projectCode })),
      ]) {
        await page.goto(path);
        await isRead(page);
        await screenshot(page, `${percent} ${path}`);
        found.push(...(await page.evaluate(beside, percent < 400)).map((fault) => `${path}: ${fault}`));
      }
      expect(found).toEqual([]);
    },
  );

  test('to 400 %, a form scrolls with its bars, so that most of the window shows fields', async ({ openPage }) => {
    const { projectId } = await makeProject(superAdmin);
    const page = await openPage({ as: 'Staff' });
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(overList(paths.projects, panels.workOrder({ projectId })));
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Extern not' });
    await field.waitFor();
    const room = await field.evaluate((element) => {
      let box: Element | null = element.parentElement;
      while (box && !['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) box = box.parentElement;
      return box?.clientHeight;
    });
    expect(room).toBe(256);
    await page.getByRole('dialog').getByRole('button', { name: 'Spara' }).scrollIntoViewIfNeeded();
    await screenshot(page, '400 the end of a form');
  });
});
