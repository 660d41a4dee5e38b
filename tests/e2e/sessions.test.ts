import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { localUsers } from '../../functions/demo/local-users.ts';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { sessionText as text } from '../../frontend/src/text/session.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeUser } from '../support/builders.ts';
import { allowErrors } from '../support/page-errors.ts';
import { logInAs } from '../support/people.ts';
import { newestLinkTo } from '../support/reset-links.ts';
import { inAll, sizes } from '../support/tier.ts';

const staff = localUsers.find(({ role }) => role === 'Staff')!;
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** As hands do. */
async function typeLogIn(page: Page, { initials, pin }: { initials: string; pin: string }) {
  await page.getByLabel(text.initials).click();
  await page.keyboard.type(initials);
  await page.keyboard.press('Tab');
  await page.keyboard.type(pin);
  await page.keyboard.press('Enter');
}

async function logIn(page: Page, { initials, pin }: { initials: string; pin: string }) {
  await page.getByLabel(text.initials).fill(initials);
  await page.getByLabel(text.pin, { exact: true }).fill(pin);
  await page.getByRole('button', { name: text.logIn, exact: true }).click();
}

/** Ends the page's session on the server, as on expiry. */
function endSession(page: Page) {
  return page.evaluate(() => {
    const { token } = JSON.parse(localStorage.getItem('klang.session')!) as { token: string };
    return fetch('/v1/auth/log-out', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  });
}

describe('signing in and out', () => {
  test.runIf(inAll)('a link that is opened when signed out is where the login leads', async ({ openPage }) => {
    const page = await openPage({ path: `${paths.products}?name=akustiker` });
    await page.getByRole('dialog', { name: text.guard }).getByRole('button').click();
    await logIn(
      page,
      localUsers.find(({ role }) => role === 'SuperAdmin')!,
    );
    await page.waitForURL(`**${paths.products}?name=akustiker`);
    await page.getByRole('cell', { name: 'Akustiker' }).first().waitFor();
  });

  test.for(sizes)(
    'a user logs in, comes home, is kept from backing out, and logs out (%s)',
    async (size, { openPage }) => {
      const page = await openPage({ size });
      await page.getByRole('button', { name: text.logIn, exact: true }).waitFor();
      await expectAxeClean(page);
      await screenshot(page, `login ${size}`);
      await typeLogIn(page, staff);
      await page.waitForURL(`**${paths.homeProjectOwner}`);
      await page.getByRole('button', { name: staff.firstName }).waitFor();

      await page.getByRole('button', { name: text.back }).click();
      await page.getByRole('status').getByText(text.stayedBack).waitFor();
      expect(pathOf(page)).toBe(paths.homeProjectOwner);

      await page.getByRole('button', { name: staff.firstName }).click();
      await page.getByRole('menuitem', { name: text.logOut }).click();
      await page.waitForURL(`**${paths.login}`);
      expect(await page.evaluate(() => localStorage.getItem('klang.session'))).toBeNull();
    },
  );

  test.runIf(inAll)(
    'on a shared computer, the tab alone knows who has logged in, and the next login proposes the same',
    async ({ openPage }) => {
      const page = await openPage();
      await page.getByLabel(text.sharedComputer).check();
      await page.getByText(text.sharedComputerHint).waitFor();
      await expectAxeClean(page);
      await screenshot(page, 'login on a shared computer');
      await logIn(page, staff);
      await page.waitForURL(`**${paths.homeProjectOwner}`);
      await page.getByText(`${staff.firstName} ${staff.lastName}`).waitFor();
      const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'klang.is-shared'));
      expect(await kept()).toEqual([]);

      await page.reload();
      await page.getByText(`${staff.firstName} ${staff.lastName}`).waitFor();
      await page.getByRole('button', { name: staff.firstName }).click();
      await page.getByRole('menuitem', { name: text.logOut }).click();
      await page.waitForURL(`**${paths.login}`);
      expect(await page.evaluate(() => sessionStorage.getItem('klang.session'))).toBeNull();
      expect(await page.getByLabel(text.sharedComputer).isChecked()).toBe(true);
    },
  );

  test.runIf(inAll)('a login without both fields is refused before it is sent', async ({ openPage }) => {
    const page = await openPage();
    await page.getByLabel(text.initials).fill(staff.initials);
    await page.getByRole('button', { name: text.logIn, exact: true }).click();
    const alert = page.getByRole('dialog', { name: text.wrongLogin });
    await alert.getByText(text.bothRequired).waitFor();
    await expectAxeClean(page);
  });

  test.runIf(inAll)('a wrong PIN is reported in the form', async ({ openPage }) => {
    const page = await openPage();
    allowErrors(page, /401/);
    await logIn(page, { initials: 'ZZ', pin: 'helt fel' });
    await page.getByRole('alert').getByText('Fel initialer eller PIN.').waitFor();
    await expectAxeClean(page);
  });

  test.runIf(inAll)('a page without a session says so and goes to the login', async ({ openPage }) => {
    const page = await openPage({ path: paths.customers });
    await page.getByText(text.guard).waitFor();
    expect(pathOf(page)).toBe(paths.login);
    await expectAxeClean(page);
  });

  test.runIf(inAll)('a page above the role is not opened', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.products });
    await page.getByText(text.roleTooLow).waitFor();
    await expect.poll(() => pathOf(page)).not.toBe(paths.products);
  });

  test.runIf(inAll)('an unknown address leads to /404', async ({ openPage }) => {
    const page = await openPage({ path: '/finns/inte' });
    await page.getByRole('heading', { name: 'Sidan finns inte' }).waitFor();
    expect(pathOf(page)).toBe(paths.notFound);
    await expectAxeClean(page);
  });

  test('an ended session is renewed in place, and what was typed is saved', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: `${paths.customers}?panel=customer%3A2` });
    allowErrors(page, /401/);
    const panel = page.getByRole('dialog', { name: 'Redigera kund' });
    await panel.getByLabel('Fakturatext').fill('Skrivet före inloggningen');
    // While the save is on its way: a page that hears of it before shows the login over the form.
    let isEnded = false;
    await page.route(/\/v1\/customers\/2$/, async (route) => {
      if (route.request().method() === 'PUT' && !isEnded) {
        isEnded = true;
        await endSession(page);
      }
      await route.continue();
    });
    await panel.getByRole('button', { name: 'Spara' }).click();

    const alert = page.getByRole('dialog', { name: text.endedTitle });
    await alert.getByText(text.endedMessage, { exact: true }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'session ended');
    for (const _ of 'twice'.slice(0, 2)) await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await alert.waitFor();
    // Nothing has opened behind it, where the mouse cannot reach.
    expect(await page.getByRole('dialog', { name: 'Kasta ändringarna?' }).count()).toBe(0);

    await alert.getByLabel(text.pin, { exact: true }).fill(staff.pin);
    await alert.getByRole('button', { name: text.logIn, exact: true }).click();
    await page.getByText('Kund uppdaterad').waitFor();
    expect(pathOf(page)).toBe(paths.customers);
  });
});

