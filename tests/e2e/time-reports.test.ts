import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { common } from '../../frontend/src/text/common.ts';
import { listsText } from '../../frontend/src/text/lists.ts';
import { periodsText } from '../../frontend/src/text/periods.ts';
import { timeReportsText } from '../../frontend/src/text/time-reports.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeInvoiceableProject } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

const { create, history } = timeReportsText;

describe('a time report', () => {
  test('of a project is made for a period, and fetched as PDF and Excel from the history', async ({ openPage }) => {
    const { project } = await makeInvoiceableProject(await logInAs('Staff'));
    const page = await openPage({ as: 'Staff', path: paths.timeReportCreate });
    await page.getByRole('button', { name: create.make }).click();
    await page.getByText('Välj en kund eller ett projekt.').waitFor();
    await expectAxeClean(page);
    const field = page.getByRole('combobox', { name: create.project });
    await field.click();
    await field.pressSequentially(project.projectCode);
    await page.getByRole('option', { name: project.projectCode }).first().click();
    for (const [name, day] of [
      [create.from, '2020-01-01'],
      [create.to, '2021-12-31'],
    ] as const) {
      const input = page.getByRole('textbox', { name });
      await input.press('ControlOrMeta+a');
      await input.pressSequentially(day);
      await input.press('Tab');
    }
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
