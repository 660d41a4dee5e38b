import { setTimeout as wait } from 'node:timers/promises';
import { fortnox, lasting } from '../../shared/lib/deadlines.ts';
import { environment } from '../platform/environment.ts';
import { forgetLinkProblem, noteLinkProblem } from './fortnox-link-store.ts';
import { holdSlots, noteAnswer, noteSilence } from './fortnox-pace-store.ts';
import { accessToken, latestToken } from './access.ts';
import { type Answer, type Caller, exchange } from './exchange.ts';
import { inSlot, waitForSlot } from './pace.ts';
import { type FortnoxProblem, refusal, silence } from './problem.ts';

export type FortnoxCall = {
  event: string;
  method: 'GET' | 'POST' | 'PUT';
  /** Below `/3`; values from records must be URL-encoded. */
  path: string;
  query?: Record<string, string | number>;
  body?: unknown;
  /** True for a GET that acts, which Fortnox has: it is not repeated without an answer. */
  isAction?: boolean;
};

export type CallDeadline = Caller & {
  timeoutMs?: number;
  /** A deadline for all of the caller's calls; replaces `timeoutMs`. */
  until?: number;
};

const waitWithoutWordMs = 5_000;
/** The most unanswered attempts of a read. A write is never retried, because it may have succeeded. */
const maxSilences = 3;

/**
 * Calls Fortnox within the rate limit that all functions share, with a valid token.
 * @returns the answer's JSON
 * @throws FortnoxProblem when the call failed, or its outcome is unknown
 */
export async function callFortnox(call: FortnoxCall, deadline: CallDeadline): Promise<unknown> {
  const until = deadline.until ?? Date.now() + (deadline.timeoutMs ?? lasting(fortnox.call));
  let rejected: string | undefined;
  let note = '';
  for (let silences = 0; ;) {
    const had = await accessToken(deadline, rejected === undefined ? {} : { rejected });
    const slot = await waitForSlot(until);
    const { token, refusing } = await latestToken(had);
    const answer = await inSlot(until, () => ask(call, token, note, deadline));
    if (answer === undefined || answer.status >= 500) {
      await noteSilence(Date.now());
      silences += 1;
      const isRead = call.method === 'GET' && !call.isAction;
      const mayRepeat = isRead && silences < maxSilences && Date.now() < until;
      if (!mayRepeat) throw silence({ isUnknown: !isRead });
      note = `Försök ${silences + 1}: det förra fick inget svar.`;
      await wait(500 * 2 ** silences * (0.5 + Math.random()));
    } else {
      await noteAnswer(slot.failures);
      if (answer.status < 300) {
        if (refusing === partOf(call)) await forgetLinkProblem(refusing);
        return answer.body;
      }
      if (answer.status === 429) {
        const held = answer.retryAfterMs ?? waitWithoutWordMs * (1 + Math.random() * 0.4);
        await holdSlots(Date.now() + held);
        note = 'Nytt försök: det förra kom för tätt.';
      } else if (answer.status === 401 && rejected === undefined) {
        rejected = token;
        note = 'Nytt försök med förnyad åtkomst.';
      } else throw await refusedBy(answer, call);
    }
  }
}

async function ask(
  call: FortnoxCall,
  token: string,
  note: string,
  deadline: CallDeadline,
): Promise<Answer | undefined> {
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
        ...(deadline.until !== undefined && { timeoutMs: Math.max(0, deadline.until - Date.now()) }),
      },
      deadline,
    );
  } catch {
    return undefined;
  }
}

function partOf({ path }: FortnoxCall): string {
  return path.split('/')[1] ?? '';
}

async function refusedBy(answer: Answer, call: FortnoxCall): Promise<FortnoxProblem> {
  const problem = refusal(answer.status, answer.body);
  if (problem.about) await noteLinkProblem(problem.about, partOf(call), new Date());
  return problem;
}
