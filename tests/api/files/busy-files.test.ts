import { PutObjectCommand } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it } from 'vitest';
import { putFolder } from '../../../functions/gateways/project-files/change.ts';
import { listDeep } from '../../../functions/gateways/project-files/list.ts';
import { copyAll } from '../../../functions/project-files/copy-all.ts';
import { runFileTask } from '../../../functions/project-files/run-task.ts';
import { getFileTask, stageFileTask } from '../../../functions/stores/file-task-store.ts';
import { UnitOfWork } from '../../../functions/stores/unit-of-work.ts';
import { breakOff } from '../../support/broken-off.ts';
import { bucket } from '../../support/files.ts';
import { useStack } from '../../support/invoices.ts';

beforeAll(() => useStack());

const paths = Array.from({ length: 40 }, (_, index) => `Ena/${index}.txt`);
let lastProject = 910_000_000;

/** A folder of small files, and that it is to be moved. */
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

describe('files that somebody else is at', () => {
  it.each(['CopyObjectCommand', 'DeleteObjectsCommand', 'PutObjectCommand'])(
    'are moved all the same when S3 refuses a %s for that',
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

  it('leave no fault for the second who makes the same folder', async () => {
    const refuse = () => 'ConditionalRequestConflict';
    expect((await breakOff(() => putFolder(910_999_999, 'Ny'), { refuse })).isBroken).toBe(false);
  });
});

it('copies no more small files once the time of the call is over', async () => {
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
