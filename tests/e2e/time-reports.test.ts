import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { common } from '../../frontend/src/text/common.ts';
import { listsText } from '../../frontend/src/text/lists.ts';
import { periodsText } from '../../frontend/src/text/periods.ts';
import { priceListsText } from '../../frontend/src/text/price-lists.ts';
import { timeReportsText } from '../../frontend/src/text/time-reports.ts';
import { workOrdersText } from '../../frontend/src/text/work-orders.ts';
import type { Day } from '../../shared/lib/days.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeInvoiceableProject, makeProduct, makeProject, makeWorkOrder } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

const { create, history } = timeReportsText;

async function chooseProject(page: Page, projectCode: string): Promise<void> {
  const field = page.getByRole('combobox', { name: create.project });
  await field.click();
  await field.pressSequentially(projectCode);
  await page.getByRole('option', { name: projectCode }).first().click();
}

async function typePeriod(page: Page, from: Day, to: Day): Promise<void> {
  for (const [name, day] of [
    [create.from, from],
    [create.to, to],
  ] as const) {
    const input = page.getByRole('textbox', { name });
    await input.press('ControlOrMeta+a');
    await input.pressSequentially(day);
    await input.press('Tab');
  }
}

describe('a time report', () => {
  test('of a project is made for a period, and fetched as PDF and Excel from the history', async ({ openPage }) => {
    const { project } = await makeInvoiceableProject(await logInAs('Staff'));
    const page = await openPage({ as: 'Staff', path: paths.timeReportCreate });
    await page.getByRole('button', { name: create.make }).click();
    await page.getByText('Välj en kund eller ett projekt.').waitFor();
    await expectAxeClean(page);
    await chooseProject(page, project.projectCode);
    await typePeriod(page, '2020-01-01', '2021-12-31');
    await page.getByRole('switch', { name: create.withPrices }).click();
    await screenshot(page, 'Skapa tidrapport');
    await page.getByRole('button', { name: create.make }).click();
    await page.getByText(create.made).waitFor();
    const row = page.getByRole('row').filter({ hasText: project.projectCode });
    await row.getByText('2020-01-01 – 2021-12-31').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Tidrapporter');
    await page.getByRole('button', { name: common.filter, exact: true }).click();
    const period = page.getByRole('combobox', { name: periodsText.period(history.createdAt) });
    await period.selectOption(periodsText.presets.lastYear);
    await page.getByText(listsText.noHits, { exact: true }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Tidrapporter i en period');
    await period.selectOption(periodsText.presets.today);
    await page.getByRole('dialog', { name: common.filter }).getByRole('button', { name: listsText.show }).click();
    await page.getByRole('button', { name: listsText.removeFilter(history.createdAt) }).waitFor();
    for (const [label, ending] of [
      [history.fetchPdf, 'pdf'],
      [history.fetchSheet, 'xlsx'],
    ] as const) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        row.getByRole('button', { name: label }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`Tidrapport ${project.projectCode} 2020-01-01 – 2021-12-31.${ending}`);
    }
  });

  test.runIf(inAll)(
    'that lacks a price leads to the lists of prices, and keeps what is chosen',
    async ({ openPage }) => {
      const admin = await logInAs('SuperAdmin');
      const { projectId, projectCode } = await makeProject(admin);
      const { productId, name } = await makeProduct(admin);
      const year = 2026;
      const from = `${year}-03-01`;
      const items = [{ productId, workedHours: 2, invoiceableHours: 2 }];
      await makeWorkOrder(admin, projectId, { status: 'Registered', verificationDate: from, items });
      const page = await openPage({ as: 'SuperAdmin', path: paths.timeReportCreate, allow: [/409/] });
      await chooseProject(page, projectCode);
      await typePeriod(page, from, '2026-03-31');
      await page.getByRole('switch', { name: create.withPrices }).click();
      await page.getByRole('button', { name: create.make }).click();
      const notice = page.getByRole('alert').filter({ hasText: workOrdersText.pricesMissing(name) });
      await notice.getByRole('link', { name: workOrdersText.toPriceList }).waitFor();
      await expectAxeClean(page);
      await screenshot(page, 'Tidrapport utan pris');
      await notice.getByRole('link', { name: priceListsText.toList(year) }).click();
      const list = page.getByRole('dialog', { name: priceListsText.edit(year) });
      await list.getByRole('textbox', { name, exact: true }).pressSequentially('950');
      await list.getByRole('button', { name: common.save }).click();
      await list.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: create.make }).click();
      await page.getByText(create.made).waitFor();
      const row = page.getByRole('row').filter({ hasText: projectCode });
      await row.getByText('2026-03-01 – 2026-03-31').waitFor();
    },
  );

  test.runIf(inAll)('is made and found on a phone', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.timeReportCreate, size: 'phone' });
    await page.getByRole('button', { name: create.make }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Skapa tidrapport på telefon');
    await page.goto(paths.timeReportHistory);
    await page.getByRole('heading', { level: 1, name: 'Historik' }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Tidrapporter på telefon');
  });
});
