import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { promptText } from '../../frontend/src/text/prompt.ts';
import { tagsText as text } from '../../frontend/src/text/tags.ts';
import { getAllTags, setProjectTags, updateTag } from '../../shared/contract/tags.ts';
import type { TagOption } from '../../shared/schemas/tag.ts';
import { makeProject, makeTag, unique } from '../support/builders.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { logInAs } from '../support/people.ts';
import { inAll } from '../support/tier.ts';

describe('tags', () => {
  test('one is made, renamed and deleted by the keyboard', async ({ openPage }) => {
    const [name, other] = [unique('Ny'), unique('Annan')];
    const page = await openPage({ as: 'SuperAdmin', path: paths.tags });
    await page.getByRole('list', { name: text.list }).waitFor();
    await expectAxeClean(page);
    await page.keyboard.press('n');
    const create = page.getByRole('dialog', { name: text.addNew });
    await create.getByRole('textbox', { name: text.name }).waitFor();
    await page.keyboard.press('Enter');
    await create.getByText('Fältet kan inte lämnas tomt.').waitFor();
    await expectAxeClean(page);
    await page.keyboard.type('BULLER');
    await page.keyboard.press('Enter');
    await create.getByText(text.exists('Buller')).waitFor();
    await create.getByRole('textbox', { name: text.name }).fill('Büller');
    await page.keyboard.press('Enter');
    await page.getByText(text.isAlike('Buller')).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(text.isAlike('Buller')).waitFor({ state: 'detached' });
    expect(await create.getByRole('textbox', { name: text.name }).inputValue()).toBe('Büller');
    await create.getByRole('textbox', { name: text.name }).fill(name);
    await page.keyboard.press('Enter');
    await page.getByText(text.created(name)).waitFor();

    await page.getByRole('button', { name: `Ändra ${name}` }).focus();
    await page.keyboard.press('Enter');
    const rename = page.getByRole('dialog', { name: text.rename });
    expect(await rename.getByRole('textbox', { name: text.name }).inputValue()).toBe(name);
    await rename.getByRole('textbox', { name: text.name }).fill(other);
    await page.keyboard.press('Enter');
    await page.getByText(text.updated).waitFor();

    await page.getByRole('button', { name: `Ändra ${other}` }).focus();
    await page.keyboard.press('Delete');
    const question = page.getByRole('dialog', { name: text.deleteTitle });
    await question.getByText(text.deleteQuestion(other)).waitFor();
    await question.getByRole('button', { name: 'Radera' }).click();
    await page.getByText('Tagg raderad').waitFor();
    await page.getByRole('button', { name: `Ändra ${other}` }).waitFor({ state: 'detached' });
  });

  test.runIf(inAll)('the arrows lead through the grid, and Tab to the buttons of one tag', async ({ openPage }) => {
    const page = await openPage({ as: 'SuperAdmin', path: paths.tags });
    const items = page.getByRole('list', { name: text.list }).getByRole('listitem');
    await items.first().waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    const label = (index: number) => items.nth(index).getByRole('button').first().getAttribute('aria-label');
    const tops = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
    const columns = tops.filter((top) => top === tops[0]).length;
    expect(columns).toBeGreaterThan(2);

    await items.first().getByRole('button').first().focus();
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['ArrowDown', 1 + columns],
      ['ArrowLeft', columns],
      ['ArrowUp', 0],
      ['ArrowUp', 0],
      ['End', tops.length - 1],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused(), key).toBe(await label(index));
    }
    await page.keyboard.press('Tab');
    expect(await focused()).toBe((await label(0))?.replace('Ändra', 'Radera'));
    await page.keyboard.press('Tab');
    expect(await items.evaluateAll((all) => all.some((item) => item.contains(document.activeElement)))).toBe(false);
  });

  test.runIf(inAll)('each shows its number of projects', async ({ openPage }) => {
    const admin = await logInAs('SuperAdmin');
    const { tagId, name } = await makeTag(admin);
    const page = await openPage({ as: 'SuperAdmin', path: paths.tags });
    const item = page.getByRole('listitem').filter({ hasText: name });
    await item.getByText(text.unused).waitFor();
    const project = await makeProject(admin);
    const { projectId } = project;
    await admin.result(setProjectTags, { params: project, body: { projectId, tags: [{ projectId, tagId }] } });
    await item.getByText('1 projekt').waitFor();
  });

  test.runIf(inAll)('what cannot be saved or deleted is reported, and the typed name stays', async ({ openPage }) => {
    const admin = await logInAs('SuperAdmin');
    const tag = await makeTag(admin);
    const page = await openPage({ as: 'SuperAdmin', path: paths.tags, allow: [/503/, /409/] });
    const item = page.getByRole('listitem').filter({ hasText: tag.name });
    await item.waitFor();
    await page.route('**/v1/tags**', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { result: [{ ...tag, numberOfProjects: 0 }] } })
        : route.fulfill({ status: 503, json: { message: 'Upptaget' } }),
    );
    const made = unique('Prov');
    await page.keyboard.press('n');
    const create = page.getByRole('dialog', { name: text.addNew });
    await create.getByRole('textbox').pressSequentially(made);
    await page.keyboard.press('Enter');
    await create.getByRole('alert').getByText(text.notCreated).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Tagg som inte kunde skapas');
    expect(await create.getByRole('textbox').inputValue()).toBe(made);
    await page.unroute('**/v1/tags**');
    await page.keyboard.press('Enter');
    await create.waitFor({ state: 'detached' });
    await page.getByText(text.created(made)).waitFor();

    // Another user renames it while the dialog is open.
    await item.getByRole('button', { name: `Ändra ${tag.name}` }).click();
    const rename = page.getByRole('dialog', { name: text.rename });
    const mine = unique('Min');
    await rename.getByRole('textbox').fill(mine);
    const theirs = unique('Deras');
    await admin.result(updateTag, { params: tag, body: { ...tag, name: theirs } });
    await rename.getByRole('button', { name: 'Spara' }).click();
    await rename.getByRole('alert').getByText(text.notUpdated).waitFor();
    await rename.getByRole('alert').getByText(promptText.isReadAgain, { exact: false }).waitFor();
    await page.getByRole('listitem', { includeHidden: true }).filter({ hasText: theirs }).waitFor();
    expect(await rename.getByRole('textbox').inputValue()).toBe(mine);
    await page.keyboard.press('Enter');
    await rename.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: `Radera ${mine}` }).click();
    const question = page.getByRole('dialog', { name: text.deleteTitle });
    await question.getByText(text.deleteQuestion(mine)).waitFor();
    const tags: TagOption[] = await admin.result(getAllTags);
    const { version } = tags.find(({ tagId }) => tagId === tag.tagId)!;
    await admin.result(updateTag, { params: tag, body: { ...tag, version, name: unique('Igen') } });
    await question.getByRole('button', { name: 'Radera' }).click();
    await page.getByText(text.notDeleted).waitFor();
  });
});
