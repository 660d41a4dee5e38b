import { createHash, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { continueFileTask, deleteFile } from '../../../shared/contract/files.ts';
import { toleranceMs } from '../../../functions/files/copy-all.ts';
import { runFileTask } from '../../../functions/files/run-task.ts';
import { dynamodb } from '../../../functions/platform/dynamodb.ts';
import { type FileWork, getFileTask, stageFileTask } from '../../../functions/files/file-task-store.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';
import { breakOff } from '../../support/broken-off.ts';
import { eventuallyGiven } from '../../support/eventually.ts';
import { bucket, makeFile } from '../../support/files.ts';
import { invoke } from '../../support/invoke.ts';
import { useStack } from '../../support/invoices.ts';
import { logInAs } from '../../support/people.ts';
import { byTier, inAll } from '../../support/tier.ts';

/** S3's minimum part size, except for the last part. */
const partBytes = 5 * 1024 ** 2;
const large = randomBytes(partBytes * 2 + 1000);
const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');

const staff = await logInAs('Staff');
let lastProject = 900_000_000;

beforeAll(() => {
  useStack();
  process.env['COPY_PART_BYTES'] = String(partBytes);
});

afterEach(() => vi.useRealTimers());
afterAll(() => {
  delete process.env['COPY_PART_BYTES'];
});

type Content = Record<string, Buffer | string>;

/** Files of a separate project. */
async function given(files: Content) {
  const { client, Bucket } = bucket();
  lastProject += 1;
  const prefix = `projects/${lastProject}/`;
  const put = (path: string, Body: Buffer | string) =>
    client.send(new PutObjectCommand({ Bucket, Key: prefix + path, Body, ContentType: 'video/mp4' }));
  for (const [path, body] of Object.entries(files)) await put(path, body);
  return {
    projectId: lastProject,
    put,
    async stage(work: FileWork, now = new Date()) {
      const unit = new UnitOfWork(1);
      const taskId = await stageFileTask(lastProject, work, { unit, now });
      await unit.commit(null);
      return taskId;
    },
    async digests() {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix }));
      const digests: Record<string, string> = {};
      for (const { Key = '' } of Contents.filter(({ Key: key }) => !key!.endsWith('/'))) {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        digests[Key.slice(prefix.length)] = md5(await Body!.transformToByteArray());
      }
      return digests;
    },
    async versions() {
      const { Versions = [], DeleteMarkers = [] } = await client.send(
        new ListObjectVersionsCommand({ Bucket, Prefix: prefix }),
      );
      return [...Versions, ...DeleteMarkers];
    },
    async clear() {
      const all = await this.versions();
      const Objects = all.map(({ Key, VersionId }) => ({ Key: Key!, VersionId: VersionId! }));
      if (Objects.length > 0) await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    },
  };
}

const folder: Content = { 'Ena/Film.mp4': large, 'Ena/a.txt': 'A', 'Ena/djup/b.txt': 'B', 'Annan/c.txt': 'C' };
const moveFolder: FileWork = { what: 'moved', type: 'dir', path: 'Ena', to: 'Nya' };
const moved = {
  'Annan/c.txt': md5(Buffer.from('C')),
  'Nya/Film.mp4': md5(large),
  'Nya/a.txt': md5(Buffer.from('A')),
  'Nya/djup/b.txt': md5(Buffer.from('B')),
};

/** Interrupted after each request, or after every sixth in the gate. */
const step = byTier(6, 1);

