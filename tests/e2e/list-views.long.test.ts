import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { listsText } from '../../frontend/src/text/lists.ts';
import { listViewsText as text } from '../../frontend/src/text/list-views.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeCustomer, unique } from '../support/builders.ts';
import type { ScreenSize } from '../support/chromium.ts';
import { makeInvoice } from '../support/invoices.ts';
import { logInAs } from '../support/people.ts';
import { overList } from '../support/screens.ts';
import { byTier } from '../support/tier.ts';

describe('a view of a list', () => {
  test('is saved with its columns, shared, and opened by a colleague', async ({ openPage }) => {
    const name = unique('Vykund');
    await makeCustomer(await logInAs('Staff'), { name });
    const path = `${paths.customers}?${new URLSearchParams({ name }).toString()}`;
    const page = await openPage({ as: 'Staff', path });
    await page.getByText('1 träff', { exact: true }).waitFor();
    await page.getByRole('button', { name: listsText.views, exact: true }).click();
    await page.getByRole('menuitem', { name: listsText.columnsAndViews }).click();
    const panel = page.getByRole('dialog', { name: text.title });
    await panel.getByRole('checkbox', { name: 'Planerade' }).press('Space');
    await page.getByRole('columnheader', { name: 'Planerade' }).waitFor({ state: 'detached' });
    await expectAxeClean(page);
    await screenshot(page, 'columns and views');
    const view = unique('Nya kunder');
    await panel.getByRole('textbox', { name: text.name }).click();
    await page.keyboard.type(view);
    await panel.getByRole('switch', { name: text.share }).press('Space');
    await panel.getByRole('button', { name: text.save }).press('Enter');
    await page.getByText(text.saved(view), { exact: true }).waitFor();
    await panel.getByRole('button', { name: text.usual }).press('Enter');
    await page.getByRole('columnheader', { name: 'Planerade' }).waitFor();

    const colleague = await openPage({ as: 'SuperAdmin', path: paths.customers });
    await colleague.locator('tbody tr').first().waitFor();
    await colleague.getByRole('button', { name: listsText.views, exact: true }).click();
    await colleague.getByRole('menuitem', { name: view, exact: true }).click();
    await colleague.getByText('1 träff', { exact: true }).waitFor();
    const headings = async () =>
      (await colleague.getByRole('columnheader').allInnerTexts()).map((one) => one.replaceAll('\u00AD', ''));
    await expect.poll(headings).toEqual(expect.arrayContaining(['Projekt', 'Registrerade']));
    expect(await headings()).not.toContain('Planerade');
    expect(new URL(colleague.url()).searchParams.get('cols')).not.toContain('planned');
  });
});

describe('a column that is ticked', () => {
  for (const size of byTier<readonly ScreenSize[]>(['desktop'], ['desktop', 'phone'])) {
    test(`is shown, or said to need a wider screen, ${size}`, async ({ openPage }) => {
      await makeInvoice(await logInAs('Staff'), 'Created');
      const path = overList(paths.invoiceArchive, { name: 'views' });
      const page = await openPage({ as: 'Staff', path, size });
      const panel = page.getByRole('dialog', { name: text.title });
      const row = page.locator('main tr[data-index]').first();
      await row.locator('td').first().waitFor({ state: 'attached' });
      const isAnswered = async (label: string) => {
        const isShown = await row.locator(`td[data-label="${label}"]`).isVisible();
        const item = panel
          .getByRole('listitem')
          .filter({ has: page.getByRole('checkbox', { name: label, exact: true }) });
        const isSaid = await item.getByText(text.onWiderScreen).isVisible();
        return isShown !== isSaid;
      };
      const ticked = panel.getByRole('listitem').getByRole('checkbox', { checked: true });
      const labels = await ticked.evaluateAll((boxes) =>
        boxes.map((box) => (box as HTMLInputElement).labels![0]!.textContent),
      );
      expect(labels.length).toBeGreaterThan(5);
      for (const label of labels) await expect.poll(() => isAnswered(label), { message: label }).toBe(true);
      await expectAxeClean(page);
      await screenshot(page, `Kolumner som ryms ${size}`);
    });
  }
});
