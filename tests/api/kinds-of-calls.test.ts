import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findHandlers } from '../../infra/build/handler-files.ts';
import { requestEvent } from '../../infra/host/http/request-event.ts';
import { localUsers } from '../../functions/demo/local-users.ts';
import { logOut } from '../../shared/contract/auth.ts';
import { getAllUsers } from '../../shared/contract/users.ts';
import { allRoutes } from '../../shared/contract/all-routes.ts';
import { isWriting } from '../../shared/contract/calls/is-writing.ts';
import type { Route } from '../../shared/contract/route.ts';
import type { Role } from '../../shared/codes/roles.ts';
import { roles } from '../../shared/codes/roles.ts';
import { type Source, sources } from '../../shared/codes/kinds.ts';
import type { Api, CallOptions } from '../support/api.ts';
import { useStack } from '../support/invoices.ts';
import { recordKinds } from '../support/kinds/record-kinds.ts';
import { logInAs } from '../support/people.ts';
import { byTier, inAll } from '../support/tier.ts';
import { callSamples, tidySamples } from './call-samples.ts';

/**
 * Holds what each route declares (`reads`, `looksUp`, `changes`) against what its handler reads and writes. The handler
 * runs in this process, where its requests to DynamoDB and its queries of the replica can be seen.
 */

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<{ statusCode: number; body?: string }>;

const files = new Map(findHandlers().routes.map(({ name, file }) => [name, file]));
const routes = allRoutes.filter((route) => route.role !== 'public');
const people = {} as Record<Role, Api>;
let developerId = 0;

beforeAll(async () => {
  useStack();
  vi.spyOn(console, 'log').mockReturnValue();
  for (const role of roles) people[role] = await logInAs(role);
  const { initials } = localUsers.find(({ role }) => role === 'Developer')!;
  const users = await people.Developer.result(getAllUsers);
  developerId = users.find((user: any) => user.initials === initials).userId;
});

afterAll(() => tidySamples(people));

async function eventOf(
  route: Route,
  { params = {}, query = {}, body, headers = {} }: CallOptions,
): Promise<APIGatewayProxyEventV2> {
  const { token } = route === logOut ? await logInAs('Developer') : people.Developer;
  const text = (values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  const call = {
    method: route.method,
    path: `/v1${route.path}`,
    rawQuery: new URLSearchParams(text(query)).toString(),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    cookies: [],
    sourceIp: '127.0.0.1',
  };
  const place = {
    api: 'api',
    domain: 'localhost',
    routeKey: '$default',
    params: text(params),
    requestId: randomUUID(),
  };
  return requestEvent(call, Buffer.from(body === undefined ? '' : JSON.stringify(body)), place);
}

async function kindsOf(route: Route) {
  const event = await eventOf(route, await callSamples[route.name]!(people));
  const [room, , file] = files.get(`routes/${route.name}`)!.split('/');
  const { handler } = (await import(`../../functions/${room}/routes/${file}.ts`)) as { handler: Handler };
  const { read, changed, result } = await recordKinds(developerId, () =>
    handler(event, { awsRequestId: randomUUID() } as Context),
  );
  expect(result.statusCode, result.body).toBe(200);
  return { read, changed };
}

const beyond = (kinds: ReadonlySet<Source>, declared: Route['changes']) =>
  declared === 'any' ? [] : [...kinds].filter((kind) => !declared.includes(kind)).sort();

/** Only a GET gives an answer that the browser caches, of the calls that write. */
const isKept = (route: Route) => !isWriting(route) || (route.method === 'GET' && route.reads.length > 0);

const seen = { read: new Set<Source>(), changed: new Set<Source>() };

/** The gate runs a twelfth. */
const held = routes.filter((_, index) => index % byTier(12, 1) === 0);

it.each(held.map((route) => [route.name, route] as const))(
  '%s touches the kinds that it declares',
  async (_, route) => {
    const { read, changed } = await kindsOf(route);
    for (const kind of read) seen.read.add(kind);
    for (const kind of changed) seen.changed.add(kind);
    const known = route.reads === 'any' ? 'any' : [...route.reads, ...route.looksUp];
    expect({
      readBesides: isKept(route) ? beyond(read, known) : [],
      changedBesides: beyond(changed, route.changes),
    }).toEqual({ readBesides: [], changedBesides: [] });
  },
);

it.runIf(inAll)('each kind is seen when it is read, and when a call changes it', () => {
  // The caller's own settings do not count.
  expect(sources.filter((kind) => !seen.read.has(kind))).toEqual(['user-settings']);
  expect(sources.filter((kind) => !seen.changed.has(kind))).toEqual([]);
});
