import { beforeAll, describe, expect, it } from 'vitest';
import { roles, type Role } from '../../shared/codes/roles.ts';
import { allRoutes } from '../../shared/contract/all-routes.ts';
import { endSession, listSessions } from '../../shared/contract/auth.ts';
import { choosingParams, ownersOfIds } from '../../shared/contract/owners-of-ids.ts';
import { isWriting } from '../../shared/contract/calls/is-writing.ts';
import type { Route } from '../../shared/contract/route.ts';
import { updateStaffTimeLog } from '../../shared/contract/staff-time-logs.ts';
import { updateUser } from '../../shared/contract/users.ts';
import type { OpenSession } from '../../shared/schemas/open-session.ts';
import { Api, type CallOptions } from '../support/api.ts';
import { makeContact, makeUser } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { byTier } from '../support/tier.ts';
import { callSamples } from './call-samples.ts';
import { makeTimeLog } from './samples/staff-time-logs.ts';

/** Each call whose path names a record, with the id of somebody else. */

const people = {} as Record<Role, Api>;
/** Users who own nothing. */
const strangers = {} as Record<Role, Api>;
const pins = new Map<Api, string>();

beforeAll(async () => {
  for (const role of roles) people[role] = await logInAs(role);
  for (const role of roles) {
    const { initials, pin } = await makeUser(people.Developer, { role });
    strangers[role] = await Api.logIn(people.Developer.url, initials, pin);
    pins.set(strangers[role], pin);
  }
});

const paramsOf = ({ path }: Route) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
const ownersOf = (route: Route) =>
  paramsOf(route)
    .filter((name) => !choosingParams.includes(name))
    .map((name) => ownersOfIds[name as keyof typeof ownersOfIds]);

const named = allRoutes.filter((route) => route.role !== 'public' && ownersOf(route).length > 0);
const of = (owner: string) => named.filter((route) => ownersOf(route).includes(owner as never));
const byName = (some: readonly Route[]) => some.map((route) => [route.name, route] as const);

/** Without the session that the sample may have of its own. */
async function asked(route: Route): Promise<CallOptions> {
  const { headers: _headers, ...call } = await callSamples[route.name]!(people);
  return call;
}

/** By the stranger's own PIN, where the call asks for it. */
async function expectClosed(stranger: Api, route: Route, { body, ...call }: CallOptions): Promise<void> {
  const own = (body as { currentPin?: string })?.currentPin ? { currentPin: pins.get(stranger) } : body;
  const reply = await stranger.call(route, { ...call, ...(own !== undefined && { body: own }) });
  expect([403, 404], `${reply.status} ${JSON.stringify(reply.json)}`).toContain(reply.status);
}

it('the contract says whose each parameter of a path is', () => {
  const unsaid = allRoutes.flatMap(paramsOf).filter((name) => !(name in ownersOfIds) && !choosingParams.includes(name));
  expect(unsaid).toEqual([]);
});

describe('a record of its caller', () => {
  it.each(byName(of('caller').filter((route) => route !== endSession)))(
    '%s is closed to a SuperAdmin',
    async (_name, route) => {
      await expectClosed(strangers.SuperAdmin, route, await asked(route));
    },
  );

  it('is a session, which a SuperAdmin does not end: the answer is that of one that has ended', async () => {
    const { params } = await asked(endSession);
    expect(await strangers.SuperAdmin.result(endSession, { params: params! })).toEqual({ done: true });
    const sessions: OpenSession[] = await people.Developer.result(listSessions);
    expect(sessions.map(({ sessionId }) => sessionId)).toContain(params!['sessionId']);
  });
});

describe('a record of a person', () => {
  it.each(byName(of('person')))('%s is closed to another Staff', async (_name, route) => {
    await expectClosed(strangers.Staff, route, await asked(route));
  });
});

/** Records of persons, for calls that take those of the firm too. */
const ofPersons: Record<string, () => Promise<CallOptions[]>> = {
  'history/get-history': async () => [{ params: { kind: 'user', id: (await makeUser(people.Developer)).userId } }],
  'history/restore-record': async () => {
    const user = await makeUser(people.Developer);
    await people.Developer.result(updateUser, { params: user, body: { ...user, phone: '031-700 10 98' } });
    const log = await makeTimeLog(people.Developer, 'CE');
    await people.Developer.result(updateStaffTimeLog, { params: log, body: { ...log, status: 'Submitted' } });
    const body = { to: 1, expected: 2 };
    return [
      { params: { kind: 'user', id: user.userId }, body },
      { params: { kind: 'staff-time-log', id: log.staffTimeLogId }, body },
    ];
  },
  'personal-data/begin-person-take-out': async () => [
    { params: { kind: 'user', id: (await makeUser(people.Developer)).userId } },
    { params: { kind: 'contact', id: (await makeContact(people.Developer)).contactId } },
  ],
};

describe('a record that may be of a person', () => {
  it.each(byName(of('kind').filter(({ role }) => role === 'Staff')))(
    '%s is closed to another Staff where it is',
    async (_name, route) => {
      for (const call of await ofPersons[route.name]!()) await expectClosed(strangers.Staff, route, call);
    },
  );
});

describe('a record of the firm', () => {
  const isRead = (route: Route) => !isWriting(route) && route.role === 'Staff';
  const read = named.filter((route) => isRead(route) && ownersOf(route).every((owner) => owner === 'firm'));

  /** The gate runs an eighth: `every-call` asks each for the lowest role that is let in. */
  const opened = read.filter((_, index) => index % byTier(8, 1) === 0);

  it.each(byName(opened))('%s is open to every Staff', async (_name, route) => {
    const reply = await strangers.Staff.call(route, await asked(route));
    expect(reply.status, JSON.stringify(reply.json)).toBe(200);
  });
});
