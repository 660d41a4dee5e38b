import { afterAll, beforeAll, describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { fortnoxText } from '../../frontend/src/text/fortnox.ts';
import { projectsText } from '../../frontend/src/text/projects.ts';
import { setupText as text } from '../../frontend/src/text/setup.ts';
import { systemSettingsText } from '../../frontend/src/text/system-settings.ts';
import { tagsText } from '../../frontend/src/text/tags.ts';
import { titles } from '../../frontend/src/navigation/titles.ts';
import { type LocalStack, startLocalStack } from '../../infra/host/stack.ts';
import { getSystemSettings, saveSystemSettings } from '../../shared/contract/settings.ts';
import { getSetup } from '../../shared/contract/setup.ts';
import { Api, newKey } from '../support/api.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { said } from '../support/screens.ts';
import { giveSellerDetails, makeCustomer, makeProduct, priceAllProducts } from '../support/builders.ts';
import { hasFocus } from '../support/keys.ts';
import { inAll, sizes } from '../support/tier.ts';

/** A stack of this file: it begins empty. */
let stack: LocalStack;
let superAdmin: Api;

beforeAll(async () => {
  stack = await startLocalStack({ seed: 'empty', schedules: false, quiet: true });
  superAdmin = await Api.logIn(stack.url, 'BS', 'granskog');
});
afterAll(() => stack.close());

const section = { name: titles.setup, exact: true };
const onPage = { name: text.firstSteps };

describe('Kom igång', () => {
  test('stands on Hem for a SuperAdmin and for no Staff', async ({ openPage }) => {
    for (const size of sizes) {
      const page = await openPage({ as: 'SuperAdmin', path: paths.homeProjectOwner, url: stack.url, size });
      const steps = page.getByRole('region', section);
      await steps.getByText(text.count(1, 7)).waitFor();
      await steps.getByText(/^Saknas: företagsnamn/).waitFor();
      await expectAxeClean(page);
      await screenshot(page, `Kom igång på Hem ${size}`);
    }
    const page = await openPage({ as: 'Staff', path: paths.homeProjectOwner, url: stack.url });
    await page.getByRole('heading', { name: titles.homeProjectOwner }).waitFor();
    await page.getByText('Du är inte ansvarig för något aktivt projekt').waitFor();
    expect(await page.getByRole('region', section).count()).toBe(0);
  });

  test('opens each step, takes an answer and takes it back', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin', path: paths.setup, url: stack.url });
    const steps = page.getByRole('region', onPage);
    await steps.getByRole('button', { name: text.choices.NoFortnox }).click();
    const change = steps.getByRole('button', { name: text.changeAnswer(text.steps.fortnox) });
    await expect.poll(() => hasFocus(change)).toBe(true);
    await steps.getByText(text.count(2, 7)).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Kom igång med ett svar');
    await page.keyboard.press('Enter');
    await steps.getByText(text.count(1, 7)).waitFor();
    expect(await superAdmin.result(getSystemSettings)).toMatchObject({ setupChoices: [] });

    await steps.getByRole('link', { name: text.steps.firstNumber }).click();
    const number = page.getByRole('textbox', { name: 'Första fakturanumret' });
    await expect.poll(() => hasFocus(number)).toBe(true);
    await screenshot(page, 'System från Kom igång');
    await page.getByRole('link', section).click();
    await steps.getByText(text.count(1, 7)).waitFor();
  });

  test.runIf(inAll)('leads to where the mail is tried and Fortnox is linked step by step', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin', path: paths.setup, url: stack.url });
    const steps = page.getByRole('region', onPage);
    await steps.getByRole('link', { name: text.steps.mail }).click();
    await page.getByRole('button', { name: systemSettingsText.sendTestMail }).click();
    await said(page, 'Testmejl skickat till bjorn.sandell@klang.example').waitFor();
    await page.goBack();
    await steps.getByRole('link', { name: text.steps.fortnox }).click();
    await page.getByText(`${stack.url}${paths.fortnoxActivation}`).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Fortnox från Kom igång');
    await page.getByRole('button', { name: fortnoxText.guideApproveVerb }).click();
    await page.getByRole('dialog', { name: fortnoxText.title }).getByText(fortnoxText.configureFirst).waitFor();
    await page.getByRole('link', { name: fortnoxText.toClientId }).click();
    const clientId = page.getByRole('textbox', { name: systemSettingsText.fortnoxClientId });
    await expect.poll(() => hasFocus(clientId)).toBe(true);
  });

  test.runIf(inAll)('leaves no selector of tags without saying who adds them', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.projects, url: stack.url });
    await page.getByRole('button', { name: projectsText.addNew }).first().click();
    const project = page.getByRole('dialog', { name: projectsText.addNew });
    await project.getByRole('combobox', { name: projectsText.tags }).click();
    await page.getByText(tagsText.none).waitFor();
  });

  test.runIf(inAll)('is hidden on Hem, and opened again from the palette', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin', path: paths.homeMyDay, url: stack.url });
    const steps = page.getByRole('region', section);
    await steps.waitFor();
    await screenshot(page, 'Kom igång på Min dag');
    await steps.getByRole('button', { name: text.hide }).click();
    await page.getByText(text.hidden).waitFor();
    await steps.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('textbox').pressSequentially('kom ig');
    await palette.getByText(titles.setup, { exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('region', onPage).getByRole('button', { name: text.showOnHome }).click();
    await page.getByText(text.shown).waitFor();
    expect(await superAdmin.result(getSystemSettings)).toMatchObject({ setupHidden: false });
  });

  test.runIf(inAll)('is gone from Hem when all is done, as soon as it is', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin', path: paths.homeProjectOwner, url: stack.url });
    const steps = page.getByRole('region', section);
    await steps.waitFor();
    await giveSellerDetails(superAdmin);
    const rest = {
      bankGiro: '5050-1055',
      emailFrom: 'faktura@firman.example',
      firstInvoiceNumber: 1001,
      setupChoices: ['NoFortnox'],
    };
    const { version } = await superAdmin.result(getSystemSettings);
    await superAdmin.result(saveSystemSettings, { body: { ...rest, version }, idempotencyKey: newKey() });
    await makeProduct(superAdmin);
    await priceAllProducts(superAdmin, 1_000);
    await steps.getByText(text.count(6, 7)).waitFor();
    await screenshot(page, 'Kom igång nästan klart');
    await makeCustomer(superAdmin);
    await steps.waitFor({ state: 'detached' });

    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    await page.getByText('Du är inte ansvarig för något aktivt projekt').waitFor();
    expect(asked.filter((path) => path === `/v1${getSetup.path}`)).toEqual([]);
  });
});
