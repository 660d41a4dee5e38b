import { describe, expect } from 'vitest';
import { listOwnNotifications, markNotificationsRead } from '../../shared/contract/notifications.ts';
import { getUserSettings, saveUserSettings } from '../../shared/contract/settings.ts';
import { getAllUsers } from '../../shared/contract/users.ts';
import { userSettings } from '../../shared/entities/user-settings.ts';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { localUsers } from '../../functions/demo/local-users.ts';
import { preferencesText } from '../../frontend/src/text/preferences.ts';
import { logIn } from '../../shared/contract/auth.ts';
import { Api, newKey } from '../support/api.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeProject, makeUser } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { testStack } from '../support/test-stack.ts';
import { inAll } from '../support/tier.ts';

async function begin() {
  const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);
  const notifications = await staff.result(listOwnNotifications);
  await staff.result(markNotificationsRead, { body: { notifications }, idempotencyKey: newKey() });
  const { initials } = localUsers.find(({ role }) => role === 'Staff')!;
  const users: { userId: number; initials: string }[] = await superAdmin.result(getAllUsers);
  const { userId } = users.find((user) => user.initials === initials)!;
  // Of a user of its own: what one user gives within a minute is one notification.
  const giver = await makeUser(superAdmin);
  const { token } = await superAdmin.result(logIn, { body: { initials: giver.initials, password: giver.pin } });
  const api = new Api(testStack().url, token);
  const give = (): Promise<{ projectCode: string }> => makeProject(api, { projectOwnerUserId: userId });
  return { staff, give, by: giver.initials };
}

describe('Meddelanden', () => {
  test('keep what concerns the user, in each window, until it is opened', async ({ openPage }) => {
    const { give, by } = await begin();
    const page = await openPage({ as: 'Staff', path: paths.customers });
    const other = await openPage({ as: 'Staff', path: paths.homeShare, size: 'phone' });
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
    await screenshot(page, 'notifications');
    await link.click();
    await page.waitForURL(/\/projectdetails\/\d+$/);
    for (const each of [page, other]) await bellOf(each, 'Meddelanden').waitFor();
    await other.getByText('Inga olästa meddelanden.').waitFor();
  });

  test.runIf(inAll)('are chosen by kind, and marked as read one by one or all at once', async ({ openPage }) => {
    const { staff, give } = await begin();
    const page = await openPage({ as: 'Staff', path: paths.preferences });
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
    await staff.result(saveUserSettings, { body: userSettings.empty });
  });
});
