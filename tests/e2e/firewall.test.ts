import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { getCustomer, listCustomers } from '../../shared/contract/customers.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeCustomer, unique } from '../support/builders.ts';
import { stoppedHeader } from '../support/stopped-header.ts';
import { allowErrors } from '../support/page-errors.ts';
import { logInAs } from '../support/people.ts';
import { overList, said } from '../support/screens.ts';
import { inAll } from '../support/tier.ts';

const staff = await logInAs('Staff');

const changes = ['POST', 'PUT'];

/** Lets a firewall rule stop saves of customers. @returns the ids of the refusals, and a function that ends it */
async function stopSaves(page: Page, rule: string) {
  const ids: string[] = [];
  const saves = /\/v1\/customers(\/\d+)?$/;
  await page.route(saves, (route) => {
    const request = route.request();
    const stopped: Record<string, string> = changes.includes(request.method()) ? { [stoppedHeader]: rule } : {};
    return route.continue({ headers: { ...request.headers(), ...stopped } });
  });
  page.on('response', (response) => {
    if (response.headers()['x-klang-firewall'] === rule) ids.push(response.headers()['x-amz-cf-id']!);
  });
  return { ids, end: () => page.unroute(saves) };
}

describe('a save that the firewall stops', () => {
  test.runIf(inAll)(
    'is reported as refused, with the id of its log, and keeps what was typed',
    async ({ openPage }) => {
      const name = unique('Väggen AB');
      const page = await openPage({ as: 'Staff', path: overList(paths.customers, panels.customer()) });
      allowErrors(page, /status of 403/);
      const firewall = await stopSaves(page, 'NoUserAgent_HEADER');
      const panel = page.getByRole('dialog', { name: 'Lägg till ny kund' });
      await panel.getByRole('textbox', { name: 'Namn' }).pressSequentially(name);
      await panel.getByRole('textbox', { name: 'Fakturamärkning' }).pressSequentially('kostnadsställe 12.log');
      await page.keyboard.press('Control+Enter');
      await expect.poll(() => firewall.ids).toHaveLength(1);
      await said(page, `Brandväggen stoppade anropet. Id: ${firewall.ids[0]}`).waitFor();
      await page.getByRole('note').getByText('Kunde inte skapa kund').waitFor();
      expect(await page.getByText('Du saknar behörighet').count()).toBe(0);
      expect(await panel.getByRole('textbox', { name: 'Namn' }).inputValue()).toBe(name);
      expect(await panel.getByRole('textbox', { name: 'Fakturamärkning' }).inputValue()).toBe('kostnadsställe 12.log');
      await screenshot(page, 'Brandväggen stoppade');
      await expectAxeClean(page);

      // Once the firewall lets it through, the same shortcut saves it, once.
      await firewall.end();
      await page.keyboard.press('Control+Enter');
      await panel.waitFor({ state: 'detached' });
      const { items } = await staff.result(listCustomers, { query: { name } });
      expect(items).toHaveLength(1);
      expect((await staff.result(getCustomer, { params: items[0]! })).costCenter).toBe('kostnadsställe 12.log');
    },
  );

  test.runIf(inAll)(
    'because of too many calls says so on a phone, is not retried automatically, and changes nothing',
    async ({ openPage }) => {
      const { customerId, name } = await makeCustomer(staff);
      const path = overList(paths.customers, panels.customer(customerId));
      const page = await openPage({ as: 'Staff', size: 'phone', path });
      allowErrors(page, /status of 429/);
      const firewall = await stopSaves(page, 'Requests');
      const panel = page.getByRole('dialog', { name: 'Redigera kund' });
      const field = panel.getByRole('textbox', { name: 'Fakturamärkning' });
      await field.pressSequentially('Skrivet i väntan');
      await panel.getByRole('button', { name: 'Spara' }).click();
      await expect.poll(() => firewall.ids).toHaveLength(1);
      const sentence =
        'Brandväggen släpper inte igenom så många anrop på en gång. Vänta några minuter och försök igen.';
      await said(page, `${sentence} Id: ${firewall.ids[0]}`).waitFor();
      await screenshot(page, 'Brandväggen stoppade telefon');
      expect(await field.inputValue()).toBe('Skrivet i väntan');
      expect(firewall.ids).toHaveLength(1);
      expect(await staff.result(getCustomer, { params: { customerId } })).toMatchObject({ name, version: 1 });
      await panel.getByRole('button', { name: 'Avbryt' }).click();
      await page.getByRole('dialog').getByText('ändringar', { exact: false }).first().waitFor();
    },
  );
});
