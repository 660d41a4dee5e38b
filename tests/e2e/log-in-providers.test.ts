import type { Page } from 'playwright';
import { afterAll, describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { logInProvidersText as text } from '../../frontend/src/text/log-in-providers.ts';
import { sessionText } from '../../frontend/src/text/session.ts';
import { systemSettingsText } from '../../frontend/src/text/system-settings.ts';
import { standInClients, standInTenantId } from '../../infra/emulators/openid/registrations.ts';
import type { LogInProvider } from '../../shared/codes/log-in-providers.ts';
import type { Session } from '../../shared/schemas/user.ts';
import { logOut } from '../../shared/contract/auth.ts';
import { getCustomer } from '../../shared/contract/customers.ts';
import { getSystemSettings } from '../../shared/contract/settings.ts';
import { Api } from '../support/api.ts';
import { makeCustomer, makeUser, unique } from '../support/builders.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { saveSettings, switchOff, switchOn } from '../support/log-in/providers.ts';
import { allowErrors } from '../support/page-errors.ts';
import { logInAs } from '../support/people.ts';
import { testStack } from '../support/test-stack.ts';
import type { ScreenSize } from '../support/chromium.ts';
import { byTier, inAll, sizes } from '../support/tier.ts';

const domain = 'akustik.example';
const superAdmin = await logInAs('SuperAdmin');

async function makePerson() {
  const email = `${unique('person').replace(' ', '-')}@${domain}`;
  return { ...(await makeUser(superAdmin, { email })), email };
}

/** Goes to a provider from the login page, and chooses an account there. */
async function goBy(page: Page, provider: LogInProvider, email: string): Promise<void> {
  await page.getByRole('button', { name: text.with(provider) }).click();
  await page.getByRole('heading', { name: `Välj konto hos ${provider}` }).waitFor();
  await page.getByLabel('E-postadress').pressSequentially(email);
  await page.keyboard.press('Enter');
}

afterAll(() => switchOff(superAdmin));

describe('the login page', () => {
  test('logs in with Microsoft, and goes on to the page that was asked for', async ({ openPage }) => {
    await switchOn(superAdmin, ['Microsoft', 'Google'], domain);
    const { email } = await makePerson();
    const page = await openPage({ path: `${paths.login}?vidare=${encodeURIComponent(paths.customers)}` });
    await page.getByRole('button', { name: text.with('Google') }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'login page with providers');
    await goBy(page, 'Microsoft', email);
    await page.waitForURL(`**${paths.customers}`);
    await page.getByRole('heading', { name: 'Kunder' }).waitFor();
    // The way back leads to the login page's entry, not to the answer's.
    expect(page.url()).not.toContain('code=');
  });

  const journeys = [['Google', 'phone']] as const;
  const others = [
    ['Google', 'desktop'],
    ['Microsoft', 'phone'],
  ] as const;

  test.for(byTier<readonly (readonly [LogInProvider, ScreenSize])[]>(journeys, [...journeys, ...others]))(
    'logs in with %s (%s)',
    async ([provider, size], { openPage }) => {
      await switchOn(superAdmin, ['Microsoft', 'Google'], domain);
      const { email } = await makePerson();
      const page = await openPage({ size });
      await page.getByRole('button', { name: text.with(provider) }).waitFor();
      await screenshot(page, `login page with providers, ${size}`);
      await goBy(page, provider, email);
      await page.getByRole('heading', { name: 'Hem » Ansvarig' }).waitFor();
    },
  );

  for (const size of sizes) {
    test.runIf(inAll)(
      `says that an account of another domain does not log in, and takes the PIN (${size})`,
      async ({ openPage }) => {
        await switchOn(superAdmin, ['Google'], domain);
        const user = await makePerson();
        const page = await openPage({ size, allow: [/403/] });
        await goBy(page, 'Google', user.email.replace(domain, 'other.example'));
        await page.getByText('Kontot hör inte till någon användare i Klang.', { exact: false }).waitFor();
        await expectAxeClean(page);
        await screenshot(page, `unknown account, ${size}`);
        expect(new URL(page.url())).toMatchObject({ pathname: paths.loginAnswer, search: '' });
        await page.getByLabel(sessionText.initials).pressSequentially(user.initials);
        await page.getByLabel(sessionText.pin, { exact: true }).pressSequentially(user.pin);
        await page.keyboard.press('Enter');
        await page.getByRole('heading', { name: 'Hem » Ansvarig' }).waitFor();
      },
    );
  }

  test('refuses the PIN where a provider is required, and says which', async ({ openPage }) => {
    await switchOn(superAdmin, ['Microsoft'], domain, { googleLogIn: false, providerLogInRequired: true });
    const user = await makePerson();
    const page = await openPage({ allow: [/403/] });
    await page.getByLabel(sessionText.initials).pressSequentially(user.initials);
    await page.getByLabel(sessionText.pin, { exact: true }).pressSequentially(user.pin);
    await page.keyboard.press('Enter');
    await page.getByText('PIN är avstängt. Logga in med Microsoft.').waitFor();
    await screenshot(page, 'PIN refused');
    await goBy(page, 'Microsoft', user.email);
    await page.getByRole('heading', { name: 'Hem » Ansvarig' }).waitFor();
  });
});

describe('the dialog of an ended session', () => {
  test.runIf(inAll)('logs in at a provider in another tab, and the save that waited is made', async ({ openPage }) => {
    await switchOn(superAdmin, ['Microsoft'], domain, { providerLogInRequired: true });
    const { email, firstName } = await makePerson();
    const page = await openPage();
    await goBy(page, 'Microsoft', email);
    await page.getByRole('heading', { name: 'Hem » Ansvarig' }).waitFor();
    const { customerId } = await makeCustomer(superAdmin);
    await page.goto(`${paths.customers}?panel=customer%3A${customerId}`);
    const panel = page.getByRole('dialog', { name: 'Redigera kund' });
    await panel.getByLabel('Fakturatext').pressSequentially(`Skrivet av ${firstName}`);
    allowErrors(page, /401/);
    const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('klang.session')!) as Session).token);
    await new Api(testStack().url, token).result(logOut);
    await page.keyboard.press('Control+Enter');

    const dialog = page.getByRole('dialog', { name: sessionText.endedTitle });
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      dialog.getByRole('button', { name: text.with('Microsoft') }).click(),
    ]);
    await screenshot(page, 'ended session with a provider');
    await tab.getByLabel('E-postadress').pressSequentially(email);
    await tab.keyboard.press('Enter');
    await page.getByText('Kund uppdaterad').waitFor();
    await dialog.waitFor({ state: 'detached' });
    const { invoiceText } = await superAdmin.result(getCustomer, { params: { customerId } });
    expect(invoiceText).toBe(`Skrivet av ${firstName}`);
  });
});

