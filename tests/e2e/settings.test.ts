import { describe, expect } from 'vitest';
import { getSystemSettings, getUserSettings, saveUserSettings } from '../../shared/contract/settings.ts';
import { defaultUserSettings } from '../../shared/domain/user-settings.ts';
import { paths } from '../../frontend/src/app/paths.ts';
import { preferencesText as text } from '../../frontend/src/text/preferences.ts';
import { systemSettingsText as system } from '../../frontend/src/text/system-settings.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { logInAs } from '../support/people.ts';

/** As long as a locator waits. */
const poll = <T>(read: () => T) => expect.poll(read, { timeout: 10_000 });
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('Gränssnitt', () => {
  test('font size and page sizes are saved and hold at once', async ({ openPage }) => {
    const developer = await logInAs('Developer');
    const page = await openPage({ as: 'Developer', path: paths.customers });
    const fontSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await page.getByRole('combobox', { name: 'Antal per sida' }).waitFor();
    await page.getByRole('button', { name: 'Inställningar' }).click();
    await page.getByRole('menuitem', { name: 'Gränssnitt' }).click();
    await page.getByRole('radio', { name: 'Gigantisk (20)' }).check();
    await page.getByRole('combobox', { name: text.others }).click();
    await page.getByRole('option', { name: '10', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Fakturerad' }).check();
    await expectAxeClean(page);
    await page.keyboard.press('Control+s');
    await page.getByText(text.saved).waitFor();
    await poll(fontSize).toBe('20px');
    await expectAxeClean(page);
    await screenshot(page, 'preferences in the largest size');
    await page.getByRole('link', { name: 'Kund', exact: true }).click();
    await poll(() => page.locator('tbody tr').count()).toBe(10);
    expect(await developer.result(getUserSettings)).toMatchObject({
      fontSize: 20,
      itemsPerPageDefault: 10,
      workOrderAllShows: ['Quoted', 'Planned', 'Started', 'Registered', 'Invoiced'],
    });
    await developer.result(saveUserSettings, { body: defaultUserSettings });
  });

  test('a choice that is not saved is asked about before it goes', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.preferences });
    await page.getByRole('radio', { name: 'Stor (18)' }).check();
    await page.getByRole('link', { name: 'Kund', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Kasta ändringarna?' });
    await question.getByRole('button', { name: 'Fortsätt redigera' }).click();
    expect(await page.getByRole('radio', { name: 'Stor (18)' }).isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Kund', exact: true }).click();
    await question.getByRole('button', { name: 'Kasta ändringarna' }).click();
    await page.getByRole('table', { name: 'Kunder' }).waitFor();
  });
});

describe('System', () => {
  test('the firm’s details, logo and mail addresses are checked and saved', async ({ openPage }) => {
    const admin = await logInAs('SuperAdmin');
    const page = await openPage({ as: 'SuperAdmin', path: paths.systemSettings });
    const sender = page.getByRole('textbox', { name: system.emailFrom });
    const before = await sender.inputValue();
    await sender.fill('inte en adress');
    await page.getByRole('button', { name: 'Spara' }).click();
    await page.getByText('Ange en giltig e-postadress.').waitFor();
    await poll(() => sender.evaluate((field) => field === document.activeElement)).toBe(true);
    await expectAxeClean(page);

    await sender.fill(before);
    await page.getByRole('textbox', { name: system.companySeat }).fill('Mölndal');
    const file = { name: 'logga.txt', mimeType: 'text/plain', buffer: Buffer.from('hej') };
    const choose = page.locator('input[type="file"]');
    await choose.setInputFiles(file);
    await page.getByText(system.wrongImage).waitFor();
    await choose.setInputFiles({ name: 'stor.png', mimeType: 'image/png', buffer: Buffer.alloc(90_000) });
    await page.getByText('Logotypen får vara högst 75 kB.').waitFor();
    await choose.setInputFiles({
      name: 'logga.png',
      mimeType: 'image/png',
      buffer: Buffer.from(onePixel, 'base64'),
    });
    await page.getByRole('img', { name: system.logoAlt }).waitFor();
    await page.getByRole('button', { name: 'Spara' }).click();
    await page.getByText(system.saved).waitFor();
    await screenshot(page, 'system settings');
    const saved = await admin.result(getSystemSettings);
    expect(saved).toMatchObject({ companySeat: 'Mölndal', emailFrom: before });
    expect(saved.logoUrl).toBe(`data:image/png;base64,${onePixel}`);

    await page.getByRole('button', { name: system.removeLogo }).click();
    await page.getByText(system.noLogo).waitFor();
    await page.keyboard.press('Control+s');
    await poll(async () => (await admin.result(getSystemSettings)).logoUrl).toBe('');
  });

  test('is not shown to Staff', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.customers });
    await page.getByRole('button', { name: 'Inställningar' }).click();
    await page.getByRole('menuitem', { name: 'Gränssnitt' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'System' }).count()).toBe(0);
  });
});
