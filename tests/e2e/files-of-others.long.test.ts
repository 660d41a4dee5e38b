import { deleteFile, restoreFile } from '../../shared/contract/files.ts';
import { test } from '../support/browser.ts';
import { chooseFiles, chooseInMenu, fileOf, filesPanel, filesPath, tile } from '../support/file-browser.ts';
import { finish, makeFile } from '../support/files.ts';
import { logInAs } from '../support/people.ts';
import { quarantine } from '../support/scanner.ts';

const staff = await logInAs('Staff');

test('file changes are seen by other users', async ({ openPage }) => {
  const project = await makeFile(staff, 'Fält/Mätning.txt', 'mätt');
  const { projectId, projectCode } = project;
  const path = filesPath(project);
  const one = await openPage({ as: 'Staff', path });
  const other = await openPage({ as: 'SuperAdmin', path });
  for (const page of [one, other]) await tile(page, 'Fält').waitFor();

  await chooseFiles(one, [fileOf('Ny åäö.txt', 'ny')]);
  await tile(other, 'Ny åäö.txt').waitFor();

  await chooseInMenu(one, 'Ny åäö.txt', 'Byt namn');
  await one.getByRole('textbox', { name: 'Namn' }).fill('Bytt.txt');
  await one.getByRole('button', { name: 'Byt namn', exact: true }).click();
  await tile(other, 'Bytt.txt').waitFor();
  await tile(other, 'Ny åäö.txt').waitFor({ state: 'detached' });

  await filesPanel(one).getByRole('button', { name: 'Ny mapp' }).click();
  await one.getByRole('textbox', { name: 'Namn' }).fill('Ritningar');
  await one.getByRole('button', { name: 'Skapa', exact: true }).click();
  await tile(other, 'Ritningar').waitFor();

  await tile(other, 'Fält').click();
  await tile(other, 'Mätning.txt').waitFor();
  await chooseInMenu(one, 'Bytt.txt', 'Flytta');
  const dialog = one.getByRole('dialog', { name: 'Flytta Bytt.txt' });
  await dialog.getByRole('button', { name: 'Fält' }).click();
  await dialog.getByRole('button', { name: 'Flytta hit' }).click();
  await tile(one, 'Bytt.txt').waitFor({ state: 'detached' });
  await tile(other, 'Bytt.txt').waitFor();

  const params = { projectCode };
  const body = { type: 'file', path: 'Fält/Bytt.txt' };
  await finish(staff, projectCode, await staff.result(deleteFile, { params, body }));
  await tile(other, 'Bytt.txt').waitFor({ state: 'detached' });
  await finish(staff, projectCode, await staff.result(restoreFile, { params, body }));
  await tile(other, 'Bytt.txt').waitFor();

  await quarantine(projectId, 'Fält/Bytt.txt');
  await tile(other, 'Bytt.txt').filter({ hasText: 'Spärrad' }).waitFor();
});
