import { PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import {
  downloadFile,
  getThumbs,
  listFileVersions,
  listFiles,
  moveFile,
  restoreFile,
  uploadFiles,
} from '../../../shared/contract/files.ts';
import { deleteProject } from '../../../shared/contract/projects.ts';
import { makeProject } from '../../support/builders.ts';
import { bucket, contentOf, entriesOf, makeFile, namesOf, putFile } from '../../support/files.ts';
import { anonymous, logInAs } from '../../support/people.ts';
import { passScan, quarantine, threat } from '../../support/scanner.ts';
import { byTier, inAll } from '../../support/tier.ts';

const staff = await logInAs('Staff');
const superAdmin = await logInAs('SuperAdmin');

const pdf = { size: 10, contentType: 'application/pdf' };

describe('the files of a project', () => {
  it('are listed with their details, folders first', async () => {
    const before = Date.now();
    const { projectCode } = await makeFile(staff, 'Mätning åäö.PDF', 'tolv tecken!');
    await putFile(staff, projectCode, 'Foton/Fasad.jpg');
    const [folder, file] = await entriesOf(staff, projectCode);
    expect(folder).toEqual({
      type: 'dir',
      basename: 'Foton',
      path: 'Foton',
      extension: '',
      thumb: false,
      size: 0,
      timestamp: null,
      projectCode,
      threat: null,
    });
    expect(file).toMatchObject({ type: 'file', basename: 'Mätning åäö.PDF', extension: 'pdf', size: 12, thumb: false });
    // S3 tells whole seconds.
    expect(Date.parse(file!.timestamp!)).toBeGreaterThan(before - 1_000);
    expect(Date.parse(file!.timestamp!)).toBeLessThanOrEqual(Date.now());
    expect((await entriesOf(staff, projectCode, 'Foton'))[0]).toMatchObject({ path: 'Foton/Fasad.jpg', thumb: true });
  });

  it('are listed by a path in the address, slashes, blanks and all', async () => {
    const { projectCode } = await makeFile(staff, 'Fält/Dag 1/å.txt');
    const code = encodeURIComponent(projectCode);
    for (const path of ['F%C3%A4lt/Dag%201', 'F%C3%A4lt%2FDag%201']) {
      const { json } = await staff.send('GET', `/v1/file/list/${code}/${path}`);
      expect(namesOf(json.result.items)).toEqual(['å.txt']);
    }
    const { json } = await staff.send('GET', `/v1/file/list/${code}`, { query: { path: 'Fält/Dag 1/' } });
    expect(json.errors).toEqual([{ field: 'path', message: 'Sökvägen innehåller ett tomt namn.' }]);
  });

  it('belong to one project only, and are unavailable for deleted and missing projects', async () => {
    const one = await makeFile(staff, 'Ena.txt');
    const other = await makeProject(staff);
    expect(await entriesOf(staff, other.projectCode)).toEqual([]);
    expect((await staff.call(downloadFile, { params: other, query: { path: one.path } })).status).toBe(404);
    await superAdmin.result(deleteProject, { params: one });
    for (const projectCode of [one.projectCode, '99-9999']) {
      expect((await staff.call(listFiles, { params: { projectCode } })).status).toBe(404);
      const body = { files: [{ file: 'a.pdf', ...pdf }] };
      expect((await staff.call(uploadFiles, { params: { projectCode }, body })).status).toBe(404);
    }
  });

  it('say that a folder is not there', async () => {
    const { projectCode } = await makeProject(staff);
    const reply = await staff.call(listFiles, { params: { projectCode }, query: { path: 'Ingen/sådan' } });
    expect(reply).toMatchObject({ status: 404, json: { message: 'Mappen ”sådan” finns inte.' } });
    const page = await staff.call(listFiles, { params: { projectCode }, query: { continueFrom: 'nonsens' } });
    expect(page.status).toBe(422);
  });

  it.runIf(inAll)('are paged through, a thousand at a time', async () => {
    const { projectCode, projectId } = await makeFile(staff, 'Punkter/Lista.txt');
    const { client, Bucket } = bucket();
    const count = byTier(1_100, 10_000);
    const numbers = Array.from({ length: count }, (_, index) => String(index).padStart(5, '0'));
    while (numbers.length > 0) {
      const some = numbers.splice(0, 50).map((number) => `projects/${projectId}/Punkter/Punkt ${number}.wav`);
      await Promise.all(some.map((Key) => client.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }))));
    }
    const first = await staff.result(listFiles, { params: { projectCode }, query: { path: 'Punkter' } });
    expect(first.items).toHaveLength(1000);
    expect(first.next).toBeTruthy();
    const all = await entriesOf(staff, projectCode, 'Punkter');
    expect(new Set(namesOf(all)).size).toBe(count + 1);
  });

  it('are downloaded under their own names, never opened as pages', async () => {
    const { projectCode } = await makeFile(
      staff,
      'Sida åäö "1".html'.replaceAll('"', "'"),
      '<script>alert(1)</script>',
    );
    const response = await contentOf(staff, projectCode, "Sida åäö '1'.html");
    expect(await response.text()).toBe('<script>alert(1)</script>');
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Sida ___ '1'\.html"; filename\*=UTF-8''Sida%20%C3%A5/,
    );
  });

  it('can be downloaded for five minutes by a tamper-proof address', async () => {
    const { projectCode, path } = await makeFile(staff);
    await putFile(staff, projectCode, 'Annan.txt');
    const { url } = await staff.result(downloadFile, { params: { projectCode }, query: { path } });
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('300');
    const changed = [
      url.replace(encodeURIComponent(path), 'Annan.txt'),
      url.replace('octet-stream', 'html'),
      url.replace('attachment', 'inline'),
      url.replace('X-Amz-Expires=300', 'X-Amz-Expires=86400'),
    ];
    for (const address of changed) {
      expect(address).not.toBe(url);
      expect((await fetch(address)).status).toBe(403);
    }
  });
});

