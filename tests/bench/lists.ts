import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { S3Client } from '@aws-sdk/client-s3';
import type { Database } from '../../functions/replica/database.ts';
import { dynamoFeed } from '../../functions/replica/feed.ts';
import { listCustomers } from '../../functions/replica/lists/customers.ts';
import { listProjects } from '../../functions/replica/lists/projects.ts';
import { listWorkOrders } from '../../functions/replica/lists/work-orders.ts';
import { Replica, type ReplicaSettings } from '../../functions/replica/replica.ts';
import { s3Snapshots } from '../../functions/replica/snapshot-store.ts';
import { takeSnapshot } from '../../functions/replica/snapshot.ts';
import { startS3 } from '../../infra/local/s3/server.ts';
import * as customers from '../../shared/contract/customers.ts';
import * as projects from '../../shared/contract/projects.ts';
import * as workOrders from '../../shared/contract/work-orders.ts';
import { tableName } from '../support/replica/feed-table.ts';
import { makeFirm } from './firm.ts';
import { startFirmTable } from './firm-table.ts';

export type ListFigures = {
  workOrders: number;
  list: string;
  /** From the request's query to the checked answer as JSON, the question to DynamoDB included. */
  medianMs: number;
  p95Ms: number;
  requestsPerCall: number;
  readUnitsPerCall: number;
};

export type OpeningFigures = {
  workOrders: number;
  records: number;
  wholeFeedMs: number;
  wholeFeedRequests: number;
  wholeFeedReadUnits: number;
  takeSnapshotMs: number;
  snapshotMb: number;
  coldFromSnapshotMs: number;
  databaseMb: number;
  processMb: number;
};

const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret-key' };
const region = 'eu-north-1';
const asker = { userId: 1 };

type Call = (db: Database, turn: number) => unknown;

/** Words that differ from call to call, so that no call has the answer of the one before. */
const of = (words: string[], turn: number): string => words[turn % words.length]!;
const customerWords = ['malmö', 'göteborg bygg', 'umeå', 'hotell', 'ängel', 'fastig', 'akustik ab', 'skövde', 'kiruna'];
const objectWords = ['ekorr', 'örnen', 'kv väd', 'älg', 'sparven 1', 'tornet', 'kvarn', 'linden 2'];
const noteWords = ['stegljud', 'trafik plan', 'mätning', 'beräkning lund', 'plan 7', 'efterklangstid', 'gransk'];
const letters = ['a', 'e', 'n', 'r', 's', 't'];

const workOrderCall =
  (query: (turn: number) => object): Call =>
  (db, turn) =>
    workOrders.listWorkOrders.result.parse(
      listWorkOrders(db, workOrders.listWorkOrders.query!.parse(query(turn)), asker),
    );
const projectCall =
  (filter: (turn: number) => object): Call =>
  (db, turn) =>
    projects.listProjects.result.parse(
      listProjects(db, projects.listProjects.body!.parse({ filter: filter(turn), tagIds: [] }), asker),
    );

const byCustomer = { orderByColumn: 'customerName' };
const calls: Record<string, Call> = {
  'projects: customer and object, by customer': projectCall((turn) => ({
    customerName: of(customerWords, turn),
    objectName: of(objectWords, turn),
    showAll: true,
    ...byCustomer,
  })),
  'work orders: customer and object, by customer': workOrderCall((turn) => ({
    customerName: of(customerWords, turn),
    objectName: of(objectWords, turn),
    ...byCustomer,
  })),
  'work orders: customer and note, by customer': workOrderCall((turn) => ({
    customerName: of(customerWords, turn),
    invoiceNote: of(noteWords, turn),
    ...byCustomer,
  })),
  'work orders: one letter each, by customer': workOrderCall((turn) => ({
    customerName: of(letters, turn),
    objectName: of(letters, turn + 1),
    ...byCustomer,
  })),
  'work orders: as first opened': workOrderCall((turn) => ({ currentPage: String(1 + (turn % 5)) })),
  'work orders: all, by value': workOrderCall((turn) => ({
    orderByColumn: 'value',
    orderByDescending: String(turn % 2 === 0),
  })),
  'projects: all, by planned': projectCall(() => ({ orderByColumn: 'planned', showAll: true })),
  'customers: by planned': (db) =>
    customers.listCustomers.result.parse(
      listCustomers(db, customers.listCustomers.query!.parse({ orderByColumn: 'planned' }), asker),
    ),
};

