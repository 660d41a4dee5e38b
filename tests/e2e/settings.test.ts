import { describe, expect } from 'vitest';
import {
  getSystemSettings,
  saveSystemSettings,
  getUserSettings,
  saveUserSettings,
} from '../../shared/contract/settings.ts';
import { userSettings } from '../../shared/entities/user-settings.ts';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { preferencesText as text } from '../../frontend/src/text/preferences.ts';
import { systemSettingsText as system } from '../../frontend/src/text/system-settings.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeUser } from '../support/builders.ts';
import { hasFocus } from '../support/keys.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('Gränssnitt', () => {
  test.runIf(inAll)('font size and page sizes are saved and hold at once', async ({ openPage }) => {
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
    await expect.poll(fontSize).toBe('20px');
    await expectAxeClean(page);
    await screenshot(page, 'preferences in the largest size');
    await page.getByRole('link', { name: 'Kund', exact: true }).click();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(10);
    expect(await developer.result(getUserSettings)).toMatchObject({
      fontSize: 20,
      itemsPerPageDefault: 10,
      workOrderAllShows: ['Quoted', 'Planned', 'Started', 'Registered', 'Invoiced'],
    });
    await developer.result(saveUserSettings, { body: userSettings.empty });
  });

  test.runIf(inAll)('rows are as high as the user chooses, in each list', async ({ openPage }) => {
    const superAdmin = await logInAs('SuperAdmin');
    const user = await makeUser(superAdmin);
    const page = await openPage({ as: user, path: paths.preferences });
    const heights: number[] = [];
    for (const name of ['Täta', 'Normala', 'Luftiga']) {
      await page.getByRole('radio', { name, exact: true }).check();
      await page.keyboard.press('Control+s');
      await page.getByText(text.saved).first().waitFor();
      await page.getByRole('link', { name: 'Kund', exact: true }).click();
      const row = page.locator('tbody tr[data-index="1"]');
      await row.waitFor();
      heights.push((await row.boundingBox())!.height);
      await expectAxeClean(page);
      await screenshot(page, `rows ${name}`);
      await page.goBack();
    }
    expect(heights).toEqual([25, 29, 37]);
  });

  test.runIf(inAll)('a choice that is not saved is asked about before it goes', async ({ openPage }) => {
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
    await expect.poll(() => hasFocus(sender)).toBe(true);
    await expectAxeClean(page);

    await sender.fill(before);
    const bankGiro = page.getByRole('textbox', { name: system.bankGiro });
    await bankGiro.press('ControlOrMeta+a');
    await bankGiro.pressSequentially('50501056');
    await page.getByRole('button', { name: 'Spara' }).click();
    await page.getByText('Kontrollera numret. Den sista siffran är en kontrollsiffra: 5050-1055.').waitFor();
    await bankGiro.press('Backspace');
    await bankGiro.pressSequentially('5');
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
    await expect.poll(() => bankGiro.inputValue()).toBe('5050-1055');
    await screenshot(page, 'system settings');
    const saved = await admin.result(getSystemSettings);
    expect(saved).toMatchObject({ companySeat: 'Mölndal', emailFrom: before });
    expect(saved.logoUrl).toBe(`data:image/png;base64,${onePixel}`);

    await page.getByRole('button', { name: system.removeLogo }).click();
    await page.getByText(system.noLogo).waitFor();
    await page.keyboard.press('Control+s');
    await expect.poll(async () => (await admin.result(getSystemSettings)).logoUrl).toBe('');
  });

  test.runIf(inAll)('a secret is given, replaced and removed, and never shown again', async ({ openPage }) => {
    const admin = await logInAs('SuperAdmin');
    const secretOf = async () => (await admin.result(getSystemSettings)).secrets.fortnoxClientSecret;
    const before = await admin.result(getSystemSettings);
    await admin.result(saveSystemSettings, { body: { ...before, fortnoxClientSecret: null } });
    const page = await openPage({ as: 'SuperAdmin', path: paths.systemSettings });
    const label = system.fortnoxClientSecret;
    const field = page.getByLabel(label, { exact: true });
    const button = (verb: string) => page.getByRole('button', { name: `${verb} ${label}` });
    await field.fill('hemligheten-ett-abcd');
    await page.getByRole('textbox', { name: system.companySeat }).press('End');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('hemligheten');
    await page.keyboard.press('Control+s');
    await page.getByText(system.saved).waitFor();
    await page.getByText(system.secretSet('abcd')).waitFor();
    expect(await page.content()).not.toContain('hemligheten');
    await expectAxeClean(page);
    await screenshot(page, 'system settings secret set');

    await button(system.replaceSecret).click();
    await expect.poll(() => hasFocus(field)).toBe(true);
    await button(system.keepSecret).click();
    await page.getByText(system.secretSet('abcd')).waitFor();
    await button(system.replaceSecret).click();
    await page.keyboard.press('Control+s');
    await page.getByText('Ange ett värde.').waitFor();
    await field.fill('hemligheten-två-wxyz');
    await page.keyboard.press('Control+s');
    await page.getByText(system.secretSet('wxyz')).waitFor();
    expect(await secretOf()).toMatchObject({ isSet: true, lastFour: 'wxyz' });

    await button(system.removeSecret).click();
    await page.getByText(system.secretToRemove).waitFor();
    await button(system.keepSecret).click();
    await button(system.removeSecret).click();
    await page.keyboard.press('Control+s');
    await expect.poll(async () => (await secretOf()).isSet).toBe(false);
    await field.waitFor();
    await page.reload();
    await field.waitFor();
    expect(await page.getByLabel(system.fortnoxAccessToken).isDisabled()).toBe(true);
    expect(await page.getByLabel(system.fortnoxRefreshToken).isDisabled()).toBe(true);
  });

  test.runIf(inAll)('two concurrent editors of the firm’s settings see each other’s changes', async ({ openPage }) => {
    const admin = await logInAs('SuperAdmin');
    const page = await openPage({ as: 'Developer', path: paths.systemSettings, allow: [/409/] });
    const phone = page.getByRole('textbox', { name: system.companyPhone });
    const before = await phone.inputValue();
    await phone.fill('031-99 99 99');
    await page.getByLabel(system.emailApiKey, { exact: true }).fill('nyckel-som-är-kvar-1234');
    const settings = await admin.result(getSystemSettings);
    await admin.result(saveSystemSettings, { body: { ...settings, companySeat: 'Kungälv' } });
    await page.getByRole('button', { name: 'Spara' }).click();
    await page.getByText(/Björn Sandell \(BS\) ändrade uppgiften/).waitFor();
    await page.getByText('Ni har inte ändrat samma sak.').waitFor();
    await page.getByRole('button', { name: 'Spara' }).click();
    await page.getByText(system.saved).waitFor();
    const now = await admin.result(getSystemSettings);
    expect(now.secrets.emailApiKey.lastFour).toBe('1234');
    expect(now).toMatchObject({ companySeat: 'Kungälv', companyPhone: '031-99 99 99' });
    const { companySeat } = settings;
    await admin.result(saveSystemSettings, {
      body: { ...now, companySeat, companyPhone: before, emailApiKey: null },
    });
  });

  test.runIf(inAll)('is not shown to Staff', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.customers });
    await page.getByRole('button', { name: 'Inställningar' }).click();
    await page.getByRole('menuitem', { name: 'Gränssnitt' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'System' }).count()).toBe(0);
  });
});
