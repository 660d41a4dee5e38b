import { performance } from 'node:perf_hooks';
import { buildAll, synthesize } from '../../infra/build/build-all.ts';
import { startLocalStack } from '../../infra/host/stack.ts';
import { localUsers } from '../../functions/demo/local-users.ts';
import { forgetAttempts } from '../../functions/stores/users/attempt-store.ts';
import { findUserByInitials } from '../../functions/stores/users/user-store.ts';
import { logIn, requestReset } from '../../shared/contract/auth.ts';
import { Api } from '../support/api.ts';
import { rounded, spread } from './figures.ts';

export type LoginFigures = { what: string; who: 'known' | 'unknown'; medianMs: number; p95Ms: number };

/** The number of each; the decision note has the figures of 500. */
const count = Number(process.env['LOGINS'] ?? 500);

/**
 * Detects user enumeration by response time: logins with a wrong PIN and requests for a reset link, alternating between
 * known and unknown users. The counters of the rate limits are reset before each, so that none is delayed.
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
    ...(await inTurn(
      'login',
      () => guess(initials),
      (n) => guess(`Q${n.toString(36).toUpperCase()}`),
    )),
    ...(await inTurn(
      'reset',
      () => ask(email),
      (n) => ask(`ingen${n}@klang.example`),
    )),
  ];
  await stack.close();
  return figures;
}

async function timed(call: () => Promise<{ status: number }>, expected: number): Promise<number> {
  const begun = performance.now();
  const { status } = await call();
  const ms = performance.now() - begun;
  if (status !== expected) throw new Error(`Answered ${status} in place of ${expected}.`);
  return ms;
}

/** The order alternates, so that neither runs on a warmer machine. */
async function inTurn(what: string, known: () => Promise<number>, unknown: (n: number) => Promise<number>) {
  const times: Record<LoginFigures['who'], number[]> = { known: [], unknown: [] };
  await known();
  await unknown(count);
  for (let n = 0; n < count; n += 1) {
    for (const who of n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      times[who].push(await (who === 'known' ? known() : unknown(n)));
    }
  }
  return (['known', 'unknown'] as const).map((who): LoginFigures => {
    const { medianMs, p95Ms } = spread(times[who]);
    return { what, who, medianMs, p95Ms };
  });
}

export function printLogins(figures: readonly LoginFigures[]): void {
  console.log(`\nLogins with a wrong PIN and requests for a reset link, ${count} of somebody and ${count} of nobody`);
  console.table(figures.map(rounded));
}
