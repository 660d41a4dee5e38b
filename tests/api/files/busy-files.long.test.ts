import { PutObjectCommand } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it } from 'vitest';
import { putFolder } from '../../../functions/files/storage/change.ts';
import { listDeep } from '../../../functions/files/storage/list.ts';
import { copyAll } from '../../../functions/files/copy-all.ts';
import { runFileTask } from '../../../functions/files/run-task.ts';
import { getFileTask, stageFileTask } from '../../../functions/files/file-task-store.ts';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';
import { breakOff } from '../../support/broken-off.ts';
import { bucket } from '../../support/files.ts';
import { useStack } from '../../support/invoices.ts';

beforeAll(() => useStack());

const paths = Array.from({ length: 40 }, (_, index) => `Ena/${index}.txt`);
let lastProject = 910_000_000;

/** A folder of small files, and a task that moves it. */
async function given() {
  const { client, Bucket } = bucket();
  lastProject += 1;
  const projectId = lastProject;
  const prefix = `projects/${projectId}/`;
  for (const path of paths) await client.send(new PutObjectCommand({ Bucket, Key: prefix + path, Body: path }));
  const unit = new UnitOfWork(1);
  const work = { what: 'moved', type: 'dir', path: 'Ena', to: 'Nya' } as const;
  const taskId = await stageFileTask(projectId, work, { unit, now: new Date() });
  await unit.commit(null);
  const files = async (folder: string) =>
    (await listDeep(`${prefix}${folder}/`)).filter(({ key }) => !key.endsWith('/'));
  return { projectId, taskId, files };
}

describe('files in use by others', () => {
  it.each(['CopyObjectCommand', 'DeleteObjectsCommand', 'PutObjectCommand'])(
    'are moved even when S3 refuses a concurrent %s',
    async (busy) => {
      const { taskId, files } = await given();
      let refusals = 0;
      const refuse = (command: string) =>
        command === busy && (refusals += 1) <= 3 ? 'ConditionalRequestConflict' : undefined;
      expect((await breakOff(() => runFileTask(taskId), { refuse })).isBroken).toBe(false);
      expect(refusals).toBeGreaterThan(0);
      expect(await getFileTask(taskId)).toMatchObject({ state: 'Done', left: [] });
      expect([(await files('Nya')).length, (await files('Ena')).length]).toEqual([paths.length, 0]);
    },
  );

  it('cause no error for the second of two who create the same folder', async () => {
    const refuse = () => 'ConditionalRequestConflict';
    expect((await breakOff(() => putFolder(910_999_999, 'Ny'), { refuse })).isBroken).toBe(false);
  });
});

it('a move of a file survives a part that is copied after another run has completed the file', async () => {
  process.env['COPY_PART_BYTES'] = String(5 * 1024 ** 2);
  const { client, Bucket } = bucket();
  lastProject += 1;
  const projectId = lastProject;
  const Key = `projects/${projectId}/Film.mp4`;
  await client.send(new PutObjectCommand({ Bucket, Key, Body: Buffer.alloc(11 * 1024 ** 2, 7) }));
  const unit = new UnitOfWork(1);
  const work = { what: 'moved', type: 'file', path: 'Film.mp4', to: 'F.mp4' } as const;
  const taskId = await stageFileTask(projectId, work, { unit, now: new Date(Date.now() + 1000) });
  await unit.commit(null);
  await breakOff(() => runFileTask(taskId), { before: (command) => command === 'UploadPartCopyCommand' });
  let isAlone = true;
  const meanwhile = async (command: string) => {
    if (command !== 'ListPartsCommand' || !isAlone) return;
    isAlone = false;
    await runFileTask(taskId);
  };
  const { sent } = await breakOff(() => runFileTask(taskId), { meanwhile });
  delete process.env['COPY_PART_BYTES'];
  expect(sent.filter((command) => command === 'CompleteMultipartUploadCommand')).toHaveLength(1);
  expect(await getFileTask(taskId)).toMatchObject({ state: 'Done', count: 1, left: [] });
  expect((await listDeep(`projects/${projectId}/`)).map(({ key, size }) => [key, size])).toEqual([
    [`projects/${projectId}/F.mp4`, 11 * 1024 ** 2],
  ]);
});

it('a task of files copies no more small files once the time of the call is over', async () => {
  const { taskId, files } = await given();
  const copies = (await files('Ena')).map(({ key, etag, size }) => {
    return { from: key, etag, size, to: key.replace('/Ena/', '/Nya/'), isNew: true };
  });
  let asked = 0;
  const isOver = () => (asked += 1) > 20;
  const running = { task: await getFileTask(taskId), isOver, save: async () => {} };
  const { copied, left, isWhole } = await copyAll(running, copies);
  expect([copied.length, left, isWhole]).toEqual([20, [], false]);
  expect(await files('Nya')).toHaveLength(20);
});

it('a task of files leaves files whose path would be too long, reports them, and moves the rest', async () => {
  const { client, Bucket } = bucket();
  const { projectId, taskId, files } = await given();
  const deep = `Ena/${['a', 'b', 'c', 'd'].map((letter) => letter.repeat(245)).join('/')}`;
  await client.send(new PutObjectCommand({ Bucket, Key: `projects/${projectId}/${deep}`, Body: 'Djup' }));
  const unit = new UnitOfWork(1);
  const work = { what: 'moved', type: 'dir', path: 'Ena', to: 'Mätningar av buller' } as const;
  const toLonger = await stageFileTask(projectId, work, { unit, now: new Date(Date.now() + 1000) });
  await unit.commit(null);
  expect(await runFileTask(toLonger)).toMatchObject({
    state: 'Done',
    count: paths.length,
    left: [{ path: deep, message: 'Sökvägen är för lång. Korta namnen.' }],
  });
  expect((await files('Ena')).map(({ key }) => key)).toEqual([`projects/${projectId}/${deep}`]);
  // A target name of the same length is short enough.
  expect(await runFileTask(taskId)).toMatchObject({ state: 'Done', left: [] });
});
