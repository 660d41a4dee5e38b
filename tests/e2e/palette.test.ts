import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { addressesText } from '../../frontend/src/text/addresses.ts';
import { customersText } from '../../frontend/src/text/customers.ts';
import { invoicesText } from '../../frontend/src/text/invoices.ts';
import { filesText } from '../../frontend/src/text/files.ts';
import { projectFormText } from '../../frontend/src/text/project-form.ts';
import { projectMenuText } from '../../frontend/src/text/project-menu.ts';
import { usersText } from '../../frontend/src/text/users.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import {
  makeAddress,
  makeCustomer,
  makeInvoiceableProject,
  makeProject,
  makeUser,
  unique,
} from '../support/builders.ts';
import { putFile } from '../support/files.ts';
import { hasFocus, typeByKeys } from '../support/keys.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

const superAdmin = await logInAs('SuperAdmin');

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
    await asStaff.getByText('Inga träffar').first().waitFor();
    expect(await asStaff.getByRole('button', { name: user.lastName }).count()).toBe(0);
  });

  test.runIf(inAll)('creates a customer, and leads a named project to its review', async ({ openPage }) => {
    const { project } = await makeInvoiceableProject(superAdmin);
    const page = await openPage({ as: 'Staff', path: paths.projects });
    await openPalette(page);
    await page.keyboard.type('ny kund');
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: customersText.addNew });
    await form.waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });

    await openPalette(page);
    await page.keyboard.type(`fakturera ${project.projectCode}`);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: invoicesText.reviewTitle(project.projectCode) }).waitFor();
  });

  test.runIf(inAll)('opens the form of a project at its texts for invoices', async ({ openPage }) => {
    const { projectCode } = await makeProject(superAdmin);
    const page = await openPage({ as: 'Staff', path: paths.customers });
    await openPalette(page);
    await page.keyboard.type(`fakturatexter ${projectCode}`);
    await page.getByRole('button', { name: projectCode }).waitFor();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: projectFormText.edit });
    const field = panel.getByRole('textbox', { name: projectFormText.invoiceText });
    await field.waitFor();
    await expect.poll(() => hasFocus(field)).toBe(true);
    await page.keyboard.type('Akustikmätning');
    expect(await field.inputValue()).toBe('Akustikmätning');
  });

  test.runIf(inAll)('shows a customer with its projects, and what was opened last', async ({ openPage }) => {
    const { customerId, name: customerName } = await makeCustomer(superAdmin, { name: unique('Åkustikören') });
    const { projectCode } = await makeProject(superAdmin, { customerId });
    const page = await openPage({ as: 'Staff', path: paths.projects, size: 'phone' });
    await openPalette(page);
    await typeByKeys(page, customerName.slice(1).toLowerCase());
    const palette = page.getByRole('dialog', { name });
    await palette.getByRole('button', { name: projectCode }).waitFor();
    expect(await palette.getByRole('button').allInnerTexts()).toEqual([
      expect.stringContaining(customerName),
      expect.stringContaining(projectCode),
      expect.stringContaining('Provgatan'),
    ]);
    await expectAxeClean(page);
    await screenshot(page, 'Paletten 390');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.title()).toBe(projectMenuText.of(projectCode));

    await openPalette(page);
    await palette.getByRole('button').first().filter({ hasText: projectCode }).waitFor();
    await screenshot(page, 'Paletten, senaste');
  });

  test.runIf(inAll)('finds a file by its name, and opens its folder', async ({ openPage }) => {
    const file = `${unique('Skiss').replaceAll(' ', '-')}.txt`;
    const { projectCode } = await makeProject(superAdmin);
    await putFile(superAdmin, projectCode, `Ritningar/${file}`);
    const page = await openPage({ as: 'Staff', path: paths.projects });
    await openPalette(page);
    await page.keyboard.type(`${file.toLowerCase()} ${projectCode}`);
    const palette = page.getByRole('dialog', { name });
    await palette.getByRole('button', { name: file }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Paletten, filer');
    await page.keyboard.press('Enter');
    await palette.waitFor({ state: 'detached' });
    await page.getByRole('dialog', { name: filesText.title }).getByText(file).first().waitFor();
  });

  test.runIf(inAll)('cancels a search when typing goes on, and never shows its answer', async ({ openPage }) => {
    const stem = unique('Avbrott');
    const [first] = await Promise.all(
      ['ett', 'tva'].map((end) => makeCustomer(superAdmin, { name: `${stem} ${end}` })),
    );
    const page = await openPage({ as: 'Staff', path: paths.projects });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = (text: string) => (url: URL) =>
      url.pathname.endsWith('/search') && url.searchParams.get('text') === text;
    await page.route(asked(stem), async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    const cancelled = page.waitForEvent('requestfailed', (request) => asked(stem)(new URL(request.url())));
    await openPalette(page);
    const begun = page.waitForRequest((request) => asked(stem)(new URL(request.url())));
    await page.keyboard.type(stem);
    await begun;
    await page.keyboard.type(' tva');
    await cancelled;
    release();
    const palette = page.getByRole('dialog', { name });
    await palette.getByRole('button', { name: `${stem} tva` }).waitFor();
    expect(await palette.getByText(first.name).count()).toBe(0);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('ekb');
    await palette.getByRole('button').filter({ hasText: 'Ekbackens Arkitekter' }).first().waitFor();
    await screenshot(page, 'Paletten, Ekbacken');
  });
});