describe('the system settings', () => {
  for (const size of sizes) {
    test.runIf(inAll)(`switch on Microsoft, whose secret is never shown again (${size})`, async ({ openPage }) => {
      await switchOff(superAdmin);
      await saveSettings(superAdmin, { microsoftClientId: '', microsoftClientSecret: null, microsoftDomains: '' });
      const page = await openPage({ as: 'SuperAdmin', path: paths.systemSettings, size, allow: [/422/] });
      const label = (name: string) => page.getByLabel(name, { exact: true });
      await page.getByRole('switch', { name: systemSettingsText.microsoftLogIn }).click();
      await page.keyboard.press('Control+s');
      await page.getByText('Behövs för att logga in med Microsoft.').first().waitFor();
      await label(systemSettingsText.microsoftClientId).pressSequentially(standInClients.Microsoft.id);
      await label(systemSettingsText.microsoftClientSecret).pressSequentially(standInClients.Microsoft.secret);
      await label(systemSettingsText.microsoftTenantId).press('ControlOrMeta+a');
      await label(systemSettingsText.microsoftTenantId).pressSequentially(standInTenantId);
      await label(systemSettingsText.microsoftDomains).pressSequentially(domain);
      await page.keyboard.press('Control+s');
      await page.getByText(systemSettingsText.saved).waitFor();
      await page.getByText('Satt, slutar på …soft').waitFor();
      await expectAxeClean(page);
      await page.getByRole('switch', { name: systemSettingsText.microsoftLogIn }).scrollIntoViewIfNeeded();
      await screenshot(page, `settings of logins, ${size}`);
      const { microsoftLogIn, secrets } = await superAdmin.result(getSystemSettings);
      expect(microsoftLogIn).toBe(true);
      expect(JSON.stringify(secrets)).not.toContain(standInClients.Microsoft.secret);
    });
  }
});
