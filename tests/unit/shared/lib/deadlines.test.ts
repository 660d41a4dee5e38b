import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import {
  calls,
  deadlineOf,
  fortnox,
  jobs,
  lambda,
  lasting,
  leases,
  page,
  services,
  tests,
} from '../../../../shared/lib/deadlines.ts';

afterEach(() => vi.unstubAllEnvs());

it('a caller hears why before API Gateway gives up', () => {
  expect(lambda.call).toBeLessThan(lambda.httpApi);
  expect(lambda.call).toBeLessThanOrEqual(lambda.hub);
  expect(Math.max(...Object.values(calls))).toBeLessThan(lambda.call);
  expect(calls.commit + calls.storedAnswer).toBeLessThan(lambda.call);
  expect(calls.listOpening + calls.knownChange).toBeLessThan(lambda.call);
  const { call, company, testConnection, firstNumber, reconciliation } = fortnox;
  expect(Math.max(call, company, testConnection, firstNumber, reconciliation)).toBeLessThan(lambda.call);
  expect(services.logInProvider).toBeLessThan(lambda.call);
});

it('a request to the table is given up, and may be repeated, before its call', () => {
  expect(services.connection).toBeLessThan(services.table);
  expect(2 * services.table).toBeLessThan(calls.projectLock);
  expect(calls.projectLock).toBeLessThan(calls.commit);
  expect(calls.commit).toBeLessThan(calls.numberQueue);
});

it('a function that makes a PDF outlives its browser', () => {
  const { browserStart, browserAnswer, page: printed } = services;
  expect(browserStart + browserAnswer + printed).toBeLessThan(lambda.pdf);
});

it('a job ends what it begins', () => {
  const { takeOutListOpening, takeOut, ...ofLambda } = jobs;
  expect(Math.max(...Object.values(ofLambda), fortnox.readBack)).toBeLessThan(lambda.job);
  // With time for the file that it has begun.
  expect(takeOut + 300_000).toBeLessThan(lambda.takeOut);
  expect(takeOutListOpening).toBeLessThan(lambda.takeOut);
  // One run removes calls, messages, log-ins and health data.
  expect(4 * jobs.cleanLog).toBeLessThan(lambda.job);
});

it('a lease outlasts what it guards', () => {
  expect(fortnox.registering + services.fortnoxAnswer).toBeLessThan(leases.registering);
  expect(fortnox.registering + services.fortnoxAnswer).toBeLessThan(leases.fortnoxCustomer);
  expect(leases.registering).toBeLessThan(leases.followUp);
  expect(fortnox.stall + services.fortnoxAnswer).toBeLessThan(leases.fortnoxSlot);
  expect(2 * services.fortnoxAnswer).toBeLessThan(leases.fortnoxToken);
  expect(services.mail + services.connection).toBeLessThan(leases.sending);
  expect(fortnox.eInvoice + services.fortnoxAnswer).toBeLessThan(leases.sending);
  expect(calls.projectLock).toBeLessThan(leases.projectLock);
  expect(calls.projectLockEnd).toBeLessThan(leases.projectLock);
  expect(calls.fileTask).toBeLessThan(leases.fileTask);
  expect(leases.projectLock).toBeLessThan(leases.othersInvoicing);
  // No two write to one archive.
  expect(lambda.takeOut).toBeLessThan(leases.takeOut);
});

it('whoever waits for a call waits longer than the call', () => {
  expect(services.site).toBeGreaterThan(lambda.httpApi);
  expect(tests.action).toBeGreaterThan(lambda.httpApi);
  // A page that is kept is shown instead.
  expect(page.siteAnswer).toBeLessThan(lambda.call);
});

it('no deadline stands anywhere else', () => {
  const own =
    /\b(?:lease|patience|timeout|atMost|asksWithin|answersWithin|readyWithin|takesAtMost)\w*(?::| =) \d[\d_]/i;
  const found = globSync([
    'functions/**/*.ts',
    'infra/{build,constructs,host,smoke,stacks}/**/*.ts',
    'frontend/src/**/*.{ts,tsx}',
  ]).filter((file) => own.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});

it('one factor stretches all of them, and is 1 on AWS', () => {
  vi.stubEnv('DEADLINE_FACTOR', '');
  expect([lasting(8_000), deadlineOf(8_000, 1_000)]).toEqual([8_000, 9_000]);
  vi.stubEnv('DEADLINE_FACTOR', '10');
  expect([lasting(8_000), deadlineOf(8_000, 1_000)]).toEqual([80_000, 81_000]);
});