describe('a file', () => {
  it('with a threat is shown as such, and cannot be downloaded', async () => {
    const { projectCode, projectId, path } = await makeFile(staff, 'Farlig.png', 'ont');
    const params = { projectCode };
    await passScan(projectId, path);
    expect((await entriesOf(staff, projectCode))[0]).toMatchObject({ threat: null, thumb: true });
    await quarantine(projectId, path);
    expect((await entriesOf(staff, projectCode))[0]).toMatchObject({ threat, thumb: false });
    expect(await staff.call(downloadFile, { params, query: { path } })).toMatchObject({
      status: 409,
      json: { message: 'Filen är spärrad: viruskontrollen hittade något skadligt i den.' },
    });
    expect(await staff.result(getThumbs, { params, body: { paths: [path] } })).toEqual([]);
    expect((await staff.call(moveFile, { params, body: { type: 'file', from: path, to: 'x.png' } })).status).toBe(409);
    await putFile(staff, projectCode, path, 'gott');
    expect((await entriesOf(staff, projectCode))[0]).toMatchObject({ threat: null });
    expect((await staff.call(downloadFile, { params, query: { path } })).status).toBe(200);
    const [, bad] = await staff.result(listFileVersions, { params, query: { path } });
    const body = { type: 'file', path, versionId: bad.versionId };
    expect((await staff.call(restoreFile, { params, body })).status).toBe(409);
  });
});

it('the list of files gives nothing to signed-out callers', async () => {
  const { projectCode, path } = await makeFile(staff);
  expect((await anonymous().call(listFiles, { params: { projectCode } })).status).toBe(401);
  expect((await anonymous().call(downloadFile, { params: { projectCode }, query: { path } })).status).toBe(401);
  const { client, Bucket } = bucket();
  const endpoint = await client.config.endpoint!();
  const address = `${endpoint.protocol}//${endpoint.hostname}:${endpoint.port}/${Bucket}`;
  expect((await fetch(`${address}?list-type=2`)).status).toBe(403);
});
