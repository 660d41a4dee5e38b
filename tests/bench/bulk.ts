import { Replica } from '../../functions/data/replica/replica.ts';
import type { LocalStack } from '../../infra/host/stack.ts';
import { getAllAddresses, listAddresses } from '../../shared/contract/addresses.ts';
import { getAllContacts, listContacts } from '../../shared/contract/contacts.ts';
import { getAllCustomers, listCustomers } from '../../shared/contract/customers.ts';
import { listInvoiceableProjects } from '../../shared/contract/invoices.ts';
import { getAllProjects, listProjects } from '../../shared/contract/projects.ts';
import type { Route } from '../../shared/contract/route.ts';
import type { Api, CallOptions } from '../support/api.ts';
import type { BulkSizes } from '../support/bulk/bulk-firm.ts';
import { type BulkOptions, makeBulk } from '../support/bulk/make-bulk.ts';
import { replicaSettings } from './bench-services.ts';
import { onStack, print, spread } from './runner.ts';
import { timed } from './timed.ts';

const demanded: BulkSizes = { customers: 2_000, addresses: 3_000, contacts: 5_000, projects: 10_000 };

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
export const benchBulk = (sizes = demanded, { rounds = 40, settle = true } = {}) =>
  onStack({ seed: 'empty' }, async (stack) => {
    const makings = await makeBulk(await stack.logIn('Staff'), {
      sizes,
      seed: 7,
      mark: '',
      atOnce: 16,
      onMade: ({ kind, calls, ms }) => console.log(`${calls} ${kind} in ${Math.round(ms / 1000)} s`),
    });
    print('Made through the calls, 16 at a time', makings.map(makingRow));
    // A user who has not written anything, so that lists need not wait for a write.
    const reader = await stack.logIn('SuperAdmin');
    print('Lists at once afterwards', await measureLists(stack, reader, rounds));
    if (!settle) return;
    await new Promise((resolve) => setTimeout(resolve, 75_000));
    print('Lists a minute later', await measureLists(stack, reader, rounds));
  });

async function measureLists(stack: LocalStack, api: Api, rounds: number): Promise<object[]> {
  const replica = replicaOf(stack);
  await replica.fresh();
  const figures: object[] = [];
  for (const [list, { route, of }] of Object.entries(lists)) {
    const times: number[] = [];
    let total = 0;
    const before = { ...replica.counters };
    for (let round = 0; round < rounds; round += 1) {
      const { ms, result } = await timed(() => api.result(route, of(round)));
      times.push(ms);
      total = Math.max(total, Array.isArray(result) ? result.length : result.meta.totalItems);
      await replica.fresh();
    }
    const { medianMs, p95Ms } = spread(times);
    // Queries of the feed per call of the list.
    const requestsPerCall = (replica.counters.requests - before.requests) / rounds;
    const readUnitsPerCall = (replica.counters.readUnits - before.readUnits) / rounds;
    figures.push({ list, total, medianMs, p95Ms, requestsPerCall, readUnitsPerCall });
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
  const services = { dynamodbUrl, s3Url, bucket: environment['SNAPSHOT_BUCKET']! };
  return new Replica(replicaSettings(services, { tableName: environment['TABLE_NAME']!, access }));
}

const makingRow = ({ kind, calls, failures, times, ms }: BulkOptions) => ({
  kind,
  calls,
  failures: failures.length,
  'first failure': failures[0] ?? '',
  ...spread(times),
  perSecond: (calls / ms) * 1000,
});
