import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/app/paths.ts';
import { deleteFile, restoreFile } from '../../shared/contract/files.ts';
import type { Api } from '../support/api.ts';
import { test } from '../support/browser.ts';
import { filesPanel, tile } from '../support/file-browser.ts';
import { bucket, finish, makeFile } from '../support/files.ts';
import { invoke } from '../support/invoke.ts';
import { logInAs } from '../support/people.ts';
import { overList } from '../support/screens.ts';

let staff: Api;

beforeAll(async () => {
  staff = await logInAs('Staff');
});

async function choose(page: Page, name: string, item: string) {
  await tile(page, name).click({ button: 'right' });
  await page.getByRole('menuitem', { name: item }).click();
}

/** How long the one waits for what the other sees already. */
async function seenAfter(mine: () => Promise<unknown>, theirs: () => Promise<unknown>): Promise<number> {
  await mine();
  const since = performance.now();
  await theirs();
  return performance.now() - since;
}

test('what one does among the files is seen by another within a second', async ({ openPage }) => {
  const project = await makeFile(staff, 'Fält/Mätning.txt', 'mätt');
  const { projectId, projectCode } = project;
  const path = overList(paths.projects, panels.files({ projectId, projectCode }));
  const one = await openPage({ as: 'Staff', path });
  const other = await openPage({ as: 'SuperAdmin', path });
  for (const page of [one, other]) await tile(page, 'Fält').waitFor();
  const waits: Record<string, number> = {};
  const appears = (page: Page, name: string) => () => tile(page, name).waitFor();
  const goes = (page: Page, name: string) => () => tile(page, name).waitFor({ state: 'detached' });

  const [chooser] = await Promise.all([
    one.waitForEvent('filechooser'),
    filesPanel(one).getByRole('button', { name: 'Ladda upp filer' }).click(),
  ]);
  await chooser.setFiles({ name: 'Ny åäö.txt', mimeType: 'text/plain', buffer: Buffer.from('ny') });
  waits['uploaded'] = await seenAfter(appears(one, 'Ny åäö.txt'), appears(other, 'Ny åäö.txt'));

  await choose(one, 'Ny åäö.txt', 'Byt namn');
  await one.getByRole('textbox', { name: 'Namn' }).fill('Bytt.txt');
  await one.getByRole('button', { name: 'Byt namn', exact: true }).click();
  waits['renamed'] = await seenAfter(appears(one, 'Bytt.txt'), appears(other, 'Bytt.txt'));
  await goes(other, 'Ny åäö.txt')();

  await filesPanel(one).getByRole('button', { name: 'Ny mapp' }).click();
  await one.getByRole('textbox', { name: 'Namn' }).fill('Ritningar');
  await one.getByRole('button', { name: 'Skapa', exact: true }).click();
  waits['made'] = await seenAfter(appears(one, 'Ritningar'), appears(other, 'Ritningar'));

  await tile(other, 'Fält').click();
  await tile(other, 'Mätning.txt').waitFor();
  await choose(one, 'Bytt.txt', 'Flytta');
  const dialog = one.getByRole('dialog', { name: 'Flytta Bytt.txt' });
  await dialog.getByRole('button', { name: 'Fält' }).click();
  await dialog.getByRole('button', { name: 'Flytta hit' }).click();
  waits['moved'] = await seenAfter(goes(one, 'Bytt.txt'), appears(other, 'Bytt.txt'));

  const params = { projectCode };
  const body = { type: 'file', path: 'Fält/Bytt.txt' };
  const remove = async () => finish(staff, projectCode, await staff.result(deleteFile, { params, body }));
  waits['deleted'] = await seenAfter(remove, goes(other, 'Bytt.txt'));
  const restore = async () => finish(staff, projectCode, await staff.result(restoreFile, { params, body }));
  waits['restored'] = await seenAfter(restore, appears(other, 'Bytt.txt'));

  const { client, Bucket } = bucket();
  const Prefix = `projects/${projectId}/Fält/Bytt.txt`;
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
  const scan = () =>
    invoke('events/on-file-scanned', {
      time: new Date().toISOString(),
      detail: {
        s3ObjectDetails: { bucketName: Bucket, objectKey: Prefix, eTag: Contents[0]!.ETag! },
        scanResultDetails: { scanResultStatus: 'THREATS_FOUND', threats: [{ name: 'EICAR-Test-File' }] },
      },
    });
  const locked = filesPanel(other).getByRole('option', { name: /Bytt\.txt.*Spärrad/ });
  waits['quarantined'] = await seenAfter(scan, () => locked.waitFor());
  expect(Object.keys(waits)).toHaveLength(7);
  for (const [what, ms] of Object.entries(waits)) expect(ms, what).toBeLessThan(1000);
});
