import type { Page } from 'playwright';
import { afterEach, describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { passkeysText as text } from '../../frontend/src/text/passkeys.ts';
import { preferencesText } from '../../frontend/src/text/preferences.ts';
import { sessionText } from '../../frontend/src/text/session.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { allowErrors } from '../support/page-errors.ts';
import { makeUserWithPin, requireSecondFactor } from '../support/passkeys.ts';
import { inAll, sizes } from '../support/tier.ts';

/** A device that has a finger on it whenever it asks for one. */
async function giveAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    keys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    forget: () => session.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}

type Person = Awaited<ReturnType<typeof makeUserWithPin>>;

async function typePin(page: Page, { initials, pin }: Person): Promise<void> {
  await page.getByLabel(sessionText.initials).click();
  await page.keyboard.type(initials);
  await page.keyboard.press('Tab');
  await page.keyboard.type(pin);
  await page.keyboard.press('Enter');
}

/** Adds a key under Gränssnitt, by keyboard. @returns the recovery codes */
async function addKey(page: Page, { pin }: Person): Promise<string[]> {
  await page.getByRole('button', { name: preferencesText.passkeys, exact: true }).click();
  const panel = page.getByRole('dialog', { name: text.title, exact: true });
  await panel.getByText(text.none).waitFor();
  await panel.getByRole('button', { name: text.add }).click();
  await page.getByLabel(text.currentPin, { exact: true }).waitFor();
  await page.keyboard.type(pin);
  await page.keyboard.press('Enter');
  return readCodes(page, text.codesSaved);
}

async function readCodes(page: Page, verb: string): Promise<string[]> {
  const list = page.getByRole('list', { name: text.codes });
  await list.waitFor();
  const codes = await list.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: verb }).click();
  await list.waitFor({ state: 'detached' });
  return codes;
}

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto(paths.login);
  await page.getByLabel(sessionText.initials).waitFor();
}

const isIn = (page: Page) => page.waitForURL(({ pathname }) => pathname !== paths.login);

afterEach(() => requireSecondFactor({ keyOfStaff: false }));

describe.each(sizes)('a passkey (%s)', (size) => {
  test.runIf(inAll)('is added with one’s PIN, logs in alone, and is removed', async ({ openPage }) => {
    const user = await makeUserWithPin();
    const page = await openPage({ as: user, path: paths.preferences, size });
    const device = await giveAuthenticator(page);
    expect(await addKey(page, user)).toHaveLength(10);
    expect(await device.keys()).toHaveLength(1);
    const panel = page.getByRole('dialog', { name: text.title, exact: true });
    await panel.getByText(text.neverUsed).waitFor();
    await expectAxeClean(page);
    await screenshot(page, `passkeys ${size}`);

    await logOut(page);
    await expectAxeClean(page);
    await screenshot(page, `login page ${size}`);
    await page.getByRole('button', { name: sessionText.logInWithKey }).click();
    await isIn(page);

    await page.goto(paths.preferences);
    await page.getByRole('button', { name: preferencesText.passkeys, exact: true }).click();
    await panel.getByRole('button', { name: /^Ta bort / }).click();
    await page.getByLabel(text.currentPin, { exact: true }).waitFor();
    await page.keyboard.type(user.pin);
    await page.keyboard.press('Enter');
    await panel.getByText(text.none).waitFor();
    await logOut(page);
    allowErrors(page, /401/);
    await page.getByRole('button', { name: sessionText.logInWithKey }).click();
    await page
      .getByRole('alert')
      .getByText(/^Nyckeln godtogs inte/)
      .waitFor();
  });

  test('is made at login where the role needs it, and asked for after the PIN from then on', async ({ openPage }) => {
    const user = await makeUserWithPin();
    await requireSecondFactor({ keyOfStaff: true });
    const page = await openPage({ path: paths.login, size });
    const device = await giveAuthenticator(page);
    await typePin(page, user);
    await page.getByRole('heading', { name: text.firstTitle }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, `first key ${size}`);
    await page.getByRole('button', { name: text.make }).click();
    const codes = await readCodes(page, text.toKlang);
    await isIn(page);

    await logOut(page);
    await typePin(page, user);
    await page.getByRole('heading', { name: text.secondTitle }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, `second factor ${size}`);
    await page.keyboard.press('Enter');
    await isIn(page);

    // The telephone is lost: a code is taken once.
    await device.forget();
    for (const isFirst of [true, false]) {
      await logOut(page);
      await typePin(page, user);
      await page.getByRole('button', { name: text.byCode }).click();
      await page.keyboard.type(codes[0]!.toLowerCase());
      if (isFirst) await screenshot(page, `recovery code ${size}`);
      else allowErrors(page, /401/);
      await page.keyboard.press('Enter');
      if (isFirst) await isIn(page);
      else await page.getByRole('alert').getByText('Koden är fel eller redan använd.').waitFor();
    }
  });
});
