import { stat } from 'node:fs/promises';
import type { Database } from '../../functions/data/replica/database.ts';
import { listCustomers } from '../../functions/data/replica/lists/customers.ts';
import { listProjects } from '../../functions/data/replica/lists/projects.ts';
import { listWorkOrders } from '../../functions/data/replica/lists/work-orders.ts';
import { Replica, type ReplicaSettings } from '../../functions/data/replica/replica.ts';
import { packSnapshot } from '../../functions/data/replica/snapshot-store.ts';
import * as customers from '../../shared/contract/customers.ts';
import * as projects from '../../shared/contract/projects.ts';
import * as workOrders from '../../shared/contract/work-orders.ts';
import { makeFirm } from './firm.ts';
import { type BenchServices, replicaSettings, startBenchServices } from './bench-services.ts';
import { inNewProcess, median, print, quantile, timesOf } from './runner.ts';
import { timed } from './timed.ts';

const viewer = { userId: 1 };

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
      listWorkOrders(db, workOrders.listWorkOrders.query!.parse(query(round)), viewer),
    );
const projectCall =
  (filter: (round: number) => object): Call =>
  (db, round) =>
    projects.listProjects.result.parse(
      listProjects(db, projects.listProjects.body!.parse({ filter: filter(round), tagIds: [] }), viewer),
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
      listCustomers(db, customers.listCustomers.query!.parse({ orderByColumn: 'planned' }), viewer),
    ),
};

/** Works with the DynamoDB and the S3 of a firm of this size. */
export async function onServices<Result>(
  workOrders: number,
  work: (firm: { services: BenchServices; settings: ReplicaSettings; records: number }) => Promise<Result>,
): Promise<Result> {
  const rows = makeFirm(workOrders, new Date());
  const services = await startBenchServices(rows);
  try {
    return await work({ services, settings: replicaSettings(services), records: rows.length });
  } finally {
    await services.close();
  }
}

/** Measures opening a replica and querying its lists, for firms of different sizes. @param rounds calls of each list */
export async function benchLists(sizes = [1_000, 10_000, 100_000], rounds = 60): Promise<void> {
  const openings: object[] = [];
  const lists: object[] = [];
  for (const workOrders of sizes) {
    await onServices(workOrders, async (firm) => {
      openings.push({ workOrders, records: firm.records, ...(await measureOpening(firm)) });
      lists.push(...(await measureCalls(calls, new Replica(firm.settings), workOrders, rounds)));
    });
  }
  print('', openings);
  print('', lists);
}

/** What opening a firm's replica and reading a list cost here, without the network. */
export const measureFirm = (workOrders: number) =>
  onServices(workOrders, async (firm) => {
    const { coldCpuMs, snapshotMb } = await measureOpening(firm);
    const figures = await measureCalls(calls, new Replica(firm.settings), workOrders, 20);
    const listCpuMs = median(figures.map(({ medianCpuMs }) => medianCpuMs));
    return { workOrders, openCpuMs: coldCpuMs, snapshotMb, listCpuMs };
  });

type OpeningCost = { ms: number; cpuMs: number; mb: number; requests: number; readUnits: number };

/** From a snapshot, each in a new process, and once from the whole feed: the embedded database takes most of the time. */
async function measureOpening({ services, settings }: { services: BenchServices; settings: ReplicaSettings }) {
  const whole = new Replica(settings);
  const { ms: withoutSnapshotMs, result: db } = await timed(() => whole.open());
  const databaseMb = sizeOf(db) / 1e6;
  const snapshot = await packSnapshot(db, async (file) => {
    await settings.snapshots.save(file);
    return { length: (await stat(file)).size };
  });
  db.close();
  const cold: OpeningCost[] = [];
  for (let round = 0; round < 5; round += 1) {
    cold.push(await inNewProcess<OpeningCost>('open-replica.ts', [JSON.stringify(services)]));
  }
  const middle = (field: keyof OpeningCost) => median(cold.map((one) => one[field]));
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

/** Each call as its handler makes it: a poll of the feed, the query, and the validated answer as JSON. */
export async function measureCalls(
  measured: Record<string, Call>,
  replica: Pick<Replica, 'counters' | 'fresh'>,
  workOrders: number,
  rounds: number,
) {
  const figures = [];
  await replica.fresh();
  for (const [list, call] of Object.entries(measured)) {
    const before = { ...replica.counters };
    const times = await timesOf(rounds, async (round) => JSON.stringify(call(await replica.fresh(), round)));
    const ms = times.map((one) => one.ms);
    figures.push({
      workOrders,
      list,
      medianMs: median(ms),
      p95Ms: quantile(ms, 0.95),
      medianCpuMs: median(times.map(({ cpuMs }) => cpuMs)),
      requestsPerCall: (replica.counters.requests - before.requests) / rounds,
      readUnitsPerCall: (replica.counters.readUnits - before.readUnits) / rounds,
    });
  }
  return figures;
}

function sizeOf(db: Database): number {
  return db.get<{ bytes: number }>('SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size')!
    .bytes;
}
