import { ListObjectVersionsCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { once } from 'node:events';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { keys } from '../../../functions/stores/keys.ts';
import { queryItems } from '../../../functions/stores/table.ts';
import {
  createFolder,
  deleteFile,
  downloadFile,
  getThumbs,
  listDeletedFiles,
  listFileVersions,
  listFiles,
  moveFile,
  noteUploads,
  restoreFile,
  uploadFiles,
} from '../../../shared/contract/files.ts';
import { createHubTicket, hubMessageSchema } from '../../../shared/contract/hub.ts';
import { deleteProject } from '../../../shared/contract/projects.ts';
import type { Api } from '../../support/api.ts';
import { makeProject } from '../../support/builders.ts';
import {
  bucket,
  contentOf,
  entriesOf,
  expiredForm,
  finish,
  makeFile,
  namesOf,
  putFile,
  sendForm,
} from '../../support/files.ts';
import { hostilePaths } from '../../support/hostile-names.ts';
import { useStack } from '../../support/invoices.ts';
import { anonymous, logInAs } from '../../support/people.ts';
import { passScan, quarantine, threat } from '../../support/scanner.ts';

let staff: Api;
let superAdmin: Api;
const people = {} as Record<string, Api>;

beforeAll(async () => {
  staff = await logInAs('Staff');
  superAdmin = await logInAs('SuperAdmin');
  Object.assign(people, { staff, superAdmin });
});

const pdf = { size: 10, contentType: 'application/pdf' };

async function formFor(projectCode: string, file = 'Rapport.pdf', fields: object = pdf) {
  const [upload] = await staff.result(uploadFiles, {
    params: { projectCode },
    body: { files: [{ file, ...pdf, ...fields }] },
  });
  return upload as { url: string; fields: Record<string, string>; method: string; path: string };
}

describe('the files of a project', () => {
  it('are listed with all that is told of them, folders first', async () => {
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
    expect(Date.now() - Date.parse(file!.timestamp!)).toBeLessThan(60_000);
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

  it('are those of that project alone, and of none that is deleted or was never there', async () => {
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

  it('are paged through, ten thousand in a folder', async () => {
    const { projectCode, projectId } = await makeFile(staff, 'Punkter/Lista.txt');
    const { client, Bucket } = bucket();
    const numbers = Array.from({ length: 10_000 }, (_, index) => String(index).padStart(5, '0'));
    while (numbers.length > 0) {
      const some = numbers.splice(0, 50).map((number) => `projects/${projectId}/Punkter/Punkt ${number}.wav`);
      await Promise.all(some.map((Key) => client.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }))));
    }
    const first = await staff.result(listFiles, { params: { projectCode }, query: { path: 'Punkter' } });
    expect(first.items).toHaveLength(1000);
    expect(first.next).toBeTruthy();
    const all = await entriesOf(staff, projectCode, 'Punkter');
    expect(new Set(namesOf(all)).size).toBe(10_001);
  }, 120_000);

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

  it('are fetched during five minutes by an address that cannot be changed', async () => {
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

it('that were sent by form are noted, and told to who is connected', async () => {
  const { projectCode, projectId } = await makeFile(staff, 'Fält/a.txt');
  const socket = new WebSocket(`${inject('stack').hubUrl}?ticket=${(await staff.result(createHubTicket)).ticket}`);
  const told: object[] = [];
  socket.on('message', (data: Buffer) => {
    const message = hubMessageSchema.parse(JSON.parse(data.toString()));
    if (message.type === 'FilesChanged') told.push(...message.payload.changes);
  });
  await once(socket, 'open');
  const note = (paths: string[]) => staff.result(noteUploads, { params: { projectCode }, body: { paths } });
  expect(await note(['Aldrig/kommen.txt'])).toEqual({ count: 0 });
  expect(await note(['Fält/a.txt', 'Inte/heller.txt'])).toEqual({ count: 1 });
  await expect.poll(() => told, { timeout: 10_000 }).toContainEqual({ projectId, folders: ['Fält'], trees: [] });
  expect(JSON.stringify(told)).not.toContain('Aldrig');
  useStack();
  const { pk, sk } = keys.fileChange(projectId, '', '');
  const notes = await queryItems(pk, sk.slice(0, sk.indexOf('#') + 1));
  expect(notes).toMatchObject([{ what: 'uploaded', path: 'Fält/a.txt', projectId }]);
  expect(notes[0]).not.toHaveProperty('more');
  socket.terminate();
});

describe('the form of an upload', () => {
  it('sends a file straight to S3, and the API sees none of it', async () => {
    const { projectCode } = await makeProject(staff);
    const form = await formFor(projectCode);
    expect(new URL(form.url).origin).not.toBe(new URL(staff.url).origin);
    expect((await sendForm(form, '0123456789')).status).toBe(204);
    expect(await (await contentOf(staff, projectCode, 'Rapport.pdf')).text()).toBe('0123456789');
  });

  it('refuses another key, another type, a larger file and an expired time', async () => {
    const { projectCode, projectId } = await makeProject(staff);
    const form = await formFor(projectCode);
    const sends = {
      key: sendForm({ ...form, fields: { ...form.fields, key: 'projects/1/annan.pdf' } }, '0123456789'),
      invoice: sendForm({ ...form, fields: { ...form.fields, key: 'invoices/1/26-1.pdf' } }, '0123456789'),
      type: sendForm({ ...form, fields: { ...form.fields, 'Content-Type': 'text/html' } }, '0123456789'),
      larger: sendForm(form, '01234567890'),
      extra: sendForm({ ...form, fields: { ...form.fields, acl: 'public-read' } }, '0123456789'),
    };
    for (const [what, sent] of Object.entries(sends)) {
      expect((await sent).status, what).toBeGreaterThanOrEqual(400);
    }
    const policy = JSON.parse(Buffer.from(form.fields['Policy']!, 'base64').toString());
    const later = { ...policy, expiration: new Date(Date.now() + 86_400_000).toISOString() };
    const forged = { ...form.fields, Policy: Buffer.from(JSON.stringify(later)).toString('base64') };
    expect((await sendForm({ ...form, fields: forged }, '0123456789')).status).toBe(403);
    const old = await sendForm(await expiredForm(form), '0123456789');
    expect(old.status).toBe(403);
    expect(await old.text()).toMatch(/<Code>AccessDenied<.*Invalid according to Policy: Policy expired\./);
    const lasts = Date.parse(policy.expiration) - Date.now();
    expect(lasts).toBeGreaterThan(3_500_000);
    expect(lasts).toBeLessThanOrEqual(3_600_000);
    expect(await entriesOf(staff, projectCode)).toEqual([]);
    const { client, Bucket } = bucket();
    const { Versions = [] } = await client.send(
      new ListObjectVersionsCommand({ Bucket, Prefix: `projects/${projectId}/` }),
    );
    expect(Versions).toEqual([]);
  });

  it('takes no file above 5 GiB and none without type, and says so of each', async () => {
    const { projectCode } = await makeProject(staff);
    const files = [
      { file: 'Ok.pdf', ...pdf },
      { file: 'Stor.mp4', size: 5 * 1024 ** 3 + 1, contentType: 'video/mp4' },
      { file: 'Utan typ', size: 1, contentType: '' },
    ];
    const reply = await staff.call(uploadFiles, { params: { projectCode }, body: { files } });
    expect(reply.status).toBe(422);
    expect(reply.json.errors).toEqual([
      { field: 'files.1.size', message: 'Filen är för stor. Högst 5 GiB.' },
      { field: 'files.2.contentType', message: 'Invalid file.' },
    ]);
    const exactly = await formFor(projectCode, 'Max.mp4', { size: 5 * 1024 ** 3 });
    expect(exactly.method).toBe('parts');
  });

  it('is made for what replaces a file only when that is said, under the old name to the letter', async () => {
    const { projectCode } = await makeFile(staff, 'Rapport.pdf', 'första');
    expect(await formFor(projectCode, 'RAPPORT.pdf')).toEqual({
      file: 'RAPPORT.pdf',
      path: 'Rapport.pdf',
      method: 'exists',
    });
    const form = await formFor(projectCode, 'RAPPORT.pdf', { replace: true });
    await sendForm(form, 'andra');
    expect(namesOf(await entriesOf(staff, projectCode))).toEqual(['Rapport.pdf']);
    expect(await (await contentOf(staff, projectCode, 'Rapport.pdf')).text()).toBe('andra');
  });

  it('is not made for a file that would take a folder’s name', async () => {
    const { projectCode } = await makeFile(staff, 'Foton/a.txt');
    const body = {
      files: [
        { file: 'ok.pdf', ...pdf },
        { file: 'foton', ...pdf },
      ],
    };
    const reply = await staff.call(uploadFiles, { params: { projectCode }, body });
    expect(reply.json.errors).toEqual([
      { field: 'files.1.file', message: 'Det finns redan en mapp som heter ”Foton”.' },
    ]);
  });
});

describe('hostile names and paths', () => {
  it('are refused by every call that takes one, each with its message, and none reaches S3', async () => {
    const { projectCode, projectId } = await makeFile(staff, 'Fredlig.txt');
    const params = { projectCode };
    const entry = { type: 'file', path: '' };
    for (const [path, fault] of hostilePaths) {
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
  }, 120_000);

  it('are refused in the address too', async () => {
    const { projectCode } = await makeFile(staff, 'Fredlig.txt');
    for (const path of ['%2E%2E%2Fx', 'a%2F..%2F..%2Fb', 'CON', 'a%00b', '%5C%5Cserver', 'a%3Ab', 'fil.']) {
      const { status } = await staff.send('GET', `/v1/file/list/${projectCode}/${path}`);
      expect(status, path).toBe(422);
    }
  });

  it('that only look hostile are taken', async () => {
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

describe('a folder', () => {
  it('is made, empty, and its name is taken in any case of letters', async () => {
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

  it('is moved with all that is in it, and never into itself', async () => {
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

  it('is deleted with all that is in it, and brought back as it was', async () => {
    const { projectCode } = await makeFile(staff, 'Mapp/kvar.txt', 'K');
    const params = { projectCode };
    await putFile(staff, projectCode, 'Mapp/borta sedan länge.txt', 'L');
    await staff.result(deleteFile, { params, body: { type: 'file', path: 'Mapp/borta sedan länge.txt' } });
    await new Promise((done) => setTimeout(done, 1100));
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
  it('is renamed and moved, its content with it, and takes nobody’s place', async () => {
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

  it('has its earlier versions, which can be fetched and brought back', async () => {
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

  it('is found among the deleted ones, and brought back', async () => {
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

  it('in which the scanner found something is shown as such, and given to nobody', async () => {
    const { projectCode, projectId, path } = await makeFile(staff, 'Farlig.png', 'ont');
    const params = { projectCode };
    await passScan(projectId, path);
    expect((await entriesOf(staff, projectCode))[0]).toMatchObject({ threat: null, thumb: true });
    await quarantine(projectId, path);
    expect((await entriesOf(staff, projectCode))[0]).toMatchObject({ threat, thumb: false });
    expect(await staff.call(downloadFile, { params, query: { path } })).toMatchObject({
      status: 409,
      json: { message: 'Filen är spärrad: viruskontrollen fann något skadligt i den.' },
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

it('gives nothing to who is signed out', async () => {
  const { projectCode, path } = await makeFile(staff);
  expect((await anonymous().call(listFiles, { params: { projectCode } })).status).toBe(401);
  expect((await anonymous().call(downloadFile, { params: { projectCode }, query: { path } })).status).toBe(401);
  const { client, Bucket } = bucket();
  const endpoint = await client.config.endpoint!();
  const address = `${endpoint.protocol}//${endpoint.hostname}:${endpoint.port}/${Bucket}`;
  expect((await fetch(`${address}?list-type=2`)).status).toBe(403);
});
