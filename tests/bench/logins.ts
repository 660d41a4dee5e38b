import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { buildAll, synthesize } from '../../infra/build/build-all.ts';
import { startLocalStack } from '../../infra/host/stack.ts';
import { localUsers } from '../../functions/demo/local-users.ts';
import { forgetAttempts } from '../../functions/users/attempt-store.ts';
import { findUserByInitials } from '../../functions/users/user-store.ts';
import { logIn, requestReset } from '../../shared/contract/auth.ts';
import { Api } from '../support/api.ts';
import { quantile, rounded, spread } from './figures.ts';

type Person = 'known' | 'unknown';
export type LoginFigures = { what: string; who: Person; medianMs: number; p95Ms: number; cpuMs: number };
type Duration = { ms: number; cpuMs: number };

/** The number of each; docs/performance.md has the figures of 500. */
const count = Number(process.env['LOGINS'] ?? 500);
const settleMs = 100;

/**
 * Detects user enumeration by response time: logins with a wrong PIN and requests for a reset link, alternating between
 * known and unknown users. The counters of the rate limits are reset before each, so that none is delayed; those of
 * nobody are kept and reset like those of somebody.
 */
export async function benchLogins(): Promise<LoginFigures[]> {
  await buildAll();
  await synthesize();
  const stack = await startLocalStack({ seed: 'demo', schedules: false, quiet: true, trustsForwardedFor: true });
  Object.assign(process.env, stack.environment);
  const { initials } = localUsers[0]!;
  const email = (await findUserByInitials(initials))!.data.email;
  const api = new Api(stack.url);
  let calls = 0;
  const from = () => {
    calls += 1;
    return { 'x-forwarded-for': `198.18.${Math.floor(calls / 250)}.${calls % 250}, 10.0.0.1` };
  };

  const guess = async (who: string) => {
    await forgetAttempts('login-initials', who);
    return timed(() => api.call(logIn, { body: { initials: who, password: 'fel gissning' }, headers: from() }), 401);
  };
  const ask = async (address: string) => {
    await forgetAttempts('reset-email', address);
    return timed(() => api.call(requestReset, { body: { email: address }, headers: from() }), 200);
  };

  const figures = [
    ...(await inRounds(
      'login',
      () => guess(initials),
      () => guess('QÅ'),
    )),
    ...(await inRounds(
      'reset',
      () => ask(email),
      () => ask('ingen@klang.example'),
    )),
  ];
  await stack.close();
  return figures;
}

/** Processor time is that of the host, its functions and this test: other load leaves it as it is. */
async function timed(call: () => Promise<{ status: number }>, expected: number): Promise<Duration> {
  const begun = performance.now();
  const before = process.cpuUsage();
  const { status } = await call();
  const ms = performance.now() - begun;
  const { user, system } = process.cpuUsage(before);
  if (status !== expected) throw new Error(`Answered ${status} in place of ${expected}.`);
  return { ms, cpuMs: (user + system) / 1_000 };
}

/** The order alternates, so that neither runs on a warmer machine. */
async function inRounds(what: string, known: () => Promise<Duration>, unknown: () => Promise<Duration>) {
  const durations: Record<Person, Duration[]> = { known: [], unknown: [] };
  await known();
  await unknown();
  for (let n = 0; n < count; n += 1) {
    for (const who of n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      durations[who].push(await (who === 'known' ? known() : unknown()));
      // What follows an answer, such as the mail to a known address, is not counted to the next call.
      await setTimeout(settleMs);
    }
  }
  return (['known', 'unknown'] as const).map((who): LoginFigures => {
    const { medianMs, p95Ms } = spread(durations[who].map(({ ms }) => ms));
    return {
      what,
      who,
      medianMs,
      p95Ms,
      cpuMs: quantile(
        durations[who].map(({ cpuMs }) => cpuMs),
        0.5,
      ),
    };
  });
}

/** The figures of unknown users, less those of known ones. */
function differences(figures: readonly LoginFigures[]) {
  return [...new Set(figures.map(({ what }) => what))].map((what) => {
    const [known, unknown] = (['known', 'unknown'] as const).map((who) =>
      figures.find((one) => one.what === what && one.who === who)!,
    );
    return { what, medianMs: unknown!.medianMs - known!.medianMs, cpuMs: unknown!.cpuMs - known!.cpuMs };
  });
}

export function printLogins(figures: readonly LoginFigures[]): void {
  console.log(`\nLogins with a wrong PIN and requests for a reset link, ${count} of somebody and ${count} of nobody`);
  console.table(figures.map(rounded));
  console.log('Unknown less known (aim: within 2 ms)');
  console.table(differences(figures).map(rounded));
}
