import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { listsText } from '../../frontend/src/text/lists.ts';
import { logInsText } from '../../frontend/src/text/log-ins.ts';
import { logInOutcomeLabels } from '../../shared/text/logs.ts';
import { preferencesText as text } from '../../frontend/src/text/preferences.ts';
import { sessionText } from '../../frontend/src/text/session.ts';
import { getUserSettings } from '../../shared/contract/settings.ts';
import { makeUser } from '../support/builders.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { logInAs, logInUser } from '../support/people.ts';
import type { ScreenSize } from '../support/chromium.ts';
import { byTier, inAll } from '../support/tier.ts';

type User = { initials: string; pin: string };

async function logInOn(page: Page, { initials, pin }: User): Promise<void> {
  await page.getByLabel(sessionText.initials).pressSequentially(initials);
  await page.getByLabel(sessionText.pin, { exact: true }).pressSequentially(pin);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Hem » Ansvarig' }).waitFor();
}

const sizes = byTier<readonly ScreenSize[]>(['phone'], ['desktop', 'phone']);

describe('Inloggade enheter', () => {
  test.for(sizes)('are ended one by one and all at once (%s)', async (size, { openPage }) => {
    const user = await makeUser(await logInAs('SuperAdmin'));
    const elsewhere = await logInUser(user);
    const page = await openPage({ size });
    await logInOn(page, user);
    await page.goto(paths.ownLogIns);
    if (size === 'phone') await page.getByRole('button', { name: listsText.moreTools }).click();
    await page.getByRole('button', { name: logInsText.sessions }).click();
    const panel = page.getByRole('dialog', { name: logInsText.sessions });
    await panel.getByText(', den här enheten', { exact: false }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, `open sessions, ${size}`);
    await panel.getByRole('button', { name: /^Logga ut (?!överallt|här)/ }).click();
    await page.getByText(logInsText.ended).waitFor();
    await expect.poll(async () => (await elsewhere.call(getUserSettings)).status).toBe(401);

    await panel.getByRole('button', { name: logInsText.everywhere }).click();
    const question = page.getByRole('dialog', { name: logInsText.everywhereTitle });
    await question.getByText(logInsText.everywhereMessage).waitFor();
    await page.keyboard.press('Enter');
    await page.getByLabel(sessionText.initials).waitFor();
  });
});

describe('Inloggningar', () => {
  test.runIf(inAll)(
    'one’s own are found under Gränssnitt, and so is another PIN, which takes the current one',
    async ({ openPage }) => {
      const user = await makeUser(await logInAs('SuperAdmin'));
      const elsewhere = await logInUser(user);
      const page = await openPage({ allow: [/422/] });
      await logInOn(page, user);
      await page.goto(paths.preferences);
      await page.getByRole('link', { name: text.logIns }).click();
      await page.waitForURL(`**${paths.ownLogIns}`);
      const table = page.getByRole('table', { name: logInsText.list });
      await expect.poll(() => table.locator('tbody tr').count()).toBe(2);
      await table.getByText(logInOutcomeLabels.NewDevice).first().waitFor();
      await expectAxeClean(page);
      await screenshot(page, 'own log-ins');

      await page.getByRole('button', { name: text.changePin }).click();
      const panel = page.getByRole('dialog', { name: text.changePin });
      await panel.getByText(text.pinHint).waitFor();
      const current = panel.getByRole('textbox', { name: text.currentPin });
      const next = panel.getByRole('textbox', { name: text.newPin });
      await current.pressSequentially('fel gissning');
      await next.pressSequentially('björkmossa');
      await panel.getByText('Bra PIN.').waitFor();
      await expectAxeClean(page);
      await page.keyboard.press('Control+Enter');
      await panel.getByText('Det är inte din nuvarande PIN.').waitFor();
      await screenshot(page, 'own PIN');
      await current.press('ControlOrMeta+a');
      await current.pressSequentially(user.pin);
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/björkmossa|kastanj/);
      await page.keyboard.press('Control+Enter');
      await page.getByText(text.pinChanged).waitFor();
      await panel.waitFor({ state: 'detached' });
      expect((await elsewhere.call(getUserSettings)).status).toBe(401);
      await page.reload();
      await expect.poll(() => table.locator('tbody tr').count()).toBe(2);
      await logInUser({ ...user, pin: 'björkmossa' });
    },
  );

  test.runIf(inAll)('everybody’s are filtered by a SuperAdmin, from the list of users', async ({ openPage }) => {
    const user = await makeUser(await logInAs('SuperAdmin'));
    await logInUser(user);
    await expect(logInUser({ ...user, pin: 'fel gissning' })).rejects.toThrow('401');
    const page = await openPage({ as: 'SuperAdmin', path: paths.users });
    await page.getByRole('link', { name: logInsText.open }).click();
    await page.waitForURL(`**${paths.logIns}`);
    await page.getByRole('heading', { name: 'Användare » Inloggningar' }).waitFor();
    await page.getByRole('searchbox', { name: logInsText.columns.initials }).pressSequentially(user.initials);
    await page.getByText('2 träffar', { exact: true }).waitFor();
    const table = page.getByRole('table', { name: logInsText.list });
    await table.getByText(`Prov ${user.lastName}`).first().waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'log-ins of everybody');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAxeClean(page);
    await screenshot(page, 'log-ins of everybody on a phone');
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.getByRole('combobox', { name: logInsText.columns.outcome }).click();
    await page.getByRole('option', { name: logInOutcomeLabels.WrongPin }).click();
    await page.getByText('1 träff', { exact: true }).waitFor();
  });
});