describe('a forgotten PIN', () => {
  test.runIf(inAll)('is asked for with an address that is one', async ({ openPage }) => {
    const page = await openPage();
    await page.getByRole('link', { name: text.forgotPin }).click();
    await page.waitForURL(`**${paths.forgotPassword}`);
    await page.getByLabel(text.email).pressSequentially('inte en adress');
    await page.getByRole('button', { name: text.sendLink }).click();
    await page.getByText('Ange en giltig e-postadress.').waitFor();

    await page.getByLabel(text.email).fill('ingen.alls@klang.example');
    await page.getByRole('button', { name: text.sendLink }).click();
    await page.getByText(text.linkSent).waitFor();
    await expectAxeClean(page);

    await page.getByRole('link', { name: text.back }).click();
    await page.getByRole('button', { name: text.logIn, exact: true }).waitFor();
  });

  test.for(sizes)(
    'is replaced by one that is typed twice alike, with the link in a mail (%s)',
    async (size, { openPage }) => {
      const { email, initials } = await makeUser(await logInAs('SuperAdmin'));
      const page = await openPage({ size });
      await page.getByRole('link', { name: text.forgotPin }).click();
      await page.getByLabel(text.email).pressSequentially(email);
      await page.keyboard.press('Enter');
      await page.getByText(text.linkSent).waitFor();
      await expect.poll(() => newestLinkTo(email)).toBeDefined();
      const path = (await newestLinkTo(email))!;
      expect(path.startsWith(paths.resetPassword(''))).toBe(true);
      await page.goto(path);
      await page.getByLabel(text.newPin, { exact: true }).pressSequentially('ny granris');
      await page.getByLabel(text.repeatPin).pressSequentially('ny granri');
      await page.getByRole('button', { name: text.savePin }).click();
      await page.getByText(text.pinsDiffer).waitFor();

      await page.getByLabel(text.repeatPin).press('End');
      await page.keyboard.type('s');
      await page.getByRole('button', { name: text.savePin }).click();
      await page.getByText(text.pinReset).waitFor();
      await screenshot(page, `new PIN ${size}`);
      await page.goto(paths.login);
      await typeLogIn(page, { initials, pin: 'ny granris' });
      await page.waitForURL(`**${paths.homeProjectOwner}`);

      // A used link is refused before anything is typed.
      allowErrors(page, /422/);
      await page.goto(path);
      await page.getByText('Länken är redan använd eller för gammal. Begär en ny.').waitFor();
      expect(await page.getByLabel(text.newPin, { exact: true }).count()).toBe(0);
      await expectAxeClean(page);
      await page.getByRole('link', { name: text.askForNewLink }).click();
      await page.getByRole('button', { name: text.sendLink }).waitFor();
    },
  );
});
