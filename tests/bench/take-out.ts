import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { startDatabase } from '../../infra/host/database/dynoxide.ts';
import { startS3 } from '../../infra/emulators/s3/server.ts';
import { comparedFirms } from '../support/take-out.ts';
import { feedTable } from '../support/replica/feed-table.ts';
import { inFolder, print } from './runner.ts';
import { timed } from './timed.ts';
import { importItems } from './firm-table.ts';
import { wholeRecords } from './whole-records.ts';

type Place = Awaited<ReturnType<typeof startPlace>>;

const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret-key' };
const region = 'eu-north-1';
const TableName = 'Firm';
const { AttributeDefinitions, GlobalSecondaryIndexes, KeySchema } = feedTable;
const table = { BillingMode: 'PAY_PER_REQUEST' as const, KeySchema, AttributeDefinitions, GlobalSecondaryIndexes };
const preload = pathToFileURL(join(import.meta.dirname, 'tell-peak.ts')).href;

/**
 * Both commands, and the job in Klang, each in a process of its own, against a DynamoDB and an S3 on this machine. What is
 * restored from the job's file is compared with what was taken out, item by item.
 */
export async function benchTakeOut(sizes = sizesOf(process.env['WORK_ORDERS'])): Promise<void> {
  const figures: object[] = [];
  const compared: object[] = [];
  for (const workOrders of sizes) {
    await inFolder(async (folder) => {
      const [from, to] = [await startFirm(folder, workOrders), await startPlace(join(folder, 'to.sqlite'))];
      try {
        await to.create();
        const file = join(folder, 'uttag.zip');
        const measure = async (command: string, script: string, { environment }: Place, written: string) => {
          const ran = await runMeasured(script, environment, written);
          figures.push({ command, workOrders, ...ran, fileMb: (await stat(written)).size / 1e6 });
        };
        const fileOfJob = join(folder, 'uttag-i-klang.zip');
        await measure('take-out', 'infra/bin/take-out.ts', from, file);
        await measure('take-out in Klang', 'tests/bench/run-take-out-job.ts', from, fileOfJob);
        await measure('restore', 'infra/bin/restore.ts', to, fileOfJob);
        const { equal, others } = await comparedFirms(from.environment, to.environment);
        compared.push({ workOrders, equal, others: others.length, first: others[0] ?? '' });
      } finally {
        await Promise.all([from.close(), to.close()]);
      }
    });
  }
  print('Take-out and restoration', figures);
  print('', compared);
}

/** @param requested the variable WORK_ORDERS */
export const sizesOf = (wanted: string | undefined) => (wanted === undefined ? [10_000, 100_000] : [Number(wanted)]);

/** A firm at rest. */
export async function startFirm(folder: string, workOrders: number): Promise<Place> {
  const database = join(folder, 'from.sqlite');
  await importItems(wholeRecords(workOrders), { ...table, TableName }, database);
  return startPlace(database);
}

export async function runMeasured(script: string, environment: object, file = '') {
  const env = { ...process.env, ...environment, NODE_OPTIONS: `--import=${preload}` };
  const { ms, result } = await timed(() => promisify(execFile)(process.execPath, [script, file], { env }));
  return { seconds: ms / 1000, peakMb: Number(/peak (\d+) kB/.exec(result.stderr)![1]) / 1000 };
}

async function startPlace(file: string) {
  const database = await startDatabase(file);
  const s3 = await startS3({ ...credentials, region });
  const buckets = {
    FILES_BUCKET: 'files',
    INVOICE_ARCHIVE: 'invoices',
    SNAPSHOT_BUCKET: 'snapshots',
    HANDOVER_BUCKET: 'handover',
  };
  for (const name of Object.values(buckets)) await s3.createBucket(name, { versioned: true });
  const environment = {
    ...buckets,
    TABLE_NAME: TableName,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: database.url,
    AWS_ENDPOINT_URL_S3: s3.url,
  };
  const client = new DynamoDBClient({ endpoint: database.url, region, credentials });
  const create = () => client.send(new CreateTableCommand({ ...table, TableName }));
  return { environment, create, close: () => Promise.all([database.close(), s3.close()]) };
}
