import { AppError } from '../../shared/codes/errors.ts';
import { connectionProblems, diesSoon, type ConnectionProblem } from '../../shared/codes/connection-problems.ts';
import { dayOf } from '../../shared/lib/days.ts';
import type { FortnoxConnection } from '../../shared/schemas/fortnox.ts';
import { fortnox, lasting } from '../../shared/lib/deadlines.ts';
import type { Data } from '../data/core/records.ts';
import { getFortnoxConnection, getSystemSecrets } from '../settings/settings-store.ts';
import { readSecret } from '../settings/secret-store.ts';
import { activate, readCompany } from './activation.ts';
import { callFortnox } from './client.ts';
import type { Caller } from './exchange.ts';
import { FortnoxProblem } from './problem.ts';

export async function testConnection(caller: Caller, userId: number, now: Date): Promise<FortnoxConnection> {
  try {
    await useGivenCode(caller, userId);
    const company = readCompany(
      await callFortnox(
        { event: 'Testa koppling', method: 'GET', path: '/companyinformation' },
        { ...caller, timeoutMs: lasting(fortnox.testConnection) },
      ),
    );
    const { data } = await getFortnoxConnection();
    // A part that refused recently still counts, although Fortnox answers.
    if (data.problem) return viewOf(data, data.problem.name, now);
    return { ...viewOf(data, null, now), connected: true, companyName: company.name };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { data } = await getFortnoxConnection();
    const about = error instanceof FortnoxProblem ? (error.about ?? 'refused') : undefined;
    const view = viewOf(data, about ?? 'refused', now);
    return about ? view : { ...view, reason: error.message, nextStep: '' };
  }
}

function viewOf(data: Data<'fortnox-connection'>, problem: ConnectionProblem | null, now: Date): FortnoxConnection {
  const { reason, nextStep } = problem ? connectionProblems[problem] : { reason: '', nextStep: '' };
  return {
    state: data.state,
    connected: false,
    problem,
    reason,
    nextStep,
    warning: warningOf(data, now),
    companyName: data.company?.name ?? '',
  };
}

function warningOf({ state, refreshTokenDiesAt, isService }: Data<'fortnox-connection'>, now: Date): string {
  if (state !== 'Connected' || isService || !diesSoon(refreshTokenDiesAt, now)) return '';
  const day = dayOf(new Date(refreshTokenDiesAt!));
  return `Kopplingen har inte kunnat förnyas på länge och upphör ${day}. Godkänn den på nytt med aktiveringslänken.`;
}

async function useGivenCode(caller: Caller, userId: number): Promise<void> {
  const [{ data }, secrets] = await Promise.all([getFortnoxConnection(), getSystemSecrets()]);
  if (data.state === 'Connected' || !secrets.data.fortnoxAuthorizationCode) return;
  const code = await readSecret('fortnoxAuthorizationCode');
  if (code) await activate(code, userId, caller);
}