describe('an interrupted move', () => {
  it.runIf(inAll)(
    'after any step loses nothing, shows no partial file, and is finished by a later caller',
    async () => {
      for (let index = 0; ; index += step) {
        const files = await given(folder);
        const taskId = await files.stage(moveFolder);
        const { isBroken, sent } = await breakOff(() => runFileTask(taskId, Infinity), {
          after: (_, at) => at === index,
        });
        await setImmediate();
        if (isBroken) {
          const there = await files.digests();
          for (const [path, digest] of Object.entries(moved)) {
            const places = [there[path], there[path.replace('Nya', 'Ena')]].filter((one) => one !== undefined);
            expect(places.length, `${path} after ${sent.at(-1)} (${index})`).toBeGreaterThan(0);
            for (const one of places) expect(one, `${path} after ${sent.at(-1)} (${index})`).toBe(digest);
          }
        }
        expect(await runFileTask(taskId, Infinity)).toMatchObject({ state: 'Done', left: [] });
        expect(await files.digests(), `after ${sent.at(-1)} (${index})`).toEqual(moved);
        const copies = (await files.versions()).filter(({ Key }) => Key!.endsWith('Nya/Film.mp4'));
        expect(copies).toHaveLength(1);
        await files.clear();
        if (!isBroken) {
          expect(sent).toEqual(expect.arrayContaining(['UploadPartCopyCommand', 'CompleteMultipartUploadCommand']));
          expect(index).toBeGreaterThan(12);
          return;
        }
      }
    },
  );

  it.runIf(inAll)('continues with the missing parts of a large file', async () => {
    const files = await given({ 'Film.mp4': large });
    const taskId = await files.stage({ what: 'moved', type: 'file', path: 'Film.mp4', to: 'Arkiv/Film.mp4' });
    let parts = 0;
    const before = (command: string) => command === 'UploadPartCopyCommand' && (parts += 1) > 1;
    expect((await breakOff(() => runFileTask(taskId), { before })).isBroken).toBe(true);
    expect(Object.keys(await files.digests())).toEqual(['Film.mp4']);
    const { sent } = await breakOff(() => runFileTask(taskId), {});
    expect(sent.filter((command) => command === 'UploadPartCopyCommand')).toHaveLength(2);
    expect(sent).not.toContain('CreateMultipartUploadCommand');
    expect(await files.digests()).toEqual({ 'Arkiv/Film.mp4': md5(large) });
  });

  it('resumes after its time limit', async () => {
    const files = await given({ 'Film.mp4': large });
    const taskId = await files.stage({ what: 'moved', type: 'file', path: 'Film.mp4', to: 'F.mp4' });
    expect(await runFileTask(taskId, Date.now() - 1)).toMatchObject({ state: 'Pending' });
    // Each request takes a tenth of a caller's time.
    vi.useFakeTimers({ toFake: ['Date'] });
    const after = () => {
      vi.setSystemTime(Date.now() + 10);
      return false;
    };
    for (let times = 0; (await getFileTask(taskId)).state === 'Pending' && times < 50; times += 1) {
      await breakOff(() => runFileTask(taskId, Date.now() + 100), { after });
    }
    expect(await files.digests()).toEqual({ 'F.mp4': md5(large) });
  });

  it.runIf(inAll)('is finished once by concurrent callers', async () => {
    const files = await given(folder);
    const taskId = await files.stage(moveFolder);
    await Promise.all(Array.from({ length: 3 }, () => runFileTask(taskId, Infinity)));
    expect(await getFileTask(taskId)).toMatchObject({ state: 'Done', left: [] });
    expect(await files.digests()).toEqual(moved);
    const films = (await files.versions()).filter(({ Key }) => Key!.endsWith('Nya/Film.mp4'));
    expect(films).toHaveLength(1);
  });

  it('is finished by the job when no caller continues it', async () => {
    const files = await given(folder);
    const taskId = await files.stage(moveFolder);
    await breakOff(() => runFileTask(taskId), { after: (command) => command === 'CopyObjectCommand' });
    await dynamodb().send(
      new UpdateCommand({
        TableName: process.env['TABLE_NAME'],
        Key: keys.fileTask(taskId),
        UpdateExpression: 'SET dueAt = :past',
        ExpressionAttributeValues: { ':past': new Date(0).toISOString() },
      }),
    );
    await invoke('jobs/run-due-tasks');
    expect(await getFileTask(taskId)).toMatchObject({ state: 'Done', left: [] });
    expect(await files.digests()).toEqual(moved);
  });
});

