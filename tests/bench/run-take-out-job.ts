import { writeFile } from 'node:fs/promises';
import { s3 } from '../../functions/platform/s3.ts';
import { environment } from '../../functions/platform/environment.ts';
import { UnitOfWork } from '../../functions/data/core/unit-of-work.ts';
import { exportOf, stageTakeOut, takeOutOf } from '../../functions/exports/take-out/take-out-store.ts';
import { handler as runJob } from '../../functions/entry/jobs/take-out.ts';
import { keys } from '../../functions/data/core/keys.ts';
import { findTask } from '../../functions/data/tasks/task-store.ts';

/** Takes everything out as 'Ta ut allt' does, by the job's own function, to the file that is named. */
const file = process.argv[2]!;
const unit = new UnitOfWork(1);
await stageTakeOut(unit, null, new Date());
await unit.commit(null);
const takeOut = takeOutOf((await findTask(keys.takeOut()))!);
while ((await exportOf(takeOut))?.state === 'Pending') await runJob();
const { client, GetObjectCommand } = await s3();
const { Body } = await client.send(
  new GetObjectCommand({ Bucket: environment.handoverBucket(), Key: takeOut.fileKey }),
);
await writeFile(file, await Body!.transformToByteArray());
