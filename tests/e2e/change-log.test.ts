import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { changeLogText as text } from '../../frontend/src/text/change-log.ts';
import { customersText } from '../../frontend/src/text/customers.ts';
import { exportText } from '../../frontend/src/text/lists.ts';
import { menuText } from '../../frontend/src/text/shell.ts';
import { titles } from '../../frontend/src/navigation/titles.ts';
import { getCustomer, updateCustomer } from '../../shared/contract/customers.ts';
import { listOwnExports } from '../../shared/contract/spreadsheets.ts';
import { makeCustomer, unique } from '../support/builders.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { logInAs } from '../support/people.ts';
import { sizes } from '../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

async function setTerms(customerId: number, paymentTermDays: number): Promise<void> {
  const customer = await staff.result(getCustomer, { params: { customerId } });
  await staff.result(updateCustomer, { params: { customerId }, body: { ...customer, paymentTermDays } });
}

describe('Ändringslogg', () => {
  for (const size of sizes) {
    test(`tells who changed what of any record, opens it, and says when there is more (${size})`, async ({
      openPage,
    }) => {
      const { customerId, name } = await makeCustomer(staff, { name: unique('Spårbara AB') });
      await setTerms(customerId, 20);
      const page = await openPage({ as: 'SuperAdmin', path: paths.customers, size });
      await page.getByRole('button', { name: menuText.settings }).click();
      await page.getByRole('menuitem', { name: titles.changeLog }).click();
      await page.waitForURL(`**${paths.changeLog}`);
      const table = page.getByRole('table', { name: text.list });
      await table.getByText(name).first().waitFor();
      await page.getByLabel(text.columns.name, { exact: true }).pressSequentially(name);
      const rows = table.getByRole('row').filter({ hasText: name });
      await expect.poll(() => new URL(page.url()).searchParams.get('name')).toBe(name);
      await expect.poll(() => table.getByRole('row').filter({ hasNotText: name }).count()).toBeLessThan(2);
      expect(await rows.count()).toBe(2);
      const changed = await rows.first().innerText();
      for (const word of ['AL', 'Ändrad', 'Betalningsvillkor (dagar)', '30', '20']) expect(changed).toContain(word);
      expect(await rows.last().innerText()).toContain('Skapad');
      await expectAxeClean(page);
      await screenshot(page, `change log ${size}`);

      await setTerms(customerId, 15);
      await page.getByText(text.newer).waitFor();
      expect(await rows.count()).toBe(2);
      // An index may show a change a moment after the hub tells of it.
      await expect
        .poll(async () => {
          const more = page.getByRole('button', { name: text.showNewer });
          if (await more.isVisible()) await more.press('Enter');
          return rows.count();
        })
        .toBe(3);
      await rows.first().getByText('15', { exact: true }).waitFor();

      await page.getByRole('button', { name: exportText.export }).press('Enter');
      await expect
        .poll(async () => (await superAdmin.result(listOwnExports)).map(({ name: list, state }: any) => [list, state]))
        .toContainEqual([text.list, 'Done']);

      await rows.first().focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => page.title()).toBe(customersText.details(name));
    });
  }
});
