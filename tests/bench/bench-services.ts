import { startS3 } from '../../infra/emulators/s3/server.ts';
import type { FeedRow } from '../../functions/data/core/feed-rows.ts';
import { startFirmTable } from './firm-table.ts';

/** The endpoints of the bench's DynamoDB and S3. */
export type BenchServices = { dynamodbUrl: string; s3Url: string; bucket: string };

const region = 'eu-north-1';
const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret-key' };

export function clientSettings(endpoint: string) {
  return { endpoint, region, credentials };
}

/** An embedded DynamoDB with these records and an S3 with an empty bucket, both on this machine. */
export async function startBenchServices(rows: readonly FeedRow[]) {
  const table = await startFirmTable(rows);
  const s3 = await startS3({ ...credentials, region });
  const services: BenchServices = { dynamodbUrl: table.url, s3Url: s3.url, bucket: 'snapshots' };
  await s3.createBucket(services.bucket, { versioned: false });
  return { ...services, close: () => Promise.all([table.close(), s3.close()]) };
}
