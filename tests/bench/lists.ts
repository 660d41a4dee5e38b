import { stat } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { execFile } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Database } from '../../functions/data/replica/database.ts';
import { dynamoFeed } from '../../functions/data/replica/feed.ts';
import { listCustomers } from '../../functions/data/replica/lists/customers.ts';
import { listProjects } from '../../functions/data/replica/lists/projects.ts';
import { listWorkOrders } from '../../functions/data/replica/lists/work-orders.ts';
import { Replica, type ReplicaSettings } from '../../functions/data/replica/replica.ts';
import { s3Snapshots } from '../../functions/data/replica/s3-snapshots.ts';
import { packSnapshot } from '../../functions/data/replica/snapshot-store.ts';
import * as customers from '../../shared/contract/customers.ts';
import * as projects from '../../shared/contract/projects.ts';
import * as workOrders from '../../shared/contract/work-orders.ts';
import { tableName } from '../support/replica/feed-table.ts';
import { makeFirm } from './firm.ts';
import { quantile, rounded } from './figures.ts';
import { type BenchServices, clientSettings, startBenchServices } from './bench-services.ts';

export type ListFigures = {
  workOrders: number;
  list: string;
  /** From the request's query to the validated JSON response, including the query to DynamoDB. */
  medianMs: number;
  p95Ms: number;
  /** CPU time of this process: more reliable than wall time on a busy machine. */
  medianCpuMs: number;
  requestsPerCall: number;
  readUnitsPerCall: number;
};

export type OpeningFigures = {
  workOrders: number;
  records: number;
  /** From a snapshot, each in a new process. */
  coldMs: number;
  coldCpuMs: number;
  coldRequests: number;
  coldReadUnits: number;
  /** The resident memory of a process with the replica. */
  processMb: number;
  databaseMb: number;
  snapshotMb: number;
  /** From the complete feed; the embedded database takes most of the time. */
  withoutSnapshotMs: number;
  withoutSnapshotRequests: number;
  withoutSnapshotReadUnits: number;
};

const asker = { userId: 1 };

export type Call = (db: Database, round: number) => unknown;

/** Varies the words by call, so that no response is reused. */
const of = (words: string[], round: number): string => words[round % words.length]!;
const customerWords = ['malmö', 'göteborg bygg', 'umeå', 'hotell', 'ängel', 'fastig', 'akustik ab', 'skövde', 'kiruna'];
const objectWords = ['ekorr', 'örnen', 'kv väd', 'älg', 'sparven 1', 'tornet', 'kvarn', 'linden 2'];
const noteWords = ['stegljud', 'trafik plan', 'mätning', 'beräkning lund', 'plan 7', 'efterklangstid', 'gransk'];
const letters = ['a', 'e', 'n', 'r', 's', 't'];

const workOrderCall =
  (query: (round: number) => object): Call =>
  (db, round) =>
    workOrders.listWorkOrders.result.parse(
      listWorkOrders(db, workOrders.listWorkOrders.query!.parse(query(round)), asker),
    );
const projectCall =
  (filter: (round: number) => object): Call =>
  (db, round) =>
    projects.listProjects.result.parse(
      listProjects(db, projects.listProjects.body!.parse({ filter: filter(round), tagIds: [] }), asker),
    );

const byCustomer = { orderByColumn: 'customerName' };
const calls: Record<string, Call> = {
  'projects: customer and object, by customer': projectCall((round) => ({
    customerName: of(customerWords, round),
    objectName: of(objectWords, round),
    showAll: true,
    ...byCustomer,
  })),
  'work orders: customer and object, by customer': workOrderCall((round) => ({
    customerName: of(customerWords, round),
    objectName: of(objectWords, round),
    ...byCustomer,
  })),
  'work orders: customer and note, by customer': workOrderCall((round) => ({
    customerName: of(customerWords, round),
    invoiceNote: of(noteWords, round),
    ...byCustomer,
  })),
  'work orders: one letter each, by customer': workOrderCall((round) => ({
    customerName: of(letters, round),
    objectName: of(letters, round + 1),
    ...byCustomer,
  })),
  'work orders: as first opened': workOrderCall((round) => ({ currentPage: String(1 + (round % 5)) })),
  'work orders: all, by value': workOrderCall((round) => ({
    orderByColumn: 'value',
    orderByDescending: String(round % 2 === 0),
  })),
  'projects: all, by planned': projectCall(() => ({ orderByColumn: 'planned', showAll: true })),
  'customers: by planned': (db) =>
    customers.listCustomers.result.parse(
      listCustomers(db, customers.listCustomers.query!.parse({ orderByColumn: 'planned' }), asker),
    ),
};

