import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dynamoFeed } from '../../functions/data/replica/feed.ts';
import type { ReplicaSettings } from '../../functions/data/replica/replica.ts';
import { s3Snapshots } from '../../functions/data/replica/s3-snapshots.ts';
import type { FeedRow } from '../../functions/data/core/feed-rows.ts';
import { startS3 } from '../../infra/emulators/s3/server.ts';
import { tableName as feedTableName } from '../support/replica/feed-table.ts';
import { startFirmTable } from './firm-table.ts';

/** The endpoints of the bench's DynamoDB and S3. */
export type BenchServices = { dynamodbUrl: string; s3Url: string; bucket: string };

const region = 'eu-north-1';
const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret-key' };

export function replicaSettings(
  { dynamodbUrl, s3Url, bucket }: BenchServices,
  { tableName = feedTableName, access = { region, credentials } } = {},
): ReplicaSettings {
  const dynamodb = new DynamoDBClient({ ...access, endpoint: dynamodbUrl });
  const s3 = new S3Client({ ...access, endpoint: s3Url, forcePathStyle: true });
  return {
    feed: dynamoFeed({ client: DynamoDBDocumentClient.from(dynamodb), tableName }),
    snapshots: s3Snapshots({ client: s3, bucket }),
    tableName,
  };
}

/** An embedded DynamoDB with these records and an S3 with an empty bucket, both on this machine. */
export async function startBenchServices(rows: readonly FeedRow[]) {
  const table = await startFirmTable(rows);
  const s3 = await startS3({ ...credentials, region });
  const services: BenchServices = { dynamodbUrl: table.url, s3Url: s3.url, bucket: 'snapshots' };
  await s3.createBucket(services.bucket, { versioned: false });
  return { ...services, close: () => Promise.all([table.close(), s3.close()]) };
}
