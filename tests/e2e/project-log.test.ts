import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { getLogOfProject, updateProjectLog } from '../../shared/contract/project-logs.ts';
import { updateProject } from '../../shared/contract/projects.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeProject, writeInLog } from '../support/builders.ts';
import { hasFocus } from '../support/keys.ts';
import { allowErrors } from '../support/page-errors.ts';
import { logInAs } from '../support/people.ts';
import { overList, said } from '../support/screens.ts';
import { inAll } from '../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

const logPath = (project: any) => overList(paths.projects, panels.projectLog(project.projectId));
const logOf = (project: any): Promise<any[]> => staff.result(getLogOfProject, { params: project });

describe('the project log', () => {
  test.runIf(inAll)('is opened from the project’s menu, and written by the keyboard alone', async ({ openPage }) => {
    const project = await makeProject(staff);
    const page = await openPage({ as: 'Staff', path: overList(paths.projects, panels.projectMenu(project)) });
    const menu = page.getByRole('dialog', { name: `Projekt ${project.projectCode}` });
    await menu.getByRole('link', { name: 'Logg' }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Projektlogg' });
    await panel.getByText(project.projectCode).waitFor();
    const field = panel.getByLabel('Nytt meddelande');
    await expect.poll(() => hasFocus(field)).toBe(true);

    await page.keyboard.type('Nycklar hos vaktmästaren.');
    await page.keyboard.press('Control+Enter');
    await said(page, 'Loggmeddelande skapat').waitFor();
    const entries = panel.getByRole('list', { name: 'Poster i loggen, nyast först' }).getByRole('listitem');
    await entries.first().getByText('Nycklar hos vaktmästaren.').waitFor();
    await entries
      .nth(1)
      .getByText(/^Projektet skapades för /)
      .waitFor();
    expect(await field.inputValue()).toBe('');
    await page.keyboard.type('Ring dagen innan.');
    await page.keyboard.press('Control+Enter');
    await entries.first().getByText('Ring dagen innan.').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Projektlogg');
  });

  test.runIf(inAll)('warns about an empty message, and writes nothing', async ({ openPage }) => {
    const project = await makeProject(staff);
    const page = await openPage({ as: 'Staff', path: logPath(project) });
    const panel = page.getByRole('dialog', { name: 'Projektlogg' });
    await panel.getByLabel('Nytt meddelande').fill('   ');
    await page.keyboard.press('Control+Enter');
    const alert = page.getByRole('dialog', { name: 'Loggmeddelandet är tomt!' });
    await alert.getByRole('button').click();
    await alert.waitFor({ state: 'detached' });
    expect(await logOf(project)).toHaveLength(1);
  });

  test.runIf(inAll)('edits a message in place, and asks before it deletes one', async ({ openPage }) => {
    const project = await makeProject(staff);
    await writeInLog(staff, project.projectId, 'Mätning på måndag');
    const page = await openPage({ as: 'Staff', path: logPath(project) });
    const panel = page.getByRole('dialog', { name: 'Projektlogg' });
    await panel.getByRole('button', { name: /^Ändra meddelande av AL / }).click();
    const edit = panel.getByLabel('Loggmeddelande');
    await edit.fill('Mätning på tisdag');
    await page.keyboard.press('Control+Enter');
    await said(page, 'Loggmeddelande uppdaterat').waitFor();
    await panel.getByText('Mätning på tisdag').waitFor();
    await panel.getByText(/ändrat \d{4}-/).waitFor();

    await panel.getByRole('button', { name: /^Ändra meddelande av AL / }).click();
    await edit.press('Escape');
    await edit.waitFor({ state: 'detached' });
    await panel.getByRole('button', { name: /^Radera meddelande av AL / }).click();
    const confirm = page.getByRole('dialog', { name: 'Radera loggmeddelande' });
    await confirm.getByText('Är du säker på att du vill radera loggmeddelandet permanent?').waitFor();
    await confirm.getByRole('button', { name: 'Radera' }).click();
    await panel.getByText('Mätning på tisdag').waitFor({ state: 'detached' });
    expect(await logOf(project)).toHaveLength(1);
  });

  test.runIf(inAll)('offers change and deletion only where the user may', async ({ openPage }) => {
    const project = await makeProject(staff);
    await writeInLog(staff, project.projectId, 'Mitt eget');
    await writeInLog(superAdmin, project.projectId, 'Någon annans');
    const page = await openPage({ as: 'Staff', path: logPath(project) });
    await page.getByText('Någon annans').waitFor();
    expect(await page.getByRole('button', { name: /^Ändra meddelande/ }).count()).toBe(1);
    const mighty = await openPage({ as: 'SuperAdmin', path: logPath(project) });
    await mighty.getByText('Någon annans').waitFor();
    expect(await mighty.getByRole('button', { name: /^Ändra meddelande/ }).count()).toBe(2);
  });

  test.runIf(inAll)('shows what others write and what happens as it happens', async ({ openPage }) => {
    const project = await makeProject(staff);
    const page = await openPage({ as: 'Staff', path: logPath(project) });
    const panel = page.getByRole('dialog', { name: 'Projektlogg' });
    await panel.getByText(/^Projektet skapades/).waitFor();
    await panel.getByLabel('Nytt meddelande').fill('Påbörjat');
    await writeInLog(superAdmin, project.projectId, 'Skrivet av någon annan');
    await panel.getByText('Skrivet av någon annan').waitFor();
    await superAdmin.result(updateProject, { params: project, body: { ...project, active: false } });
    await panel.getByText('Projektet stängdes.').waitFor();
    expect(await panel.getByLabel('Nytt meddelande').inputValue()).toBe('Påbörjat');
  });

  test.runIf(inAll)(
    'keeps what is typed over a reload, and shows a change made meanwhile beside it',
    async ({ openPage }) => {
      const project = await makeProject(staff);
      const entry = await writeInLog(staff, project.projectId, 'Ursprung');
      const page = await openPage({ as: 'Staff', path: logPath(project) });
      const panel = page.getByRole('dialog', { name: 'Projektlogg' });
      await panel.getByLabel('Nytt meddelande').fill('Inte färdigt');
      await panel.getByRole('button', { name: /^Ändra meddelande av AL / }).click();
      await panel.getByLabel('Loggmeddelande').fill('Min text');
      await page.reload();
      await expect.poll(() => panel.getByLabel('Nytt meddelande').inputValue()).toBe('Inte färdigt');
      expect(await panel.getByLabel('Loggmeddelande').inputValue()).toBe('Min text');

      await superAdmin.result(updateProjectLog, { params: entry, body: { message: 'Deras text', version: 1 } });
      const notice = panel.getByRole('alert').filter({ hasText: /^BS ändrade meddelandet / });
      await notice.getByText('Deras text').waitFor();
      expect(await panel.getByLabel('Loggmeddelande').inputValue()).toBe('Min text');
      await screenshot(page, 'Projektlogg ändrad av två');
      await notice.getByRole('button', { name: 'Behåll mitt' }).click();
      await panel.getByLabel('Loggmeddelande').press('Control+Enter');
      await said(page, 'Loggmeddelande uppdaterat').waitFor();
      expect((await logOf(project))[0]).toMatchObject({ message: 'Min text', version: 3 });
    },
  );

  test.runIf(inAll)('keeps a message that could not be written', async ({ openPage }) => {
    const project = await makeProject(staff);
    const page = await openPage({ as: 'Staff', path: logPath(project) });
    allowErrors(page, /500/);
    await page.route('**/v1/projectlogs', (call) =>
      call.fulfill({ status: 500, json: { message: 'Något gick fel hos oss. Försök igen om en stund.' } }),
    );
    const field = page.getByLabel('Nytt meddelande');
    await field.fill('Får inte försvinna');
    await page.getByRole('button', { name: 'Lägg till' }).click();
    await page.getByText('Kunde inte skapa Loggmeddelande').first().waitFor();
    expect(await field.inputValue()).toBe('Får inte försvinna');
    await page.unroute('**/v1/projectlogs');
    await page.getByRole('button', { name: 'Lägg till' }).click();
    await page.getByRole('listitem').getByText('Får inte försvinna').waitFor();
  });

  test.runIf(inAll)('fits a phone, and shows its newest lines on the project’s page', async ({ openPage }) => {
    const project = await makeProject(staff);
    await writeInLog(staff, project.projectId, 'Det senaste');
    const page = await openPage({ as: 'Staff', path: paths.projectDetails(project.projectId), size: 'phone' });
    const section = page.getByRole('region', { name: 'Senast i loggen' });
    await section.getByText('Det senaste').waitFor();
    await section.getByRole('link', { name: 'Till loggen' }).click();
    const panel = page.getByRole('dialog', { name: 'Projektlogg' });
    await panel.getByText('Det senaste').waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Projektlogg telefon');
  });
});
