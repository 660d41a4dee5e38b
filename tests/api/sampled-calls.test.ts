import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { continueInvoiceRun } from '../../shared/contract/invoice-runs.ts';
import { allRoutes } from '../../shared/contract/all-routes.ts';
import { changeOwnPin, endAllSessions, logOut } from '../../shared/contract/auth.ts';
import { keyReused, notFound } from '../../shared/codes/errors/every-call.ts';
import { fixInvoices, seedDemoData, sendTestEmail, sendTestMessage } from '../../shared/contract/dev.ts';
import { importCustomersFromFortnoxApprove } from '../../shared/contract/dev-customers.ts';
import {
  cleanConnectionLog,
  disconnectFortnox,
  removeInvalidLinks,
} from '../../shared/contract/finance-integration.ts';
import { completeUpload, continueFileTask, restoreFile } from '../../shared/contract/files.ts';
import { createHubTicket } from '../../shared/contract/hub.ts';
import { previewPdfOfChoice } from '../../shared/contract/invoice-choices.ts';
import { sendEInvoiceAgain } from '../../shared/contract/invoices.ts';
import { passkeysRoutes } from '../../shared/contract/passkeys.ts';
import { cleanMessageLog } from '../../shared/contract/message-log.ts';
import { isWriting } from '../../shared/contract/calls/is-writing.ts';
import type { Route } from '../../shared/contract/route.ts';
import { type Api, type CallOptions, type Reply, newKey } from '../support/api.ts';
import { logInAs } from '../support/people.ts';
import { calls } from '../docs/coverage-page.ts';
import { readTestFiles } from '../docs/test-files.ts';
import { byTier, seed } from '../support/tier.ts';
import { isLong } from '../tiers.ts';
import { callSamples, tidySamples } from './call-samples.ts';
import { type Role, roles } from '../../shared/codes/roles.ts';

/** Checks that hold for every call that can succeed, so that new calls are covered once they have a sample. */

const routes = allRoutes.filter((route) => route.role !== 'public');
const people = {} as Record<Role, Api>;

beforeAll(async () => {
  for (const role of roles) people[role] = await logInAs(role);
});

afterAll(() => tidySamples(people));

const byName = (some: readonly Route[]) => some.map((route) => [route.name, route] as const);
/** The gate runs one of so many; a run of everything half, the other half with the next seed. */
const oneOf = (count: number, some: readonly Route[]) =>
  byName(some.filter((_, index) => (index + byTier(0, seed())) % byTier(count, 2) === 0));
/** What the features' own tests of the gate name: their client holds each answer to the contract too. */
const named = new Set(
  calls(readTestFiles().filter(({ path }) => /^tests\/api\/[^/]+\//.test(path) && !isLong(path)))
    .filter(({ files }) => files.length > 0)
    .map(({ what }) => what),
);
/** They name these only to have them refused. */
const onlyRefused: readonly Route[] = [
  sendEInvoiceAgain,
  previewPdfOfChoice,
  completeUpload,
  restoreFile,
  continueFileTask,
  removeInvalidLinks,
];
const inGate = routes.filter((route) => onlyRefused.includes(route) || !named.has(`${route.method} ${route.path}`));
const samplesOf = (route: Route) => callSamples[route.name]!(people);

/** The highest role; a call that ends its session gets one of its own. */
async function caller(route: Route): Promise<Api> {
  return route === logOut ? logInAs('Developer') : people.Developer;
}

async function expectSuccess(reply: Reply, route: Route): Promise<void> {
  expect(reply.status, JSON.stringify(reply.json)).toBe(200);
  if (route.file) expect(reply.headers.get('content-type')).toContain(route.file);
}

it('the table of samples has a sample for each call and none besides', () => {
  expect(Object.keys(callSamples).sort()).toEqual(routes.map((route) => route.name).sort());
});

it.each(byName(byTier(inGate, routes)))('%s succeeds, with what the contract says', async (_name, route) => {
  await expectSuccess(await (await caller(route)).call(route, await samplesOf(route)), route);
});

const onRecords = routes.filter((route) => route.errors?.includes('not_found') && /\{\w*(id|code)\}/i.test(route.path));

it.each(oneOf(8, onRecords))('%s says that a record is not there', async (_name, route) => {
  const sample = await samplesOf(route);
  const params = Object.fromEntries(
    Object.entries(sample.params ?? {}).map(([name, value]) => [name, /(id|code)$/i.test(name) ? '999999999' : value]),
  );
  const reply = await people.Developer.call(route, { ...sample, params });
  expect(reply).toMatchObject({ status: 404, json: { message: notFound.message } });
});

const versioned = routes.filter((route) => route.errors?.includes('stale_version'));

it.each(oneOf(8, versioned))(
  '%s refuses a version that is not the newest, and says who has it',
  async (_name, route) => {
    const reply = await people.Developer.call(route, withAnotherVersion(await samplesOf(route)));
    expect(reply.status, JSON.stringify(reply.json)).toBe(409);
    expect(reply.json.message).toMatch(/ ändrade uppgiften \d{4}-\d\d-\d\d \d\d:\d\d\./);
  },
);

function withAnotherVersion(call: CallOptions): CallOptions {
  const { query, body } = call;
  const isInQuery = query?.['version'] !== undefined;
  const version = (isInQuery ? query['version'] : (body as { version: number }).version) as number;
  const another = { version: version + 1 };
  return isInQuery
    ? { ...call, query: { ...query, ...another } }
    : { ...call, body: { ...(body as object), ...another } };
}

/** Repeating these is harmless, and a response with a secret is not stored for repeats. */
const unrepeated: readonly Route[] = [
  logOut,
  // Its sample uses a new user each time, whose session a repeat no longer has.
  endAllSessions,
  // It goes on from where the run is.
  continueInvoiceRun,
  // Its sample uses a new user each time; tests/api/auth/change-own-pin.test.ts repeats it.
  changeOwnPin,
  createHubTicket,
  // Their samples use a new user each time, or their answers hold secrets.
  ...passkeysRoutes,
  disconnectFortnox,
  cleanConnectionLog,
  sendTestEmail,
  sendTestMessage,
  seedDemoData,
  fixInvoices,
  cleanMessageLog,
  removeInvalidLinks,
  importCustomersFromFortnoxApprove,
];
const repeatable = routes.filter((route) => isWriting(route) && !unrepeated.includes(route));

describe.each(oneOf(12, repeatable))('%s', (_name, route) => {
  it('is done once per idempotency key, and answers a retry like the first call', async () => {
    const call = { ...(await samplesOf(route)), idempotencyKey: newKey() };
    const first = await people.Developer.call(route, call);
    await expectSuccess(first, route);
    const again = await people.Developer.call(route, call);
    expect(again.json).toEqual(first.json);
  });

  it('refuses another request with a used idempotency key', async () => {
    const idempotencyKey = newKey();
    await people.Developer.result(route, { ...(await samplesOf(route)), idempotencyKey });
    const { status, json } = await people.Developer.call(route, {
      ...withChange(await samplesOf(route)),
      idempotencyKey,
    });
    expect({ status, json }).toEqual({ status: 422, json: { message: keyReused.message } });
  });
});

/** The same call with another record, or with an unknown field. */
function withChange(sample: CallOptions): CallOptions {
  // For a list: its items twice.
  if (Array.isArray(sample.body)) return { ...sample, body: [...sample.body, ...sample.body] };
  return sample.body ? { ...sample, body: { ...sample.body, other: newKey() } } : sample;
}
