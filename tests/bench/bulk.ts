import { performance } from 'node:perf_hooks';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dynamoFeed } from '../../functions/data/replica/feed.ts';
import { Replica } from '../../functions/data/replica/replica.ts';
import { s3Snapshots } from '../../functions/data/replica/s3-snapshots.ts';
import { localUsers } from '../../functions/demo/local-users.ts';
import { buildAll, synthesize } from '../../infra/build/build-all.ts';
import { type LocalStack, startLocalStack } from '../../infra/host/stack.ts';
import { getAllAddresses, listAddresses } from '../../shared/contract/addresses.ts';
import { getAllContacts, listContacts } from '../../shared/contract/contacts.ts';
import { getAllCustomers, listCustomers } from '../../shared/contract/customers.ts';
import { listInvoiceableProjects } from '../../shared/contract/invoices.ts';
import { getAllProjects, listProjects } from '../../shared/contract/projects.ts';
import type { Route } from '../../shared/contract/route.ts';
import { Api, type CallOptions } from '../support/api.ts';
import type { BulkSizes } from '../support/bulk/bulk-firm.ts';
import { type BulkOptions, makeBulk } from '../support/bulk/make-bulk.ts';
import { quantile, rounded } from './figures.ts';

export const demanded: BulkSizes = { customers: 2_000, addresses: 3_000, contacts: 5_000, projects: 10_000 };

export type BulkListFigures = {
  list: string;
  total: number;
  medianMs: number;
  p95Ms: number;
  /** Queries of the feed per list call. */
  requestsPerCall: number;
  readUnitsPerCall: number;
};

/** A list call whose input varies by round, so that no response is reused. */
type ListCall = { route: Route; of: (round: number) => CallOptions };

const words = ['björk', 'ängås', 'hotell', 'klippan ab', 'öxne', 'bygg', 'teater', 'kommun', 'betong hb'];
const word = (round: number) => words[round % words.length]!;
const project = (filter: object): CallOptions => ({ body: { filter, tagIds: [] } });

const lists: Record<string, ListCall> = {
  'customers: as first opened': { route: listCustomers, of: () => ({}) },
  'customers: by name, ordered by a count': {
    route: listCustomers,
    of: (round) => ({ query: { name: word(round), orderByColumn: 'numberOfProjects', orderByDescending: true } }),
  },
  'addresses: as first opened': { route: listAddresses, of: () => ({}) },
  'addresses: by customer and city': {
    route: listAddresses,
    of: (round) => ({ query: { customerName: word(round), city: 'göteborg', orderByColumn: 'customerName' } }),
  },
  'contacts: as first opened': { route: listContacts, of: () => ({}) },
  'contacts: by customer and role, by company': {
    route: listContacts,
    of: (round) => ({ query: { customerName: word(round), role: 'chef', orderByColumn: 'freeText' } }),
  },
  'projects: as first opened': { route: listProjects, of: () => project({}) },
  'projects: own, of all': {
    route: listProjects,
    of: (round) => project({ showAll: true, projectOwnerUserInitials: 'AL', currentPage: 1 + (round % 50) }),
  },
  'projects: customer and object, by customer': {
    route: listProjects,
    of: (round) =>
      project({ customerName: word(round), objectName: 'kv', showAll: true, orderByColumn: 'customerName' }),
  },
  'projects: the last page, by planned': {
    route: listProjects,
    of: () => project({ showAll: true, orderByColumn: 'planned', currentPage: 500 }),
  },
  'projects to invoice': { route: listInvoiceableProjects, of: () => ({}) },
  'all customers of a selector': { route: getAllCustomers, of: () => ({}) },
  'all addresses of a selector': { route: getAllAddresses, of: () => ({}) },
  'all contacts of a selector': { route: getAllContacts, of: () => ({}) },
  'all projects of a selector': { route: getAllProjects, of: () => ({}) },
};

/**
 * Fills an empty firm through the API, 16 calls at a time, then queries every list. @param settle waits for the minute
 * in which lists wait for recent writes to pass
 */
export async function benchBulk(sizes = demanded, { rounds = 40, settle = true } = {}) {
  await buildAll();
  await synthesize();
  const stack = await startLocalStack({ seed: 'empty', schedules: false });
  try {
    const { initials, pin } = localUsers[0]!;
    const api = await Api.logIn(stack.url, initials, pin);
    const makings = await makeBulk(api, {
      sizes,
      seed: 7,
      mark: '',
      atOnce: 16,
      onMade: ({ kind, calls, ms }) => console.log(`${calls} ${kind} in ${Math.round(ms / 1000)} s`),
    });
    const atOnce = await measureLists(stack, rounds);
    if (settle) await new Promise((resolve) => setTimeout(resolve, 75_000));
    return { makings, atOnce, lists: settle ? await measureLists(stack, rounds) : [] };
  } finally {
    await stack.close();
  }
}

/** A user who has not written anything, so that lists need not wait for a write. */
async function measureLists(stack: LocalStack, rounds: number): Promise<BulkListFigures[]> {
  const { initials, pin } = localUsers[1]!;
  const api = await Api.logIn(stack.url, initials, pin);
  const replica = replicaOf(stack);
  await replica.fresh();
  const figures: BulkListFigures[] = [];
  for (const [list, { route, of }] of Object.entries(lists)) {
    const times: number[] = [];
    let total = 0;
    const before = { ...replica.counters };
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      const result = await api.result(route, of(round));
      times.push(performance.now() - start);
      total = Math.max(total, Array.isArray(result) ? result.length : result.meta.totalItems);
      await replica.fresh();
    }
    figures.push({
      list,
      total,
      medianMs: quantile(times, 0.5),
      p95Ms: quantile(times, 0.95),
      requestsPerCall: (replica.counters.requests - before.requests) / rounds,
      readUnitsPerCall: (replica.counters.readUnits - before.readUnits) / rounds,
    });
  }
  return figures;
}

function replicaOf({ dynamodbUrl, s3Url, environment }: LocalStack): Replica {
  const access = {
    region: environment['AWS_REGION']!,
    credentials: {
      accessKeyId: environment['AWS_ACCESS_KEY_ID']!,
      secretAccessKey: environment['AWS_SECRET_ACCESS_KEY']!,
    },
  };
  const tableName = environment['TABLE_NAME']!;
  return new Replica({
    feed: dynamoFeed({
      client: DynamoDBDocumentClient.from(new DynamoDBClient({ ...access, endpoint: dynamodbUrl })),
      tableName,
    }),
    snapshots: s3Snapshots({
      client: new S3Client({ ...access, endpoint: s3Url, forcePathStyle: true }),
      bucket: environment['SNAPSHOT_BUCKET']!,
    }),
    tableName,
  });
}

export function printBulk({ makings, atOnce, lists: settled }: Awaited<ReturnType<typeof benchBulk>>): void {
  console.log('\nMade through the calls, 16 at a time');
  console.table(makings.map(makingRow));
  console.log('\nLists at once afterwards');
  console.table(atOnce.map(rounded));
  if (settled.length === 0) return;
  console.log('\nLists a minute later');
  console.table(settled.map(rounded));
}

function makingRow({ kind, calls, failures, times, ms }: BulkOptions) {
  return rounded({
    kind,
    calls,
    failures: failures.length,
    'first failure': failures[0] ?? '',
    medianMs: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    slowestMs: quantile(times, 1),
    perSecond: (calls / ms) * 1000,
  });
}
