import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { dynamoFeed, rowsOfPage } from '../../../../../functions/data/replica/feed.ts';
import { listWorkOrders } from '../../../../../functions/data/replica/lists/work-orders.ts';
import { Replica } from '../../../../../functions/data/replica/replica.ts';
import { s3Snapshots } from '../../../../../functions/data/replica/s3-snapshots.ts';
import { takeSnapshot } from '../../../../../functions/data/replica/snapshot.ts';
import type { FeedRow } from '../../../../../functions/data/core/feed-rows.ts';
import { startS3 } from '../../../../../infra/emulators/s3/server.ts';
import { listWorkOrders as contract } from '../../../../../shared/contract/work-orders.ts';
import { makeFirm } from '../../../../bench/firm.ts';
import { startFeedTable, tableName } from '../../../../support/replica/feed-table.ts';
import { NaiveFirm, naivePage } from '../../../../support/replica/naive-firm.ts';
import { anybody, read, row } from '../../../../support/replica/rows.ts';

/** The replica with DynamoDB's and S3's real protocols, in memory. */

const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret-key' };
const region = 'eu-north-1';
const firm = makeFirm(1200, new Date('2026-11-20T10:00:00.000Z'));

let table: Awaited<ReturnType<typeof startFeedTable>>;
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  table = await startFeedTable();
  s3 = await startS3({ ...credentials, region });
  await s3.createBucket('snapshots', { versioned: false });
  await table.write(firm);
});
afterAll(async () => {
  await table.close();
  await s3.close();
});

function settings() {
  const client = new S3Client({ endpoint: s3.url, region, credentials, forcePathStyle: true });
  return {
    feed: dynamoFeed({ client: table.client, tableName }),
    snapshots: s3Snapshots({ client, bucket: 'snapshots' }),
    tableName,
  };
}

async function wholeListOf(replica: Replica) {
  return listWorkOrders(await replica.fresh(), read(contract.query!, { itemsPerPage: '0' }), anybody);
}

function wholeListFrom(rows: FeedRow[]) {
  const order = { by: 'verificationDate', descending: true, id: 'workOrderId', size: 0, page: 1 };
  return naivePage(new NaiveFirm(rows).workOrders(), order);
}

describe('the feed of a table', () => {
  it('gives the rows of certain kinds only, where these are asked for', async () => {
    const kinds = ['project', 'price-list-project'] as const;
    const rows: FeedRow[] = [];
    for await (const page of settings().feed.pages(undefined, undefined, kinds)) rows.push(...page.rows);
    const wanted = firm.filter(({ kind }) => (kinds as readonly string[]).includes(kind));
    const named = (all: readonly FeedRow[]) => all.map(({ kind, id }) => `${kind} ${id}`).toSorted();
    expect(named(rows)).toEqual(named(wanted));
  });

  it('is read in pages of a thousand rows, whatever they weigh', async () => {
    const small = await startFeedTable();
    const rows = Array.from({ length: 2.5 * rowsOfPage }, (_, index) => row('tag', index + 1));
    await small.write(rows);
    const pages: number[] = [];
    for await (const page of dynamoFeed({ client: small.client, tableName }).pages()) pages.push(page.rows.length);
    await small.close();
    expect(pages).toEqual([rowsOfPage, rowsOfPage, rowsOfPage / 2]);
  });

  it('is read whole, in pages of at most a megabyte', async () => {
    const replica = new Replica(settings());
    expect(await wholeListOf(replica)).toEqual(wholeListFrom(firm));
    // Records on the boundary of two ranges are read twice.
    expect(replica.counters.rows - firm.length).toBeLessThan(10);
    expect(replica.counters.requests).toBeGreaterThan(1);
    expect(replica.counters.requests).toBeLessThan(12);
  });

  it('costs one request and half a unit for each list when little has changed', async () => {
    const replica = new Replica(settings());
    await replica.fresh();
    const before = { ...replica.counters };
    for (let call = 0; call < 10; call += 1) await wholeListOf(replica);
    expect(replica.counters.requests - before.requests).toBe(10);
    expect(replica.counters.readUnits - before.readUnits).toBe(5);
  });

  it('brings what is written and deleted', async () => {
    const replica = new Replica(settings());
    await replica.fresh();
    const changedAt = new Date().toISOString();
    const changed = [
      row('work-order', 1, { projectId: 1, invoiceNote: 'Ändrad' }, { version: 9, changedAt }),
      row('work-order', 2, { projectId: 1 }, { version: 9, changedAt, deleted: true }),
    ];
    await table.write(changed);
    const found = listWorkOrders(
      await replica.fresh({ knownChangedAt: changedAt }),
      read(contract.query!, { invoiceNote: 'ändrad' }),
      anybody,
    );
    expect(found.items.map(({ workOrderId }) => workOrderId)).toEqual([1]);
    const rows = [...firm.filter((one) => one.kind !== 'work-order' || one.id > 2), ...changed];
    expect(await wholeListOf(replica)).toEqual(wholeListFrom(rows));
  });
});

describe('a snapshot in a bucket', () => {
  it('spares a new function reading the feed', async () => {
    const first = new Replica(settings());
    const list = await wholeListOf(first);
    await takeSnapshot(settings());

    const replica = new Replica(settings());
    expect(await wholeListOf(replica)).toEqual(list);
    expect(replica.counters.requests).toBe(1);
    expect(replica.counters.rows).toBeLessThan(10);
  });
});

describe('the snapshots of several versions of the schema', () => {
  it('are kept apart, and the newest of another version is found until this one has its own', async () => {
    const client = new S3Client({ endpoint: s3.url, region, credentials, forcePathStyle: true });
    await s3.createBucket('versions', { versioned: false });
    const store = s3Snapshots({ client, bucket: 'versions' });
    expect(await store.loadEarlier()).toBeUndefined();
    const put = (Key: string, Body: string) => client.send(new PutObjectCommand({ Bucket: 'versions', Key, Body }));
    await put('replica/1/latest', 'of version 1');
    await put('replica/newest', '1');
    expect(await store.load()).toBeUndefined();
    expect(Buffer.from((await store.loadEarlier())!).toString()).toBe('of version 1');
    await takeSnapshot({ ...settings(), snapshots: store });
    expect(await store.load()).toBeDefined();
    expect(await store.loadEarlier()).toBeUndefined();
  });
});
