import { describe, expect, it } from 'vitest';
import {
  createFolder,
  deleteFile,
  downloadFile,
  listDeletedFiles,
  listFileVersions,
  moveFile,
  noteUploads,
  restoreFile,
} from '../../../shared/contract/files.ts';
import { makeProject } from '../../support/builders.ts';
import { contentOf, entriesOf, finish, makeFile, namesOf, putFile } from '../../support/files.ts';
import { eventuallyGiven } from '../../support/eventually.ts';
import { logInAs } from '../../support/people.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

describe('a folder', () => {
  it('is created empty, and its name is taken in upper and lower case', async () => {
    const { projectCode } = await makeProject(staff);
    const params = { projectCode };
    await staff.result(createFolder, { params, body: { path: 'Ritningar' } });
    expect(await entriesOf(staff, projectCode)).toMatchObject([{ type: 'dir', basename: 'Ritningar' }]);
    expect(await entriesOf(staff, projectCode, 'Ritningar')).toEqual([]);
    expect(await staff.call(createFolder, { params, body: { path: 'RITNINGAR' } })).toMatchObject({
      status: 409,
      json: { message: 'Det finns redan en mapp som heter ”Ritningar”.' },
    });
  });

  it('stays when its last file goes', async () => {
    const { projectCode } = await makeFile(staff, 'Fält/Ensam.txt');
    await staff.result(deleteFile, { params: { projectCode }, body: { type: 'file', path: 'Fält/Ensam.txt' } });
    expect(namesOf(await entriesOf(staff, projectCode))).toEqual(['Fält']);
    expect(await entriesOf(staff, projectCode, 'Fält')).toEqual([]);
  });

  it('is moved with its content, and never into itself', async () => {
    const { projectCode } = await makeFile(staff, 'Gammal/a.txt', 'A');
    await putFile(staff, projectCode, 'Gammal/djup/b.txt', 'B');
    const move = (from: string, to: string) =>
      staff.call(moveFile, { params: { projectCode }, body: { type: 'dir', from, to } });
    expect((await move('Gammal', 'Gammal/inuti')).json.errors[0].message).toBe(
      'En mapp kan inte flyttas in i sig själv.',
    );
    expect(await finish(staff, projectCode, (await move('Gammal', 'Ny/Plats')).json.result)).toEqual({
      isDone: true,
      count: 2,
      left: [],
    });
    expect(namesOf(await entriesOf(staff, projectCode))).toEqual(['Ny']);
    expect(await (await contentOf(staff, projectCode, 'Ny/Plats/djup/b.txt')).text()).toBe('B');
    expect((await move('Gammal', 'Annan')).status).toBe(404);
  });

  it('is deleted with its content, and restored as it was', async () => {
    const { projectCode } = await makeFile(staff, 'Mapp/kvar.txt', 'K');
    const params = { projectCode };
    await putFile(staff, projectCode, 'Mapp/borta sedan länge.txt', 'L');
    await staff.result(deleteFile, { params, body: { type: 'file', path: 'Mapp/borta sedan länge.txt' } });
    // What is restored is asked for by the second, which S3 tells.
    const secondOf = () => Math.floor(Date.now() / 1000);
    const deletedIn = secondOf();
    await eventuallyGiven(() => secondOf() > deletedIn);
    const many = Array.from({ length: 60 }, (_, index) => `Mapp/djup/${index}.txt`);
    await Promise.all(many.map((path) => putFile(staff, projectCode, path)));
    const gone = await staff.result(deleteFile, { params, body: { type: 'dir', path: 'Mapp' } });
    expect((await finish(staff, projectCode, gone)).left).toEqual([]);
    expect(await entriesOf(staff, projectCode)).toEqual([]);
    const body = { type: 'dir', path: 'Mapp', since: gone.startedAt };
    expect((await finish(staff, projectCode, await staff.result(restoreFile, { params, body }))).count).toBe(62);
    expect(namesOf(await entriesOf(staff, projectCode, 'Mapp'))).toEqual(['djup', 'kvar.txt']);
    expect(await entriesOf(staff, projectCode, 'Mapp/djup')).toHaveLength(60);
    await staff.result(restoreFile, { params, body: { type: 'dir', path: 'Mapp' } });
    expect(namesOf(await entriesOf(staff, projectCode, 'Mapp'))).toContain('borta sedan länge.txt');
  });
});

