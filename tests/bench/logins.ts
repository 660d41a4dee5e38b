import { setTimeout } from 'node:timers/promises';
import { localUsers } from '../../functions/demo/local-users.ts';
import { forgetAttempts } from '../../functions/users/attempt-store.ts';
import { findUserByInitials } from '../../functions/users/user-store.ts';
import { logIn, requestReset } from '../../shared/contract/auth.ts';
import { Api } from '../support/api.ts';
import { median, onStack, print, spread } from './runner.ts';
import { type Duration, timed } from './timed.ts';

type Person = 'known' | 'unknown';
type LoginFigures = { what: string; who: Person; medianMs: number; p95Ms: number; cpuMs: number };

/** The number of each; docs/performance.md has the figures of 500. */
const count = Number(process.env['LOGINS'] ?? 500);
const settleMs = 100;

/**
 * Detects user enumeration by response time: logins with a wrong PIN and requests for a reset link, alternating between
 * known and unknown users. The counters of the rate limits are reset before each, so that none is delayed; those of
 * nobody are kept and reset like those of somebody.
 */
export const benchLogins = () =>
  onStack({ seed: 'demo', quiet: true, trustsForwardedFor: true }, async (stack) => {
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
      return answered(401, () =>
        api.call(logIn, { body: { initials: who, password: 'fel gissning' }, headers: from() }),
      );
    };
    const ask = async (address: string) => {
      await forgetAttempts('reset-email', address);
      return answered(200, () => api.call(requestReset, { body: { email: address }, headers: from() }));
    };
    const figures = [
      ...(await inRounds('login', { known: () => guess(initials), unknown: () => guess('QÅ') })),
      ...(await inRounds('reset', { known: () => ask(email), unknown: () => ask('ingen@klang.example') })),
    ];
    print(
      `Logins with a wrong PIN and requests for a reset link, ${count} of somebody and ${count} of nobody`,
      figures,
    );
    print('Unknown less known (aim: within 2 ms)', differences(figures));
  });

async function answered(expected: number, call: () => Promise<{ status: number }>): Promise<Duration> {
  const { result, ...duration } = await timed(call);
  if (result.status !== expected) throw new Error(`Answered ${result.status} in place of ${expected}.`);
  return duration;
}

/** The order alternates, so that neither runs on a warmer machine. */
async function inRounds(what: string, calls: Record<Person, () => Promise<Duration>>): Promise<LoginFigures[]> {
  const durations: Record<Person, Duration[]> = { known: [], unknown: [] };
  await calls.known();
  await calls.unknown();
  for (let n = 0; n < count; n += 1) {
    for (const who of n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      durations[who].push(await calls[who]());
      // What follows an answer, such as the mail to a known address, is not counted to the next call.
      await setTimeout(settleMs);
    }
  }
  return (['known', 'unknown'] as const).map((who) => {
    const { medianMs, p95Ms } = spread(durations[who].map(({ ms }) => ms));
    return { what, who, medianMs, p95Ms, cpuMs: median(durations[who].map(({ cpuMs }) => cpuMs)) };
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
