import { performance } from 'node:perf_hooks';
import { S3Client } from '@aws-sdk/client-s3';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dynamoFeed } from '../../functions/data/replica/feed.ts';
import { Replica } from '../../functions/data/replica/replica.ts';
import { s3Snapshots } from '../../functions/data/replica/s3-snapshots.ts';
import { tableName } from '../support/replica/feed-table.ts';
import { type BenchServices, clientSettings } from './bench-services.ts';

/** A separate process, as a function on a cold start: opens the replica and prints duration and contents. */

const services = JSON.parse(process.argv[2] ?? '') as BenchServices;
const replica = new Replica({
  feed: dynamoFeed({
    client: DynamoDBDocumentClient.from(new DynamoDBClient(clientSettings(services.dynamodbUrl))),
    tableName,
  }),
  snapshots: s3Snapshots({
    client: new S3Client({ ...clientSettings(services.s3Url), forcePathStyle: true }),
    bucket: services.bucket,
  }),
  tableName,
});
const start = performance.now();
const cpu = process.cpuUsage();
await replica.fresh();
const ms = performance.now() - start;
const { user, system } = process.cpuUsage(cpu);
const figures = { ms, cpuMs: (user + system) / 1000, mb: process.memoryUsage().rss / 1e6, ...replica.counters };
console.log(JSON.stringify(figures));
process.exit();
