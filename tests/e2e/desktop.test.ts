import { expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { expectAxeClean, test } from '../support/browser.ts';
import { makeProject } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { said } from '../support/screens.ts';
import { inAll } from '../support/tier.ts';

const staff = await logInAs('Staff');

test.runIf(inAll)('‘Mapp’ asks the Windows client to open the folder, and shows its answer', async ({ openPage }) => {
  const { projectCode } = await makeProject(staff);
  const page = await openPage({ as: 'Staff', path: `${paths.projects}?projectCode=${projectCode}` });
  await page.evaluate(() => {
    const replies = [{ ok: true, message: 'Öppnar P:\\Projekt' }, undefined];
    const asked: string[] = [];
    Object.assign(window, {
      asked,
      klangDesktop: {
        openProjectFolder: (code: string) => {
          asked.push(code);
          return Promise.resolve(replies.shift());
        },
      },
    });
  });
  const row = page.getByRole('row').filter({ hasText: projectCode });
  await row.click({ button: 'right' });
  const menu = page.getByRole('dialog', { name: `Projekt ${projectCode}` });
  await menu.getByRole('button', { name: 'Mapp' }).click();
  await said(page, 'Öppnar P:\\Projekt').waitFor();
  await menu.getByRole('button', { name: 'Mapp' }).click();
  await said(page, 'Inget svar från applikationen').waitFor();
  expect(await page.evaluate(() => (window as never as { asked: string[] }).asked)).toEqual([projectCode, projectCode]);
  await expectAxeClean(page);
});
