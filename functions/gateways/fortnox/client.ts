import { setTimeout as wait } from 'node:timers/promises';
import { environment } from '../../platform/environment.ts';
import { forgetLinkProblem, noteLinkProblem } from '../../stores/fortnox/fortnox-link-store.ts';
import { holdTurns, noteAnswer, noteSilence } from '../../stores/fortnox/fortnox-pace-store.ts';
import { accessToken, latestToken } from './access.ts';
import { type Answer, type Caller, exchange } from './exchange.ts';
import { inSlot, waitForTurn } from './pace.ts';
import { type FortnoxProblem, refusal, silence } from './problem.ts';

export type FortnoxCall = {
  /** What people read in the log: 'Hämta kunder'. */
  event: string;
  method: 'GET' | 'POST' | 'PUT';
  /** Below `/3`; what comes from records must be encoded. */
  path: string;
  query?: Record<string, string | number>;
  body?: unknown;
};

export type Patience = Caller & {
  /** How long the caller may be kept waiting; a job has more time than a person. */
  patienceMs?: number;
  /** When the caller goes on without an answer, however many calls it makes; in place of `patienceMs`. */
  until?: number;
};

const usualPatienceMs = 20_000;
const waitWithoutWordMs = 5_000;
/** A read may be made again at once; a write never, for it may have been done. */
const mostSilences = 3;

/**
 * Calls Fortnox in turn with all other functions, with a token that holds.
 * @returns the answer's JSON
 * @throws FortnoxProblem when it is not done, or not known to be done
 */
export async function callFortnox(call: FortnoxCall, patience: Patience): Promise<unknown> {
  const until = patience.until ?? Date.now() + (patience.patienceMs ?? usualPatienceMs);
  let rejected: string | undefined;
  let note = '';
  for (let silences = 0; ;) {
    const had = await accessToken(patience, rejected === undefined ? {} : { rejected });
    const turn = await waitForTurn(until);
    const { token, refusing } = await latestToken(had);
    const answer = await inSlot(until, () => ask(call, token, note, patience));
    if (answer === undefined || answer.status >= 500) {
      await noteSilence(Date.now());
      silences += 1;
      const mayRepeat = call.method === 'GET' && silences < mostSilences && Date.now() < until;
      if (!mayRepeat) throw silence({ isUnknown: call.method !== 'GET' });
      note = `Försök ${silences + 1}: det förra fick inget svar.`;
      await wait(500 * 2 ** silences * (0.5 + Math.random()));
    } else {
      await noteAnswer(turn.failures);
      if (answer.status < 300) {
        if (refusing === partOf(call)) await forgetLinkProblem(refusing);
        return answer.body;
      }
      if (answer.status === 429) {
        const held = answer.retryAfterMs ?? waitWithoutWordMs * (1 + Math.random() * 0.4);
        await holdTurns(Date.now() + held);
        note = 'Nytt försök: det förra kom för tätt.';
      } else if (answer.status === 401 && rejected === undefined) {
        rejected = token;
        note = 'Nytt försök med förnyad åtkomst.';
      } else throw await refusedBy(answer, call);
    }
  }
}

async function ask(call: FortnoxCall, token: string, note: string, patience: Patience): Promise<Answer | undefined> {
  const { event, method, path, query, body } = call;
  const search = query
    ? `?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)])).toString()}`
    : '';
  const text = body === undefined ? undefined : JSON.stringify(body);
  try {
    return await exchange(
      {
        event,
        method,
        url: `${environment.fortnoxApiUrl()}${path}${search}`,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(text !== undefined && { 'content-type': 'application/json' }),
        },
        ...(text !== undefined && { body: text }),
        shownRequest: `${method} ${path}${decodeURIComponent(search)}${text === undefined ? '' : `\n${text}`}`,
        secrets: [token],
        note,
        ...(patience.until !== undefined && { patienceMs: Math.max(0, patience.until - Date.now()) }),
      },
      patience,
    );
  } catch {
    return undefined;
  }
}

/** 'customers' of '/customers/12'. */
function partOf({ path }: FortnoxCall): string {
  return path.split('/')[1] ?? '';
}

/** A refusal that concerns the link is kept with it, where everybody sees it. */
async function refusedBy(answer: Answer, call: FortnoxCall): Promise<FortnoxProblem> {
  const problem = refusal(answer.status, answer.body);
  if (problem.about) await noteLinkProblem(problem.about, partOf(call), new Date());
  return problem;
}