/** Measures opening a replica and querying its lists, for firms of different sizes. @param rounds calls of each list */
export async function benchLists(sizes = [1_000, 10_000, 100_000], rounds = 60) {
  const openings: OpeningFigures[] = [];
  const lists: ListFigures[] = [];
  for (const workOrders of sizes) {
    const rows = makeFirm(workOrders, new Date());
    const services = await startBenchServices(rows);
    try {
      openings.push({ workOrders, records: rows.length, ...(await measureOpening(services)) });
      lists.push(...(await measureCalls(calls, new Replica(settingsOf(services)), workOrders, rounds)));
    } finally {
      await services.close();
    }
  }
  return { openings, lists };
}

/** What opening a firm's replica and reading a list cost here, without the network. */
export async function measureFirm(workOrders: number) {
  const services = await startBenchServices(makeFirm(workOrders, new Date()));
  try {
    const { coldCpuMs, snapshotMb } = await measureOpening(services);
    const replica = new Replica(settingsOf(services));
    const figures = await measureCalls(calls, replica, workOrders, 20);
    const listCpuMs = quantile(
      figures.map(({ medianCpuMs }) => medianCpuMs),
      0.5,
    );
    return { workOrders, openCpuMs: coldCpuMs, snapshotMb, listCpuMs };
  } finally {
    await services.close();
  }
}

export function settingsOf({ dynamodbUrl, s3Url, bucket }: BenchServices): ReplicaSettings {
  const dynamodb = DynamoDBDocumentClient.from(new DynamoDBClient(clientSettings(dynamodbUrl)));
  const s3 = new S3Client({ ...clientSettings(s3Url), forcePathStyle: true });
  return {
    feed: dynamoFeed({ client: dynamodb, tableName }),
    snapshots: s3Snapshots({ client: s3, bucket }),
    tableName,
  };
}

type OpeningCost = { ms: number; cpuMs: number; mb: number; requests: number; readUnits: number };

async function measureOpening(services: BenchServices) {
  const settings = settingsOf(services);
  const whole = new Replica(settings);
  const { ms: withoutSnapshotMs } = await timed(() => whole.open());
  const db = await whole.open();
  const databaseMb = sizeOf(db) / 1e6;
  const snapshot = await packSnapshot(db, async (file) => {
    await settings.snapshots.save(file);
    return { length: (await stat(file)).size };
  });
  db.close();
  const cold: OpeningCost[] = [];
  for (let round = 0; round < 5; round += 1) cold.push(await openInNewProcess(services));
  const middle = (field: keyof OpeningCost) =>
    quantile(
      cold.map((one) => one[field]),
      0.5,
    );
  return {
    coldMs: middle('ms'),
    coldCpuMs: middle('cpuMs'),
    coldRequests: middle('requests'),
    coldReadUnits: middle('readUnits'),
    processMb: middle('mb'),
    databaseMb,
    snapshotMb: snapshot.length / 1e6,
    withoutSnapshotMs,
    withoutSnapshotRequests: whole.counters.requests,
    withoutSnapshotReadUnits: whole.counters.readUnits,
  };
}

async function openInNewProcess(services: BenchServices): Promise<OpeningCost> {
  const script = fileURLToPath(new URL('open-replica.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(services)]);
  return JSON.parse(stdout) as OpeningCost;
}

/** Each call as its handler makes it: a poll of the feed, the query, and the validated answer as JSON. */
export async function measureCalls(
  measured: Record<string, Call>,
  replica: Pick<Replica, 'counters' | 'fresh'>,
  workOrders: number,
  rounds: number,
): Promise<ListFigures[]> {
  const figures: ListFigures[] = [];
  await replica.fresh();
  for (const [list, call] of Object.entries(measured)) {
    const before = { ...replica.counters };
    const times: number[] = [];
    const cpuTimes: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { ms, cpuMs } = await timed(async () => JSON.stringify(call(await replica.fresh(), round)));
      times.push(ms);
      cpuTimes.push(cpuMs);
    }
    figures.push({
      workOrders,
      list,
      medianMs: quantile(times, 0.5),
      p95Ms: quantile(times, 0.95),
      medianCpuMs: quantile(cpuTimes, 0.5),
      requestsPerCall: (replica.counters.requests - before.requests) / rounds,
      readUnitsPerCall: (replica.counters.readUnits - before.readUnits) / rounds,
    });
  }
  return figures;
}

async function timed(work: () => Promise<unknown>): Promise<{ ms: number; cpuMs: number }> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  await work();
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { ms, cpuMs: (user + system) / 1000 };
}

function sizeOf(db: Database): number {
  return db.get<{ bytes: number }>('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size')!
    .bytes;
}

export function printLists({ openings, lists }: Awaited<ReturnType<typeof benchLists>>): void {
  console.table(openings.map(rounded));
  console.table(lists.map(rounded));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sizes = process.argv.slice(2).map(Number);
  printLists(await benchLists(sizes.length > 0 ? sizes : undefined));
}