describe('concurrent changes', () => {
  /** After everything a test does on a slow machine: its files then do not count as written after the task began. */
  const later = () => new Date(Date.now() + 60 * 60_000);

  it('a file that replaces a moved one stays, and so does one at its target', async () => {
    const files = await given(folder);
    const taskId = await files.stage(moveFolder, later());
    await breakOff(() => runFileTask(taskId), { before: (command) => command === 'DeleteObjectsCommand' });
    await files.put('Ena/a.txt', 'nyare');
    await files.put('Ena/djup/b.txt', 'också nyare');
    const { left } = await runFileTask(taskId);
    expect(left.map(({ path }) => path)).toEqual(['Ena/a.txt', 'Ena/djup/b.txt']);
    expect(left[0]!.message).toBe('Det finns redan en fil som heter ”a.txt”.');
    expect(await files.digests()).toEqual({
      ...moved,
      'Ena/a.txt': md5(Buffer.from('nyare')),
      'Ena/djup/b.txt': md5(Buffer.from('också nyare')),
    });
  });

  it('a file written between the copy and the deletion of the old one is not deleted', async () => {
    const files = await given({ 'Ena/a.txt': 'A' });
    const taskId = await files.stage({ what: 'moved', type: 'file', path: 'Ena/a.txt', to: 'b.txt' }, later());
    // The folder's marker is written between the two.
    let isWritten: Promise<unknown> | undefined;
    await breakOff(() => runFileTask(taskId), {
      meanwhile: async (command) => {
        if (command === 'PutObjectCommand') isWritten ??= files.put('Ena/a.txt', 'nyare');
        await isWritten;
      },
    });
    expect(await getFileTask(taskId)).toMatchObject({
      state: 'Done',
      left: [{ path: 'Ena/a.txt', message: 'Filen har ändrats under tiden och ligger kvar.' }],
    });
    expect(await files.digests()).toEqual({ 'Ena/a.txt': md5(Buffer.from('nyare')), 'b.txt': md5(Buffer.from('A')) });
  });

  it.runIf(inAll)('a file added to a folder after its deletion was requested stays', async () => {
    const files = await given({ 'Ena/a.txt': 'A', 'Ena/b.txt': 'B' });
    // At the limit of the tolerated skew: they were there, and what is written a millisecond later was not.
    const newest = Math.max(...(await files.versions()).map(({ LastModified }) => LastModified!.getTime()));
    const taskId = await files.stage({ what: 'deleted', type: 'dir', path: 'Ena' }, new Date(newest - toleranceMs));
    await eventuallyGiven(() => Date.now() > newest);
    await files.put('Ena/ny.txt', 'ny');
    expect(await runFileTask(taskId)).toMatchObject({ state: 'Done', count: 2 });
    expect(Object.keys(await files.digests())).toEqual(['Ena/ny.txt']);
  });
});

describe('what is restored', () => {
  it.runIf(inAll)('is restored once, in parts too, when interrupted after any step', async () => {
    for (let index = 0; ; index += step) {
      const files = await given({ 'Ena/Film.mp4': large, 'Ena/a.txt': 'A' });
      await runFileTask(await files.stage({ what: 'deleted', type: 'dir', path: 'Ena' }));
      expect(await files.digests()).toEqual({});
      const taskId = await files.stage({ what: 'restored', type: 'dir', path: 'Ena' });
      const { isBroken, sent } = await breakOff(() => runFileTask(taskId), { after: (_, at) => at === index });
      await setImmediate();
      expect(await runFileTask(taskId)).toMatchObject({ state: 'Done', left: [] });
      const label = `after ${sent.at(-1)} (${index})`;
      expect(await files.digests(), label).toEqual({ 'Ena/Film.mp4': md5(large), 'Ena/a.txt': md5(Buffer.from('A')) });
      const films = (await files.versions()).filter((one) => one.Key!.endsWith('Film.mp4') && 'Size' in one);
      expect(films, label).toHaveLength(2);
      await files.clear();
      if (!isBroken) return;
    }
  });

  it('makes an earlier version of a large file the newest, once', async () => {
    const files = await given({ 'Film.mp4': large });
    const [{ VersionId: versionId }] = (await files.versions()) as [{ VersionId: string }];
    await files.put('Film.mp4', 'nyare');
    const work: FileWork = { what: 'restored', type: 'file', path: 'Film.mp4', versionId };
    const taskId = await files.stage(work);
    await breakOff(() => runFileTask(taskId), { after: (command) => command === 'CompleteMultipartUploadCommand' });
    await runFileTask(taskId);
    expect(await files.digests()).toEqual({ 'Film.mp4': md5(large) });
    expect(await files.versions()).toHaveLength(3);
  });
});

it('a task of files is announced only to its own project', async () => {
  const one = await makeFile(staff);
  const other = await makeFile(staff);
  const body = { type: 'file', path: one.path };
  const { taskId } = await staff.result(deleteFile, { params: { projectCode: one.projectCode }, body });
  const asked = await staff.call(continueFileTask, { params: { projectCode: other.projectCode }, body: { taskId } });
  expect(asked.status).toBe(404);
});
