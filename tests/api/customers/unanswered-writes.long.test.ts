import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listCustomers } from '../../../shared/contract/customers.ts';
import { unique } from '../../support/builders.ts';
import { type Rule, startServiceProxy } from '../../support/faults/service-proxy.ts';
import { logInAs } from '../../support/people.ts';
import { shorten } from '../../support/shorten.ts';
import { testStack } from '../../support/test-stack.ts';

/** The handler runs in this process; a proxy drops responses after the table has written. */

let rule: Rule = () => 'pass';
let writes = 0;
let proxy: Awaited<ReturnType<typeof startServiceProxy>>;
let token: string;
let createCustomer: typeof import('../../../functions/customers/routes/create-customer.ts').handler;

beforeAll(async () => {
  const { environment } = testStack();
  proxy = await startServiceProxy(
    'dynamodb',
    environment['AWS_ENDPOINT_URL_DYNAMODB']!,
    () => rule,
    async ({ operation }) => {
      if (operation === 'TransactWriteItems') writes += 1;
    },
  );
  Object.assign(process.env, environment, { AWS_ENDPOINT_URL_DYNAMODB: proxy.url });
  const { services } = await import('../../../shared/lib/deadlines.ts');
  shorten(services, 'table', 40);
  ({ handler: createCustomer } = await import('../../../functions/customers/routes/create-customer.ts'));
  token = (await logInAs('Staff')).token!;
});
beforeEach(() => {
  rule = () => 'pass';
  writes = 0;
});
afterAll(() => proxy.close());

async function create(name: string, headers: Record<string, string> = {}) {
  const event = {
    rawPath: '/v1/customers',
    rawQueryString: '',
    headers: { authorization: `Bearer ${token}`, ...headers },
    requestContext: { http: { sourceIp: '127.0.0.1' } },
    body: JSON.stringify({ name }),
    isBase64Encoded: false,
  };
  const answer = await createCustomer(event as never, { awsRequestId: randomUUID() } as never);
  const { statusCode, body } = answer as { statusCode: number; body: string };
  return { status: statusCode, json: JSON.parse(body) };
}

const customersOf = async (name: string) =>
  (await (await logInAs('Staff')).result(listCustomers, { query: { name, showAll: true } })).items;

const isCommit: (call: { operation: string }) => boolean = ({ operation }) => operation === 'TransactWriteItems';

it('a creation whose response is lost is retried, and done once', async () => {
  const name = unique('Tyst');
  rule = (call) => (isCommit(call) && writes === 0 ? 'silent-after' : 'pass');
  expect(await create(name)).toMatchObject({ status: 200, json: { result: { name } } });
  expect(writes).toBe(2);
  expect(await customersOf(name)).toHaveLength(1);
});

it('a creation without a response is reported as uncertain, with advice on how to check', async () => {
  const name = unique('Osäker');
  rule = (call) => (isCommit(call) ? 'silent-after' : 'pass');
  const { status, json } = await create(name);
  expect(status).toBe(504);
  expect(json.message).toBe(
    'Osäkert: databasen svarade inte i tid, så det kan vara sparat eller inte. Läs in på nytt och se efter innan du gör om det.',
  );
  expect(await customersOf(name)).toHaveLength(1);
});

it('a retry with an idempotency key finds the created record, and returns it', async () => {
  const name = unique('Nyckel');
  const headers = { 'idempotency-key': randomUUID() };
  rule = (call) => (isCommit(call) ? 'silent-after' : 'pass');
  const first = await create(name, headers);
  expect(first).toMatchObject({ status: 200, json: { result: { name } } });
  rule = () => 'pass';
  expect(await create(name, headers)).toEqual(first);
  expect(await customersOf(name)).toHaveLength(1);
});

it('a creation that fails before any write asks for a retry', async () => {
  const name = unique('Stum');
  rule = () => 'silent-before';
  expect(await create(name)).toMatchObject({
    status: 503,
    json: { message: 'Systemet hinner inte svara just nu. Försök igen om en stund.' },
  });
  rule = () => 'pass';
  expect(await customersOf(name)).toEqual([]);
});