/** Measures opening a replica and asking it for lists, for firms of different sizes. @param turns calls of each list */
export async function benchLists(sizes = [1_000, 10_000, 100_000], turns = 60) {
  const openings: OpeningFigures[] = [];
  const lists: ListFigures[] = [];
  for (const size of sizes) {
    const rows = makeFirm(size, new Date());
    const records = rows.length;
    const table = await startFirmTable(rows);
    rows.length = 0;
    const s3 = await startS3({ ...credentials, region });
    try {
      await s3.createBucket('snapshots', { versioned: false });
      const client = new S3Client({ endpoint: s3.url, region, credentials, forcePathStyle: true });
      const settings = {
        feed: dynamoFeed({ client: table.client, tableName }),
        snapshots: s3Snapshots({ client, bucket: 'snapshots' }),
        tableName,
      };
      openings.push({ workOrders: size, records, ...(await measureOpening(settings)) });
      lists.push(...(await measureLists(new Replica(settings), size, turns)));
    } finally {
      await Promise.all([table.close(), s3.close()]);
    }
  }
  return { openings, lists };
}

async function measureOpening(settings: ReplicaSettings) {
  const whole = new Replica(settings);
  const wholeFeed = await timed(() => whole.open());
  const databaseMb = sizeOf(wholeFeed.result) / 1e6;
  wholeFeed.result.close();
  const taken = await timed(() => takeSnapshot(settings));
  const cold: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const { ms, result } = await timed(() => new Replica(settings).fresh());
    cold.push(ms);
    result.close();
  }
  return {
    wholeFeedMs: wholeFeed.ms,
    wholeFeedRequests: whole.counters.requests,
    wholeFeedReadUnits: whole.counters.readUnits,
    takeSnapshotMs: taken.ms,
    snapshotMb: (await settings.snapshots.load())!.length / 1e6,
    coldFromSnapshotMs: quantile(cold, 0.5),
    databaseMb,
    processMb: process.memoryUsage().rss / 1e6,
  };
}

async function measureLists(replica: Replica, workOrders: number, turns: number): Promise<ListFigures[]> {
  const figures: ListFigures[] = [];
  await replica.fresh();
  for (const [list, call] of Object.entries(calls)) {
    const before = { ...replica.counters };
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const { ms } = await timed(async () => JSON.stringify(call(await replica.fresh(), turn)));
      times.push(ms);
    }
    figures.push({
      workOrders,
      list,
      medianMs: quantile(times, 0.5),
      p95Ms: quantile(times, 0.95),
      requestsPerCall: (replica.counters.requests - before.requests) / turns,
      readUnitsPerCall: (replica.counters.readUnits - before.readUnits) / turns,
    });
  }
  return figures;
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const start = performance.now();
  const result = await work();
  return { ms: performance.now() - start, result };
}

function quantile(values: number[], share: number): number {
  const inOrder = values.toSorted((a, b) => a - b);
  return inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))]!;
}

function sizeOf(db: Database): number {
  return db.get<{ bytes: number }>('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size')!
    .bytes;
}

/** The figures as tables to read, one decimal each. */
export function printLists({ openings, lists }: Awaited<ReturnType<typeof benchLists>>): void {
  console.table(openings.map(rounded));
  console.table(lists.map(rounded));
}

function rounded(figures: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value * 10) / 10 : value,
    ]),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sizes = process.argv.slice(2).map(Number);
  printLists(await benchLists(sizes.length > 0 ? sizes : undefined));
}
