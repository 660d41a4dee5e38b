import { ListObjectVersionsCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import {
  createFolder,
  deleteFile,
  downloadFile,
  getThumbs,
  listFiles,
  moveFile,
  restoreFile,
  uploadFiles,
} from '../../../shared/contract/files.ts';
import { cleanName, pathFault } from '../../../shared/lib/file-paths.ts';
import { makeProject } from '../../support/builders.ts';
import { bucket, contentOf, entriesOf, makeFile, namesOf, putFile } from '../../support/files.ts';
import { hostilePaths } from '../../support/hostile-names.ts';
import { logInAs } from '../../support/people.ts';
import { byTier } from '../../support/tier.ts';

const staff = await logInAs('Staff');

const pdf = { size: 10, contentType: 'application/pdf' };

describe('hostile names and paths', () => {
  it('are refused by every call with a message, and never reach S3', async () => {
    const { projectCode, projectId } = await makeFile(staff, 'Fredlig.txt');
    const params = { projectCode };
    const entry = { type: 'file', path: '' };
    const refused = hostilePaths.filter(([path]) => pathFault(cleanName(path)) !== undefined);
    const some = refused.filter((_, index) => index % byTier(15, 1) === 0);
    for (const [path, fault] of some) {
      const replies = [
        await staff.call(uploadFiles, { params, body: { files: [{ file: path, ...pdf }] } }),
        await staff.call(uploadFiles, { params, body: { path, files: [{ file: 'a.pdf', ...pdf }] } }),
        await staff.call(createFolder, { params, body: { path } }),
        await staff.call(moveFile, { params, body: { type: 'file', from: 'Fredlig.txt', to: path } }),
        await staff.call(moveFile, { params, body: { type: 'file', from: path, to: 'Annan.txt' } }),
        await staff.call(deleteFile, { params, body: { ...entry, path } }),
        await staff.call(restoreFile, { params, body: { ...entry, path } }),
        await staff.call(getThumbs, { params, body: { paths: [path] } }),
        await staff.call(downloadFile, { params, query: { path } }),
        await staff.call(listFiles, { params, query: { path } }),
      ];
      for (const { status, json } of replies) {
        expect(status, path).toBe(422);
        expect(json.errors[0].message).toMatch(fault);
      }
    }
    const { client, Bucket } = bucket();
    const { Versions = [] } = await client.send(
      new ListObjectVersionsCommand({ Bucket, Prefix: `projects/${projectId}/` }),
    );
    expect(Versions.map(({ Key }) => Key)).toEqual([`projects/${projectId}/Fredlig.txt`]);
  });

  it('lose the signs that nobody sees and those that reverse text', async () => {
    const { projectCode } = await makeProject(staff);
    const names = [
      'rekning\u202efdp.exe',
      '\u200bPlan\ufeff.pdf',
      'Ma\u2066pp\u2069/a.pdf',
      'Rap\u00adport.pdf',
      'Sal\u200c\u180e/\u3164b.pdf',
    ];
    const files = names.map((file) => ({ file, ...pdf }));
    const uploads = await staff.result(uploadFiles, { params: { projectCode }, body: { files } });
    expect(uploads.map(({ path }: any) => path)).toEqual([
      'rekningfdp.exe',
      'Plan.pdf',
      'Mapp/a.pdf',
      'Rapport.pdf',
      'Sal/b.pdf',
    ]);
    await staff.result(createFolder, { params: { projectCode }, body: { path: 'Ny\u00ad mapp' } });
    expect(await staff.call(createFolder, { params: { projectCode }, body: { path: 'Ny mapp\u200c' } })).toMatchObject({
      status: 409,
    });
    expect(namesOf(await entriesOf(staff, projectCode))).toEqual(['Ny mapp']);
  });

  it('that have had such signs since before they were dropped are still reached, and lose them when they are moved', async () => {
    const { projectCode, projectId } = await makeProject(staff);
    const { client, Bucket } = bucket();
    const old = 'Mä\u00adt/Rap\u200cport.txt';
    await client.send(new PutObjectCommand({ Bucket, Key: `projects/${projectId}/${old}`, Body: 'kvar' }));
    expect(await (await contentOf(staff, projectCode, old)).text()).toBe('kvar');
    const [upload] = await staff.result(uploadFiles, {
      params: { projectCode },
      body: { files: [{ file: 'Mät/Rapport.txt', ...pdf }] },
    });
    expect(upload).toMatchObject({ path: old, method: 'exists' });
    const body = { type: 'file' as const, from: old, to: old };
    await staff.result(moveFile, { params: { projectCode }, body });
    await expect.poll(async () => namesOf(await entriesOf(staff, projectCode, 'Mä\u00adt'))).toEqual(['Rapport.txt']);
  });

  it('are refused in the address too', async () => {
    const { projectCode } = await makeFile(staff, 'Fredlig.txt');
    for (const path of ['%2E%2E%2Fx', 'a%2F..%2F..%2Fb', 'CON', 'a%00b', '%5C%5Cserver', 'a%3Ab', 'fil.']) {
      const { status } = await staff.send('GET', `/v1/file/list/${projectCode}/${path}`);
      expect(status, path).toBe(422);
    }
  });

  it('that only look hostile are accepted', async () => {
    const { projectCode } = await makeProject(staff);
    const names = ['%2e%2e%2f.txt', 'CONTRACT.txt', "O'Hara & [x] {y} #1 +~$@!^`=;,.txt", 'a..b.txt', '測定 👩‍🔬.txt'];
    for (const name of names) await putFile(staff, projectCode, `Mapp/${name}`, name);
    expect(namesOf(await entriesOf(staff, projectCode, 'Mapp')).sort()).toEqual([...names].sort());
    for (const name of names) expect(await (await contentOf(staff, projectCode, `Mapp/${name}`)).text()).toBe(name);
  });

  it('with 255 characters of å are whole', async () => {
    const name = `${'å'.repeat(251)}.txt`;
    const { projectCode } = await makeFile(staff, name, 'långt');
    expect(namesOf(await entriesOf(staff, projectCode))).toEqual([name]);
    expect(await (await contentOf(staff, projectCode, name)).text()).toBe('långt');
  });
});
