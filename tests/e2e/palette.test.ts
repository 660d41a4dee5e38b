import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { addressesText } from '../../frontend/src/text/addresses.ts';
import { usersText } from '../../frontend/src/text/users.ts';
import type { Api } from '../support/api.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeAddress, makeCustomer, makeUser, unique } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

let superAdmin: Api;

beforeAll(async () => {
  superAdmin = await logInAs('SuperAdmin');
});

const name = 'Sök och gå till';

async function openPalette(page: Page) {
  await page.getByRole('table').first().waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name }).waitFor();
}

describe('the palette', () => {
  test('leads to a page and to a record by the keyboard alone', async ({ openPage }) => {
    const { customerId } = await makeCustomer(superAdmin);
    const address = await makeAddress(superAdmin, customerId, { name: unique('Paletten') });
    const page = await openPage({ as: 'Staff', path: paths.projects });
    await openPalette(page);
    await page.keyboard.type('kontakt adr');
    await page.getByRole('button', { name: 'Kontakt » Adresser' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${paths.addresses}`);

    await openPalette(page);
    await page.keyboard.type(address.name);
    await page.getByRole('button', { name: address.name }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Paletten');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: addressesText.edit });
    await expect.poll(() => panel.getByRole('textbox', { name: 'Namn' }).inputValue()).toBe(address.name);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  });

  test.runIf(inAll)('finds users for those who may change them, and for nobody else', async ({ openPage }) => {
    const user = await makeUser(superAdmin, { lastName: unique('Palettsson') });
    const asAdmin = await openPage({ as: 'SuperAdmin', path: paths.projects });
    await openPalette(asAdmin);
    await asAdmin.keyboard.type(user.lastName);
    await asAdmin.getByRole('button', { name: user.lastName }).click();
    await asAdmin.getByRole('dialog', { name: usersText.edit(user.initials) }).waitFor();

    const asStaff = await openPage({ as: 'Staff', path: paths.projects });
    await openPalette(asStaff);
    await asStaff.keyboard.type(user.lastName);
    await asStaff.getByText('Inga träffar').waitFor();
    expect(await asStaff.getByRole('button', { name: user.lastName }).count()).toBe(0);
  });
});
