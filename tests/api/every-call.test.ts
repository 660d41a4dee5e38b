import { beforeAll, describe, expect, it } from 'vitest';
import { allRoutes } from '../../shared/contract/all-routes.ts';
import { endAllSessions, logOut } from '../../shared/contract/auth.ts';
import { forbidden, signedOut } from '../../shared/codes/errors/every-call.ts';
import { type Route } from '../../shared/contract/route.ts';
import { hasRole } from '../../shared/domain/roles.ts';
import { Api, type Reply } from '../support/api.ts';
import { makeUser } from '../support/builders.ts';
import { anonymous, logInAs } from '../support/people.ts';
import { byTier, inAll, seed } from '../support/tier.ts';
import { type Role, roles } from '../../shared/codes/roles.ts';

/** Checks that hold for every call of the contract, so that new calls are covered automatically. */

/** What one code does before all handlers, the gate asks of some calls. */
const isAsked = (index: number) => index % byTier(8, 1) === 0;
const protectedRoutes = allRoutes.filter((route) => route.role !== 'public');
const users = {} as Record<(typeof roles)[number], Api>;

beforeAll(async () => {
  for (const role of roles) users[role] = await logInAs(role);
});

/** A failure has a Swedish message in the error envelope, without internal details. */
function expectFailure(reply: Reply): void {
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.status).toBeLessThan(500);
  const messages = reply.json.errors?.map((error: { message: string }) => error.message) ?? [reply.json.message];
  expect(messages.length).toBeGreaterThan(0);
  for (const message of messages) {
    expect(message).toMatch(/^[A-ZÅÄÖ0-9].*/);
    expect(message).not.toMatch(/invalid|expected|error|undefined|stack/i);
  }
}

describe.each(protectedRoutes.map((route, index) => [route.name, route, index] as const))(
  '%s',
  (_name, route, index) => {
    it('refuses signed-out callers', async () => {
      const reply = await anonymous().call(route, empty(route));
      expect(reply.status).toBe(401);
      expect(reply.json).toEqual({ message: signedOut.message });
    });

    it.runIf(isAsked(index))('refuses an invalid token', async () => {
      const reply = await anonymous().call(route, {
        ...empty(route),
        headers: { authorization: 'Bearer ' + 'x'.repeat(43) },
      });
      expect(reply.status).toBe(401);
    });

    it.each(byTier(atEdge(route), roles))('lets in the roles it says: %s', async (role) => {
      const user = logsOut.includes(route) ? await someoneElse(role) : users[role];
      const reply = await user.call(route, impossible(route));
      if (hasRole(role, route.role as never)) expect(reply.status).not.toBe(403);
      else expect(reply).toMatchObject({ status: 403, json: { message: forbidden.message } });
    });
  },
);

/** Calls that always succeed, so the sessions that they end belong to nobody else. */
const logsOut: readonly Route[] = [logOut, endAllSessions];

async function someoneElse(role: Role): Promise<Api> {
  const { initials, pin } = await makeUser(users.Developer, { role });
  return Api.logIn(users.Developer.url, initials, pin);
}

/** The lowest role that is let in, and the one below it. */
function atEdge({ role: lowest }: Route): readonly Role[] {
  const first = roles.findIndex((role) => hasRole(role, lowest as never));
  return roles.slice(Math.max(0, first - 1), first + 1);
}

/** A call that cannot succeed, so that the matrix changes nothing: missing ids and invalid bodies. */
function impossible(route: Route) {
  const params = Object.fromEntries([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, '999999999']));
  return { params, ...(route.body && { rawBody: '"fel"' }) };
}

function empty(route: Route) {
  return route.body ? { body: {} } : {};
}

const manyStrange: unknown[] = [
  null,
  [],
  '',
  0,
  'text',
  { nonsense: true },
  { name: null, version: 'x', items: 'x', lines: {} },
  { name: 'x'.repeat(100_000) },
  { name: 'å\u0000ä', customerId: -1, projectId: 1.5, version: 1e99 },
  { customerId: 9e15, productId: [], year: 'NaN', status: 'Invoiced', items: [{}] },
  { initials: { $ne: 1 }, password: ['x'], email: 'a@b', filter: { orderByColumn: 'x; drop' }, tagIds: ['1'] },
];

/** A third of them with each seed. */
const strange = byTier(
  [manyStrange[6]],
  manyStrange.filter((_, index) => (index + seed()) % 3 === 0),
);

describe.each(allRoutes.filter((route) => route.body).map((route, index) => [route.name, route, index] as const))(
  '%s',
  (_name, route, index) => {
    it.runIf(isAsked(index))('answers a body that is not JSON with a 400', async () => {
      const reply = await users.Developer.call(route, { rawBody: '{"name": ' });
      expect(reply.status).toBe(400);
      expectFailure(reply);
    });

    it.each(strange.map((body, number) => [number, body]))(
      'answers strange body number %i with a 4xx that says what is wrong',
      async (_number, body) => {
        // Some bodies ask for nothing in particular, which another test's record might answer.
        const reply = await users.Developer.call(route, { params: impossible(route).params, body });
        expectFailure(reply);
      },
    );
  },
);

describe.each(allRoutes.filter((route) => route.params).map((route) => [route.name, route] as const))(
  '%s',
  (_name, route) => {
    it.each(byTier(['abc'], ['0', '-1', 'abc', '1e3', '%00', '999999999999999999999', "1' or '1'='1"]))(
      'answers the path parameter %s with a 4xx',
      async (value) => {
        const params = Object.fromEntries([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, value]));
        const reply = await users.Developer.call(route, { params, ...empty(route) });
        expectFailure(reply);
      },
    );
  },
);

describe.each(allRoutes.filter((route) => route.query).map((route) => [route.name, route] as const))(
  '%s',
  (_name, route) => {
    it.runIf(inAll)('never answers an unexpected query with a 5xx', async () => {
      const queries: Record<string, string>[] = [
        { currentPage: '0' },
        { currentPage: 'x' },
        { itemsPerPage: '-1' },
        { orderByColumn: 'nothing' },
        { orderByDescending: 'maybe' },
        { unknownField: '1' },
        { version: 'x' },
        { year: '20x6' },
      ];
      for (const query of queries) {
        const reply = await users.Developer.call(route, { query, ...impossible(route) });
        expect(reply.status, JSON.stringify(query)).toBeLessThan(500);
      }
    });
  },
);

it('the API answers an unknown path with a 404', async () => {
  const reply = await users.Developer.send('GET', '/v1/nowhere');
  expect(reply.status).toBe(404);
});
