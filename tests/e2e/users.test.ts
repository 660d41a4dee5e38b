import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { sessionText } from '../../frontend/src/text/session.ts';
import { usersText as text } from '../../frontend/src/text/users.ts';
import { getUserSettings } from '../../shared/contract/settings.ts';
import { deleteUser, getUser, updateUser } from '../../shared/contract/users.ts';
import { freeInitials, makeProject, makeUser } from '../support/builders.ts';
import { expectAxeClean, test } from '../support/browser.ts';
import { allowErrors } from '../support/page-errors.ts';
import { logInAs, logInUser } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

const inList = (initials: string) => `${paths.users}?initials=${initials}`;

async function logInOn(page: Page, { initials, pin }: { initials: string; pin: string }): Promise<void> {
  await page.getByLabel(sessionText.initials).fill(initials);
  await page.getByLabel(sessionText.pin, { exact: true }).fill(pin);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Hem » Ansvarig' }).waitFor();
}

describe('users', () => {
  test('one is made with a PIN, changed and deleted by the keyboard', async ({ openPage }) => {
    const initials = freeInitials();
    const page = await openPage({ as: 'SuperAdmin', path: inList(initials) });
    await page.getByText('Inga träffar', { exact: true }).waitFor();
    await page.keyboard.press('n');
    const panel = page.getByRole('dialog', { name: text.addNew });
    const role = panel.getByRole('combobox', { name: text.role });
    expect(await role.inputValue()).toBe('Konsult');
    await role.click();
    const choices = page.getByRole('listbox', { name: text.role }).getByRole('option');
    expect(await choices.allTextContents()).toEqual(['Konsult', 'Superadmin']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+s');
    await panel.getByText('Ange en PIN.').waitFor();
    await expectAxeClean(page);
    await panel.getByRole('textbox', { name: text.initials }).fill(initials.toLowerCase());
    await panel.getByRole('textbox', { name: text.firstName }).fill('Åsa');
    await panel.getByRole('textbox', { name: text.lastName }).fill('Provén');
    await panel.getByRole('textbox', { name: text.email }).fill(`${initials}@prov.example`);
    await panel.getByRole('textbox', { name: text.pin }).fill('kastanjelöv');
    await page.keyboard.press('Control+Enter');
    await page.getByText(text.created(initials)).waitFor();
    const row = page.getByRole('row').filter({ hasText: initials });
    const mail = row.getByRole('link', { name: `${initials}@prov.example` });
    expect(await mail.getAttribute('href')).toBe(`mailto:${initials}@prov.example`);
    expect((await logInUser({ initials, pin: 'kastanjelöv' })).token).toBeDefined();

    await row.focus();
    await page.keyboard.press('Enter');
    const edit = page.getByRole('dialog', { name: text.edit(initials) });
    await edit.getByRole('textbox', { name: text.phone }).fill('070-123 45 67');
    expect(await edit.getByRole('textbox', { name: text.pin }).count()).toBe(0);
    await page.keyboard.press('Control+Enter');
    await page.getByText(text.updated).waitFor();
    await row.getByText('070-123 45 67').waitFor();

    await row.getByRole('button', { name: `Radera ${initials}` }).click();
    const question = page.getByRole('dialog', { name: text.deleteTitle });
    await question.getByText(text.deleteQuestion('Åsa Provén')).waitFor();
    await question.getByRole('button', { name: 'Radera' }).click();
    await page.getByText('Användare raderad').waitFor();
    await page.getByText('Inga träffar', { exact: true }).waitFor();
  });

  test.runIf(inAll)('the table is filtered by role', async ({ openPage }) => {
    const admin = await logInAs('SuperAdmin');
    const { initials } = await makeUser(admin, { role: 'SuperAdmin' });
    const page = await openPage({ as: 'SuperAdmin', path: inList(initials) });
    await page.getByText('1 träff', { exact: true }).waitFor();
    await page.getByRole('combobox', { name: text.role }).click();
    await page.getByRole('option', { name: 'Konsult' }).click();
    await page.getByText('Inga träffar', { exact: true }).waitFor();
  });

  test.runIf(inAll)('one gets another PIN, and the old one no longer holds', async ({ openPage }) => {
    const user = await makeUser(await logInAs('SuperAdmin'));
    const session = await logInUser(user);
    const page = await openPage({ as: 'SuperAdmin', path: inList(user.initials) });
    await page.getByRole('link', { name: `${text.changePin} ${user.initials}` }).click();
    const panel = page.getByRole('dialog', { name: text.newPin(user.initials) });
    await panel.getByText(text.otherPinHint(`Prov ${user.lastName}`)).waitFor();
    await expectAxeClean(page);
    const field = panel.getByRole('textbox', { name: text.pin });
    await field.fill('123456');
    await panel.getByRole('button', { name: 'Spara' }).click();
    await panel.getByText('PIN är för lätt att gissa. Undvik upprepningar och följder.').waitFor();
    await field.fill('blåbärsris');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('blåbärsris');
    await page.keyboard.press('Enter');
    await page.getByText(text.pinChanged).waitFor();
    await panel.waitFor({ state: 'detached' });
    expect((await session.call(getUserSettings)).status).toBe(401);
    await logInUser({ ...user, pin: 'blåbärsris' });
  });

  test.runIf(inAll)('a PIN that could not be changed says so', async ({ openPage }) => {
    const admin = await logInAs('SuperAdmin');
    const user = await makeUser(admin);
    const page = await openPage({ as: 'SuperAdmin', path: inList(user.initials), allow: [/404/] });
    await page.getByRole('link', { name: `${text.changePin} ${user.initials}` }).click();
    const panel = page.getByRole('dialog', { name: text.newPin(user.initials) });
    await panel.getByRole('textbox', { name: text.pin }).fill('blåbärsris');
    await admin.result(deleteUser, { params: user });
    await panel.getByRole('button', { name: 'Spara' }).click();
    await page.getByText(text.pinNotChanged).waitFor();
  });

  test.runIf(inAll)('one’s own PIN is changed without being logged out here', async ({ openPage }) => {
    const user = await makeUser(await logInAs('SuperAdmin'), { role: 'SuperAdmin' });
    const elsewhere = await logInUser(user);
    const page = await openPage();
    await logInOn(page, user);
    await page.goto(inList(user.initials));
    await page.getByRole('link', { name: `${text.changePin} ${user.initials}` }).click();
    const panel = page.getByRole('dialog', { name: text.newPin(user.initials) });
    await panel.getByText(text.ownPinHint).waitFor();
    await panel.getByRole('textbox', { name: text.pin }).fill('blåbärsris');
    await page.keyboard.press('Control+Enter');
    await page.getByText(text.pinChanged).waitFor();
    await panel.waitFor({ state: 'detached' });
    expect((await elsewhere.call(getUserSettings)).status).toBe(401);
    await page.reload();
    await page.getByText('1 träff', { exact: true }).waitFor();
  });

  test.runIf(inAll)(
    'the user’s own name is updated at once, and a new role requires a new login',
    async ({ openPage }) => {
      const user = await makeUser(await logInAs('SuperAdmin'), { role: 'SuperAdmin' });
      const page = await openPage();
      await logInOn(page, user);
      await page.goto(inList(user.initials));
      await page.getByRole('link', { name: user.initials, exact: true }).click();
      const panel = page.getByRole('dialog', { name: text.edit(user.initials) });
      await panel.getByRole('textbox', { name: text.firstName }).fill('Nyanamn');
      await page.keyboard.press('Control+s');
      await page.getByText(text.updated).waitFor();
      await page.getByRole('banner').getByText(`Nyanamn ${user.lastName}`).waitFor();
      await panel.getByText(text.ownRoleChangeHint).waitFor();
      await panel.getByRole('combobox', { name: text.role }).click();
      await page.getByRole('option', { name: 'Konsult' }).click();
      await page.keyboard.press('Control+s');
      const shown = page.getByRole('dialog', { name: text.ownRoleChanged });
      allowErrors(page, /401/);
      await shown.getByRole('button', { name: 'OK' }).click();
      await page.getByRole('button', { name: sessionText.logIn, exact: true }).waitFor();
    },
  );

  test.runIf(inAll)('what the rules forbid is not offered, and the row’s menu says why', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin', path: inList('CE') });
    const row = page.getByRole('row').filter({ hasText: 'cecilia.ek@klang.example' });
    expect(await row.getByRole('button', { name: 'Radera CE' }).isDisabled()).toBe(true);
    await row.focus();
    await page.keyboard.press('Shift+F10');
    const refused = page.getByRole('menuitem', { name: `${text.changePin} Användaren har en högre roll än du.` });
    await refused.waitFor();
    expect(await refused.getAttribute('aria-disabled')).toBe('true');
    await expectAxeClean(page);
    await page.keyboard.press('Escape');
    await row.getByRole('link', { name: 'CE', exact: true }).click();
    const panel = page.getByRole('dialog', { name: text.edit('CE') });
    await panel.getByText('Användaren har en högre roll än du.').waitFor();
    expect(await panel.getByRole('textbox').count()).toBe(0);
    expect(await panel.getByRole('button', { name: 'Spara' }).count()).toBe(0);
    await expectAxeClean(page);
  });

  test.runIf(inAll)('taken initials and addresses are reported at their fields', async ({ openPage }) => {
    const admin = await logInAs('SuperAdmin');
    const [user, other] = [await makeUser(admin), await makeUser(admin)];
    const page = await openPage({ as: 'SuperAdmin', path: inList(user.initials), allow: [/409/] });
    await page.getByRole('link', { name: user.initials, exact: true }).click();
    const panel = page.getByRole('dialog', { name: text.edit(user.initials) });
    await panel.getByRole('textbox', { name: text.initials }).fill(other.initials);
    await panel.getByRole('button', { name: 'Spara' }).click();
    await page.getByRole('dialog', { name: text.refusal }).getByRole('button', { name: 'OK' }).click();
    await page.getByText(text.notUpdated).waitFor();
    await panel.getByText(`Initialerna ${other.initials} används redan av Prov ${other.lastName}.`).waitFor();
    await panel.getByRole('textbox', { name: text.initials }).fill(user.initials);
    await panel.getByRole('button', { name: 'Spara' }).click();
    await page.getByText(text.updated).waitFor();

    await page.getByRole('button', { name: text.addNew }).click();
    const create = page.getByRole('dialog', { name: text.addNew });
    await create.getByRole('textbox', { name: text.initials }).fill(freeInitials());
    await create.getByRole('textbox', { name: text.firstName }).fill('Prov');
    await create.getByRole('textbox', { name: text.lastName }).fill('Person');
    await create.getByRole('textbox', { name: text.email }).fill(other.email.toUpperCase());
    await create.getByRole('textbox', { name: text.pin }).fill('kastanjelöv');
    await create.getByRole('button', { name: 'Spara' }).click();
    await page.getByText(text.notCreated).waitFor();
    await create.getByText(/E-postadressen .* används redan av Prov/).waitFor();
  });

  test.runIf(inAll)('two concurrent editors of a user see each other’s changes', async ({ openPage }) => {
    const admin = await logInAs('SuperAdmin');
    const user = await makeUser(admin);
    const page = await openPage({ as: 'Developer', path: inList(user.initials), allow: [/409/] });
    await page.getByRole('link', { name: user.initials, exact: true }).click();
    const panel = page.getByRole('dialog', { name: text.edit(user.initials) });
    await panel.getByRole('textbox', { name: text.phone }).fill('070-2');
    await admin.result(updateUser, { params: user, body: { ...user, phone: '070-1' } });
    await panel.getByRole('button', { name: 'Spara' }).click();
    await panel.getByText(/Björn Sandell \(BS\) ändrade uppgiften/).waitFor();
    await panel.getByRole('radio', { name: 'Behåll mitt' }).check();
    await panel.getByRole('button', { name: 'Spara' }).click();
    await page.getByText(text.updated).waitFor();
    expect(await admin.result(getUser, { params: user })).toMatchObject({ phone: '070-2', version: 3 });
  });

  test.runIf(inAll)('a user’s projects are in the panel and lead to the project', async ({ openPage }) => {
    const admin = await logInAs('SuperAdmin');
    const user = await makeUser(admin);
    const { projectCode } = await makeProject(admin, { projectOwnerUserId: user.userId });
    const page = await openPage({ as: 'SuperAdmin', path: inList(user.initials) });
    await page.getByRole('link', { name: user.initials, exact: true }).click();
    const panel = page.getByRole('dialog', { name: text.edit(user.initials) });
    await panel.getByRole('heading', { name: `${text.owns} (1)` }).waitFor();
    await panel.getByRole('heading', { name: `${text.reviews} (0)` }).waitFor();
    await panel.getByRole('link', { name: new RegExp(projectCode) }).click();
    await page.getByRole('heading', { level: 1, name: 'Projekt' }).waitFor();
  });
});
