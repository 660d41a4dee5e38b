import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { invoicesText } from '../../frontend/src/text/invoices.ts';
import { workOrdersText } from '../../frontend/src/text/work-orders.ts';
import { test } from '../support/browser.ts';
import { makeCustomer, makeInvoiceableProject, makeProject, unique } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { overList } from '../support/screens.ts';
import { inAll } from '../support/tier.ts';

const staff = await logInAs('Staff');

const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLInputElement | null;
    const name = at?.getAttribute('aria-label') ?? at?.labels?.[0]?.textContent ?? at?.textContent ?? '';
    return `${at?.tagName.toLowerCase()} ${name.replace(/\s*\*$/, '').trim()}`;
  });

async function press(page: Page, name: string, exact = true) {
  await page.getByRole('button', { name, exact }).focus();
  await page.keyboard.press('Enter');
}

describe('the focus', () => {
  test('goes back from the keys, the palette and a question to what had it', async ({ openPage }) => {
    await makeCustomer(staff);
    const page = await openPage({ as: 'SuperAdmin', path: paths.customers });
    const dialogs = page.getByRole('dialog');
    const row = page.locator('main tr[data-index][tabindex="0"]');
    await row.focus();
    const at = await focused(page);
    expect(at).toMatch(/^tr /);
    for (const keys of ['?', 'Control+k']) {
      await page.keyboard.press(keys);
      await dialogs.waitFor();
      if (keys === 'Control+k') await page.keyboard.type('Alm');
      await page.keyboard.press('Escape');
      await dialogs.waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toBe(at);
    }
    const remove = row.getByRole('button', { name: /radera|ta bort/i }).first();
    await remove.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await dialogs.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toMatch(/^button (radera|ta bort)/i);
  });

  test.runIf(inAll)('begins in the first filter, and goes back to the button or to the list', async ({ openPage }) => {
    await makeCustomer(staff);
    const page = await openPage({ as: 'Staff', path: paths.customers });
    const panel = page.getByRole('dialog', { name: 'Filter' });
    for (const leave of ['Escape', 'Visa']) {
      await press(page, 'Filter');
      await expect.poll(() => focused(page)).toBe('input Kund');
      if (leave === 'Visa') await press(page, 'Visa');
      else await page.keyboard.press(leave);
      await panel.waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toBe('button Filter');
    }
    await page.locator('main').focus();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('f');
    await expect.poll(() => focused(page)).toBe('input Kund');
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toMatch(/^tr /);
  });

  test.runIf(inAll)('goes back to the button that opened a delivery', async ({ openPage }) => {
    const { projectCode } = await makeProject(staff);
    const page = await openPage({ as: 'Staff', path: paths.projectWorkOrders(projectCode) });
    await press(page, workOrdersText.delivery.action);
    await expect.poll(() => focused(page)).toBe(`input ${workOrdersText.delivery.template}`);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe(`button ${workOrdersText.delivery.action}`);
  });

  test.runIf(inAll)('goes back to where a new orderer was asked for', async ({ openPage }) => {
    const { projectId } = await makeProject(staff);
    const page = await openPage({ as: 'Staff', path: overList(paths.projects, panels.project(projectId)) });
    await press(page, 'Ny beställare');
    await expect.poll(() => focused(page)).toBe('input Förnamn');
    await page.keyboard.type('Åsa');
    await page.keyboard.press('Tab');
    await page.keyboard.type(unique('Provén'));
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => focused(page)).toBe('button Ny beställare');
  });

  test.runIf(inAll)(
    'begins on the heading of a review, and is on the invoice that was made of it',
    async ({ openPage }) => {
      const { project } = await makeInvoiceableProject(staff);
      const { projectCode } = project;
      const page = await openPage({ as: 'Staff', path: paths.projectInvoicing(projectCode) });
      await page.getByRole('row').filter({ hasText: projectCode }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe(`h2 ${invoicesText.reviewTitle(projectCode)}`);
      const review = page.getByRole('dialog', { name: invoicesText.reviewTitle(projectCode) });
      await review.getByRole('button', { name: invoicesText.create }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('alertdialog').or(page.getByRole('dialog').nth(1)).first().waitFor();
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toMatch(/^h2 Faktura \d{6}/);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).not.toMatch(/^body/);
    },
  );
});
