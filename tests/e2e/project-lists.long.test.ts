import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { getAllTags, setProjectTags } from '../../shared/contract/tags.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeCustomer, makeProject, unique } from '../support/builders.ts';
import { hasFocus } from '../support/keys.ts';
import { logInAs } from '../support/people.ts';

const staff = await logInAs('Staff');

async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('dialog').last().getByRole('combobox', { name: label, exact: true });
  await field.fill(option);
  // The option itself comes before the offer to create one of that name.
  await page.getByRole('option', { name: option }).first().click();
}

const tagNamed = async (name: string): Promise<number> =>
  (await staff.result(getAllTags)).find((tag: any) => tag.name === name).tagId;

describe('the list of projects', () => {
  test('is filtered by tags and by active, and is the same after a reload', async ({ openPage }) => {
    const { customerId, name } = await makeCustomer(staff, { paymentRemark: true });
    const [tagged, closed] = await Promise.all([
      makeProject(staff, { customerId }),
      makeProject(staff, { customerId, active: false }),
    ]);
    const tagId = await tagNamed('Vindkraft');
    const { projectId } = tagged;
    await staff.result(setProjectTags, { params: tagged, body: { projectId, tags: [{ projectId, tagId }] } });

    const page = await openPage({ as: 'Staff', path: paths.projects });
    await page.getByRole('searchbox', { name: 'Kund' }).fill(name.toUpperCase());
    await page.getByText('1 träff', { exact: true }).waitFor();
    const row = page.getByRole('row').filter({ hasText: tagged.projectCode });
    await row.getByRole('img', { name: 'Betalningsanmärkning' }).waitFor();
    await page.getByRole('switch', { name: 'Aktiva' }).click();
    await page.getByText('2 träffar', { exact: true }).waitFor();
    await page.getByRole('row').filter({ hasText: closed.projectCode }).getByText('Inaktivt').waitFor();
    expect(await page.getByRole('switch', { name: 'Alla' }).isChecked()).toBe(true);

    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await choose(page, 'Taggar', 'Vindkraft');
    await page.getByRole('dialog').getByText('1 träff', { exact: true }).waitFor();
    await expectAxeClean(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').getByRole('button', { name: 'Visa' }).click();
    await page.reload();
    await page.getByText('Taggar: Vindkraft').waitFor();
    await page.getByText('1 träff', { exact: true }).waitFor();
    await row.waitFor();
    await page.getByRole('button', { name: 'Återställ' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  test('at home holds the user’s own, and says when it is filtered otherwise', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.homeProjectOwner });
    await page.getByRole('table').waitFor();
    expect(await page.title()).toBe('Hem » Ansvarig');
    expect(await page.getByRole('searchbox', { name: 'Ansvarig' }).inputValue()).toBe('AL');
    await page.getByRole('searchbox', { name: 'Ansvarig' }).fill('');
    await expect.poll(() => page.title()).toBe('Hem » Projekt (filtrerad)');
    await page.getByRole('button', { name: 'Återställ' }).click();
    await expect.poll(() => page.title()).toBe('Hem » Ansvarig');
    expect(await page.getByRole('searchbox', { name: 'Ansvarig' }).inputValue()).toBe('AL');
    await page.goto(paths.homeProjectReviewer);
    await page.getByRole('table').waitFor();
    expect(await page.title()).toBe('Hem » Granskare');
  });

  test('opens a project’s menu from the keyboard, and gives the focus back', async ({ openPage }) => {
    const project = await makeProject(staff, { customerId: (await makeCustomer(staff)).customerId });
    const page = await openPage({ as: 'Staff', path: `${paths.projects}?projectCode=${project.projectCode}` });
    const row = page.getByRole('row').filter({ hasText: project.projectCode });
    await row.focus();
    await page.keyboard.press('Shift+F10');
    const menu = page.getByRole('dialog', { name: `Projekt ${project.projectCode}` });
    await menu.getByRole('link', { name: 'Adresser' }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Projektets meny');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(row)).toBe(true);

    await row.click({ button: 'right' });
    await menu.getByRole('link', { name: 'Kund', exact: true }).click();
    await expect.poll(() => page.title()).toBe(`Kund ${project.customerName}`);
    await page.goBack();
    await row.waitFor();

    await row.click({ button: 'right' });
    await menu.getByRole('link', { name: 'Adresser' }).click();
    await expect.poll(() => page.title()).toBe(`${project.projectCode} » Adresser`);
    await page.goBack();
    await row.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('is cards on a phone, with the menu a thumb away', async ({ openPage }) => {
    const { customerId } = await makeCustomer(staff, { name: unique('Kund'), paymentRemark: true });
    const project = await makeProject(staff, { customerId });
    const path = `${paths.projects}?projectCode=${project.projectCode}`;
    const page = await openPage({ as: 'Staff', size: 'phone', path });
    await page.getByRole('row').getByRole('img', { name: 'Betalningsanmärkning' }).waitFor();
    await page.getByRole('link', { name: `Meny ${project.projectCode}` }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Projekt' }).click();
    await expect.poll(() => page.title()).toBe(`Projekt ${project.projectCode}`);
    await page.getByRole('link', { name: 'Ändra', exact: true }).first().click();
    await page.getByRole('dialog', { name: 'Redigera projekt' }).getByLabel('Budget').waitFor();
    await expectAxeClean(page);
  });
});
