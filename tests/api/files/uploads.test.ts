import { DeleteObjectCommand, ListObjectVersionsCommand } from '@aws-sdk/client-s3';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { keys } from '../../../functions/data/core/keys.ts';
import { queryItems } from '../../../functions/data/core/table.ts';
import { noteUploads, uploadFiles } from '../../../shared/contract/files.ts';
import { clockSkewMs } from '../../../shared/contract/headers.ts';
import { createHubTicket, hubMessageSchema } from '../../../shared/contract/hub.ts';
import { makeProject } from '../../support/builders.ts';
import {
  bucket,
  contentOf,
  entriesOf,
  expiredForm,
  makeFile,
  namesOf,
  putFile,
  sendForm,
} from '../../support/files.ts';
import { useStack } from '../../support/invoices.ts';
import { logInAs } from '../../support/people.ts';
import { testStack } from '../../support/test-stack.ts';

const staff = await logInAs('Staff');

const pdf = { size: 10, contentType: 'application/pdf' };

async function formFor(projectCode: string, file = 'Rapport.pdf', fields: object = pdf) {
  const [upload] = await staff.result(uploadFiles, {
    params: { projectCode },
    body: { files: [{ file, ...pdf, ...fields }] },
  });
  return upload as { url: string; fields: Record<string, string>; method: string; path: string };
}

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
    const before = Date.now();
    const form = await formFor(projectCode);
    const after = Date.now();
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
    const signedAt = Date.parse(policy.expiration) - 3_600_000;
    expect(signedAt).toBeGreaterThan(before - clockSkewMs - 1_000);
    expect(signedAt).toBeLessThanOrEqual(after + clockSkewMs);
    expect(await entriesOf(staff, projectCode)).toEqual([]);
    const { client, Bucket } = bucket();
    const { Versions = [] } = await client.send(
      new ListObjectVersionsCommand({ Bucket, Prefix: `projects/${projectId}/` }),
    );
    expect(Versions).toEqual([]);
  });

  it('accepts no file above 5 GiB or without a type, with an error for each', async () => {
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

  it('replaces a file only on request, under its exact old name', async () => {
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

  it('arrives once: a later attempt is told that an earlier one has arrived, whatever happened to the file since', async () => {
    const { projectCode, projectId } = await makeProject(staff);
    const ask = (key: string, more: object = {}) =>
      formFor(projectCode, 'Foto.jpg', { size: 4, contentType: 'image/jpeg', key, keepBoth: true, ...more });
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
    expect(await ask(one, { isTried: true })).toMatchObject({ method: 'form', path: 'Foto.jpg' });
    expect((await sendForm(await ask(one), 'ett.')).status).toBe(204);
    const arrived = { file: 'Foto.jpg', path: 'Foto.jpg', method: 'arrived' };
    expect(await ask(one, { isTried: true })).toEqual(arrived);
    expect(await ask(one, { isTried: true, replace: true })).toEqual(arrived);
    const numbered = await ask(two, { isTried: true });
    expect(numbered).toMatchObject({ method: 'form', path: 'Foto (2).jpg' });
    expect((await sendForm(numbered, 'två')).status).toBe(204);
    await putFile(staff, projectCode, 'Foto.jpg', 'andras');
    expect(await ask(one, { isTried: true })).toEqual(arrived);
    const { client, Bucket } = bucket();
    await client.send(new DeleteObjectCommand({ Bucket, Key: `projects/${projectId}/Foto.jpg` }));
    expect(await ask(one, { isTried: true })).toEqual(arrived);
    expect(namesOf(await entriesOf(staff, projectCode))).toEqual(['Foto (2).jpg']);
  });

  it('is of a place of its own for each file of a selection, and of a folder however it is spelled', async () => {
    const { projectCode } = await makeFile(staff, 'Foton/Hus/a.jpg');
    const names = [
      'image.jpg',
      'IMAGE.jpg',
      'image.jpg',
      'foton/hus/b.jpg',
      'FOTON/c.jpg',
      'Ny/d.jpg',
      'NY/d.jpg',
      'ny',
    ];
    const body = { files: names.map((file) => ({ file, size: 4, contentType: 'image/jpeg' })) };
    const uploads = await staff.result(uploadFiles, { params: { projectCode }, body });
    expect(uploads.map(({ path, method }: any) => `${method} ${path}`)).toEqual([
      'form image.jpg',
      'form IMAGE (2).jpg',
      'form image (3).jpg',
      'form Foton/Hus/b.jpg',
      'form Foton/c.jpg',
      'form Ny/d.jpg',
      'form Ny/d (2).jpg',
      'form ny (2)',
    ]);
    const within = { path: 'Foton', files: [{ file: 'HUS/A.jpg', size: 4, contentType: 'image/jpeg' }] };
    const [there] = await staff.result(uploadFiles, { params: { projectCode }, body: within });
    expect(there).toMatchObject({ path: 'Foton/Hus/a.jpg', method: 'exists' });
  });

  it('is refused in a folder with a file’s name', async () => {
    const { projectCode } = await makeFile(staff, 'Plan');
    const body = { files: [{ file: 'PLAN/a.pdf', ...pdf }] };
    const { json } = await staff.call(uploadFiles, { params: { projectCode }, body });
    expect(json.errors).toEqual([{ field: 'files.0.file', message: 'Det finns redan en fil som heter ”Plan”.' }]);
  });

  it('is refused for a file with a folder’s name', async () => {
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

it('that are uploaded by form are recorded, and announced over the hub', async () => {
  const { projectCode, projectId } = await makeFile(staff, 'Fält/a.txt');
  const { ticket } = await staff.result(createHubTicket);
  const headers = { 'user-agent': 'Mozilla/5.0' };
  const socket = new WebSocket(`${testStack().hubUrl}?ticket=${ticket}`, { headers });
  const reported: object[] = [];
  socket.on('message', (data: Buffer) => {
    const message = hubMessageSchema.parse(JSON.parse(data.toString()));
    if (message.type === 'FilesChanged') reported.push(...message.payload.changes);
  });
  await once(socket, 'open');
  const note = (paths: string[]) => staff.result(noteUploads, { params: { projectCode }, body: { paths } });
  expect(await note(['Aldrig/kommen.txt'])).toEqual({ count: 0 });
  expect(await note(['Fält/a.txt', 'Inte/heller.txt'])).toEqual({ count: 1 });
  await expect.poll(() => reported).toContainEqual({ projectId, folders: ['Fält'], trees: [] });
  expect(JSON.stringify(reported)).not.toContain('Aldrig');
  useStack();
  const { pk, sk } = keys.fileChange(projectId, '', '');
  const notes = await queryItems(pk, sk.slice(0, sk.indexOf('#') + 1));
  expect(notes).toMatchObject([{ what: 'uploaded', path: 'Fält/a.txt', projectId }]);
  expect(notes[0]).not.toHaveProperty('more');
  socket.terminate();
});
