import { errorFields, log } from '../../platform/log.ts';
import { keepCall } from '../../stores/fortnox/fortnox-log-store.ts';
import { redact } from './redact.ts';

/** Who causes a call: initials, empty for what Klang does by itself. */
export type Caller = { initials: string };

export type Exchange = {
  /** What people read in the log: 'Hämta kunder'. */
  event: string;
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  headers: Record<string, string>;
  body?: string;
  /** What the log says of the request, where the body is not to be kept as it is. */
  shownRequest: string;
  /** What must not stand in the log, wherever it comes up. */
  secrets: readonly string[];
  /** Anything else that somebody who reads the log should know: that it is another try. */
  note?: string;
  /** How long to wait for the answer, where that is less than usual. */
  patienceMs?: number;
};

export type Answer = { status: number; body: unknown; retryAfterMs: number | undefined };

const usualPatienceMs = 15_000;

/**
 * Makes one call to Fortnox and keeps it in the connection log.
 * @throws an error when no answer came
 */
export async function exchange(what: Exchange, caller: Caller): Promise<Answer> {
  const { event, method, url, headers, body, shownRequest, secrets, note = '', patienceMs = usualPatienceMs } = what;
  const kept = { event, userInitials: caller.initials, requestBody: redact(shownRequest, secrets) };
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    await keep({
      ...kept,
      statusCode: response.status,
      responseBody: redact(text, secrets),
      subLog: note,
      error: response.ok ? '' : `Fortnox svarade ${response.status}.`,
    });
    return { status: response.status, body: parse(text), retryAfterMs: retryAfter(response.headers) };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const said = isLate ? 'Fortnox svarade inte i tid.' : 'Anslutningen till Fortnox bröts eller gick inte att få.';
    await keep({ ...kept, statusCode: null, responseBody: '', subLog: note, error: said });
    throw error;
  }
}

/** A log that cannot be written must not undo what was done. */
async function keep(call: Parameters<typeof keepCall>[0]): Promise<void> {
  try {
    await keepCall(call, new Date());
  } catch (error) {
    log('error', { event: 'fortnox-call-not-logged', ...errorFields(error) });
  }
}

/** Fortnox labels its JSON as text or HTML, and what stands before it answers HTML. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Seconds or a date. */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) && wait > 0 ? wait : undefined;
}