describe('a file', () => {
  it('is renamed and moved with its content, and never replaces another', async () => {
    const { projectCode } = await makeFile(staff, 'Utkast.txt', 'utkast');
    const move = (from: string, to: string) =>
      staff.call(moveFile, { params: { projectCode }, body: { type: 'file', from, to } });
    await putFile(staff, projectCode, 'Rapport.txt', 'rapport');
    expect(await move('Utkast.txt', 'rapport.TXT')).toMatchObject({
      status: 409,
      json: { message: 'Det finns redan en fil som heter ”Rapport.txt”.' },
    });
    expect((await move('Utkast.txt', 'UTKAST.txt')).status).toBe(200);
    expect((await move('UTKAST.txt', 'Arkiv/Slutlig åäö.txt')).status).toBe(200);
    expect(namesOf(await entriesOf(staff, projectCode))).toEqual(['Arkiv', 'Rapport.txt']);
    expect(await (await contentOf(staff, projectCode, 'Arkiv/Slutlig åäö.txt')).text()).toBe('utkast');
    expect(await (await contentOf(staff, projectCode, 'Rapport.txt')).text()).toBe('rapport');
    expect((await move('UTKAST.txt', 'x.txt')).status).toBe(404);
  });

  it('has earlier versions, which can be downloaded and restored', async () => {
    const { projectCode, path } = await makeFile(staff, 'Rapport.txt', 'ett');
    const params = { projectCode };
    await putFile(staff, projectCode, path, 'två!');
    const versions = await staff.result(listFileVersions, { params, query: { path } });
    expect(versions).toMatchObject([
      { size: 5, isCurrent: true },
      { size: 3, isCurrent: false },
    ]);
    const { versionId } = versions[1];
    expect(await (await contentOf(staff, projectCode, path, versionId)).text()).toBe('ett');
    await staff.result(restoreFile, { params, body: { type: 'file', path, versionId } });
    expect(await (await contentOf(staff, projectCode, path)).text()).toBe('ett');
    expect(await staff.result(listFileVersions, { params, query: { path } })).toHaveLength(3);
    const strange = await staff.call(restoreFile, { params, body: { type: 'file', path, versionId: 'x'.repeat(32) } });
    expect(strange.status).toBe(404);
  });

  it('is kept if somebody has changed it since it was seen, and its reader is told who', async () => {
    const { projectCode, path } = await makeFile(staff);
    const params = { projectCode };
    const remove = (unchangedSince: string | undefined) =>
      staff.call(deleteFile, { params, body: { type: 'file', path, unchangedSince } });
    await putFile(superAdmin, projectCode, path, 'Nyare.');
    const unnoted = await remove('2026-01-01T10:00:00.000Z');
    expect(unnoted.status).toBe(409);
    expect(unnoted.json.message).toMatch(/^Någon ändrade filen /);
    await superAdmin.result(noteUploads, { params, body: { paths: [path] } });
    const refused = await remove('2026-01-01T10:00:00.000Z');
    expect(refused.json.message).toMatch(/^Björn Sandell \(BS\) ändrade filen ”.*” .*, så den är kvar\.$/);
    const [entry] = await entriesOf(staff, projectCode);
    expect((await remove(entry!.timestamp!)).status).toBe(200);
    expect(await entriesOf(staff, projectCode)).toEqual([]);
  });

  it('is listed among the deleted ones, and can be restored', async () => {
    const { projectCode, path } = await makeFile(staff, 'Rapport.txt', 'innehåll');
    const params = { projectCode };
    await staff.result(deleteFile, { params, body: { type: 'file', path } });
    expect((await staff.call(downloadFile, { params, query: { path } })).status).toBe(404);
    const deleted = await staff.result(listDeletedFiles, { params });
    expect(deleted.items).toMatchObject([{ type: 'file', path, size: 9 }]);
    await staff.result(restoreFile, { params, body: { type: 'file', path } });
    expect(await (await contentOf(staff, projectCode, path)).text()).toBe('innehåll');
    expect((await staff.result(listDeletedFiles, { params })).items).toEqual([]);
  });
});
