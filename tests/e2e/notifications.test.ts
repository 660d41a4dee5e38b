import { describe, expect } from 'vitest';
import { getUserSettings } from '../../shared/contract/settings.ts';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { preferencesText } from '../../frontend/src/text/preferences.ts';
import { Api } from '../support/api.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeProject, makeUser } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { testStack } from '../support/test-stack.ts';
import { inAll } from '../support/tier.ts';

/** Both are users of their own: the demo's users are told of its records, and one user's gifts of a minute are told as one. */
async function begin() {
  const superAdmin = await logInAs('SuperAdmin');
  const [receiver, giver] = await Promise.all([makeUser(superAdmin), makeUser(superAdmin)]);
  const { url } = testStack();
  const [staff, api] = await Promise.all([receiver, giver].map(({ initials, pin }) => Api.logIn(url, initials, pin)));
  const give = (): Promise<{ projectCode: string }> => makeProject(api!, { projectOwnerUserId: receiver.userId });
  return { staff: staff!, receiver, give, by: giver.initials };
}

describe('Meddelanden', () => {
  test('keep what concerns the user, in each window, until it is opened', async ({ openPage }) => {
    const { receiver, give, by } = await begin();
    const page = await openPage({ as: receiver, path: paths.customers });
    const other = await openPage({ as: receiver, path: paths.homeShare, size: 'phone' });
    const bellOf = (of: typeof page, name: string) => of.getByRole('button', { name, exact: true });
    await bellOf(page, 'Meddelanden').waitFor();
    await bellOf(other, 'Meddelanden').waitFor();
    const { projectCode } = await give();
    for (const each of [page, other]) await bellOf(each, 'Meddelanden, 1 oläst').waitFor();
    await other.reload();
    await bellOf(other, 'Meddelanden, 1 oläst').waitFor();
    await screenshot(other, 'bell 390');
    await bellOf(other, 'Meddelanden, 1 oläst').click();
    await other.getByRole('dialog', { name: 'Meddelanden' }).getByText(projectCode).waitFor();
    await expectAxeClean(other);
    await screenshot(other, 'notifications 390');

    await bellOf(page, 'Meddelanden, 1 oläst').click();
    const messages = page.getByRole('dialog', { name: 'Meddelanden' });
    const unread = messages.getByRole('list', { name: 'Olästa' });
    const link = unread.getByRole('link', { name: `${by} har gjort dig till ansvarig för projekt ${projectCode}` });
    await link.waitFor();
    expect(await link.locator('strong').allInnerTexts()).toEqual([by, projectCode]);
    await unread.getByRole('heading', { name: 'I dag' }).waitFor();
    await screenshot(page, 'notifications');
    await link.click();
    await page.waitForURL(/\/projectdetails\/\d+$/);
    for (const each of [page, other]) await bellOf(each, 'Meddelanden').waitFor();
    await other.getByText('Inga olästa meddelanden.').waitFor();
  });

  test.runIf(inAll)('are chosen by kind, and marked as read one by one or all at once', async ({ openPage }) => {
    const { staff, receiver, give } = await begin();
    const page = await openPage({ as: receiver, path: paths.preferences });
    const field = page.getByRole('combobox', { name: preferencesText.kinds.tellSharedWork });
    await field.click();
    await page.getByRole('option', { name: 'Inte alls', exact: true }).click();
    await page.keyboard.press('Control+s');
    await page.getByText(preferencesText.saved).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'notification settings');
    expect(await staff.result(getUserSettings)).toMatchObject({ tellSharedWork: 'None', tellGivenProject: 'Here' });

    const { projectCode } = await give();
    await page.getByRole('button', { name: 'Meddelanden, 1 oläst' }).click();
    const messages = page.getByRole('dialog', { name: 'Meddelanden' });
    await messages.getByRole('button', { name: new RegExp(`^Markera som läst: .* ${projectCode}$`) }).click();
    await messages.getByText('Inga olästa meddelanden.').waitFor();
    await messages.getByRole('list', { name: 'Lästa' }).getByText(projectCode).waitFor();
    await give();
    await messages.getByRole('button', { name: 'Markera alla som lästa' }).click();
    await messages
      .getByRole('button', { name: /^Markera/ })
      .first()
      .waitFor({ state: 'detached' });
    await messages.getByText('Inga olästa meddelanden.').waitFor();
  });
});
