import { lasting, services } from '../../shared/lib/deadlines.ts';
import { errorFields, log } from '../platform/log.ts';
import { keepCall } from './fortnox-log-store.ts';
import { redact } from './redact.ts';

export type Caller = { initials: string };

export type Exchange = {
  event: string;
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  headers: Record<string, string>;
  body?: string;
  shownRequest: string;
  secrets: readonly string[];
  note?: string;
  timeoutMs?: number;
};

export type Answer = { status: number; body: unknown; retryAfterMs: number | undefined };

export async function exchange(what: Exchange, caller: Caller): Promise<Answer> {
  const { event, method, url, headers, body, shownRequest, secrets, note = '' } = what;
  const timeoutMs = what.timeoutMs ?? lasting(services.fortnoxAnswer);
  const entry = { event, userInitials: caller.initials, requestBody: redact(shownRequest, secrets) };
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    await keep({
      ...entry,
      statusCode: response.status,
      responseBody: redact(text, secrets),
      subLog: note,
      error: response.ok ? '' : `Fortnox svarade ${response.status}.`,
    });
    return { status: response.status, body: parse(text), retryAfterMs: retryAfter(response.headers) };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const message = isLate ? 'Fortnox svarade inte i tid.' : 'Anslutningen till Fortnox bröts eller gick inte att få.';
    await keep({ ...entry, statusCode: null, responseBody: '', subLog: note, error: message });
    throw error;
  }
}

/** A failed log write must not fail the call. */
async function keep(call: Parameters<typeof keepCall>[0]): Promise<void> {
  try {
    await keepCall(call, new Date());
  } catch (error) {
    log('error', { event: 'fortnox-call-not-logged', ...errorFields(error) });
  }
}

/** Fortnox labels JSON as text or HTML, and its proxies answer with HTML. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The header holds seconds or a date. */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) && wait > 0 ? wait : undefined;
}
