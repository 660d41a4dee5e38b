import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { balancesText as text } from '../../frontend/src/text/balances.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { inAll } from '../support/tier.ts';

describe('the balance', () => {
  test('shows one’s own months, and to a SuperAdmin those of each person', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin', path: paths.timeReportBalance });
    await page.getByRole('heading', { level: 1, name: 'Saldo' }).waitFor();
    const own = page.getByRole('table', { name: text.table('') });
    await own.waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Saldo');
    await page.getByRole('button', { name: text.all, exact: true }).press('Enter');
    const all = page.getByRole('table', { name: text.tableOfAll });
    await all.getByRole('link', { name: /Anna Lindqvist/ }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Allas saldo');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: text.toExcel }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Saldo.xlsx');
    await all.getByRole('link', { name: /Anna Lindqvist/ }).press('Enter');
    await page.getByRole('heading', { level: 2, name: text.of('Anna Lindqvist') }).waitFor();
    await page.getByRole('table', { name: text.table('Anna Lindqvist') }).waitFor();
    await screenshot(page, 'Saldo för en person');
  });

  test.runIf(inAll)('is one’s own on a phone', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.timeReportBalance, size: 'phone' });
    await page.getByRole('table', { name: text.table('') }).waitFor();
    expect(await page.getByRole('button', { name: text.all, exact: true }).count()).toBe(0);
    await expectAxeClean(page);
    await screenshot(page, 'Saldo på telefon');
  });
});
