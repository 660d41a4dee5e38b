import { changedAtHeader, idempotencyKeyHeader } from '../../../shared/contract/headers.ts';
import { isWriting } from '../../../shared/contract/calls/is-writing.ts';
import type { Call } from '../../../shared/contract/calls/call.ts';
import type { BodyInput, ParamsInput, QueryInput, ResultOf } from '../../../shared/contract/call-types.ts';
import type { FileLink } from '../../../shared/schemas/spreadsheet.ts';
import type { Session } from '../../../shared/schemas/user.ts';
import { ApiError, isThrottled } from './api-error.ts';
import { newestChange, rememberChange } from './changed-at.ts';
import { currentSession } from './session.ts';
import { waitForLogin } from './session-end.ts';
import { send } from './transport.ts';

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: Value };
type OptionalPart<Name extends string, Value> = { [K in Name]?: Value };

export type InputOf<R extends Call> = Part<'params', ParamsInput<R>> &
  OptionalPart<'query', QueryInput<R>> &
  Part<'body', BodyInput<R>>;

export type AnswerOf<R extends Call> = R extends { readonly file: string } ? Blob | FileLink : ResultOf<R>;

export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** For writes: the same key for every attempt of one user action. */
  idempotencyKey?: string | undefined;
};

/**
 * Calls a route of the contract. Retries throttled calls with backoff. When the session has ended, waits for a new
 * login and repeats the call. Throws ApiError, or an AbortError when the signal aborts.
 */
export async function call<R extends Call>(
  route: R,
  input: InputOf<R>,
  options: CallOptions = {},
): Promise<AnswerOf<R>> {
  const idempotencyKey = isWriting(route) ? (options.idempotencyKey ?? crypto.randomUUID()) : undefined;
  let tries = 0;
  for (;;) {
    const known = newestChange();
    const session = currentSession();
    try {
      const answer = await send({
        method: route.method,
        path: `/v1${fillPath(route.path, input.params)}${queryText(input.query)}`,
        headers: headersOf(session, known, idempotencyKey),
        body: input.body,
        asBlob: route.file !== undefined,
        signal: options.signal,
      });
      rememberChange(answer.headers[changedAtHeader], known);
      const { body } = answer;
      return (body instanceof Blob ? body : (body as { result: unknown } | undefined)?.result) as AnswerOf<R>;
    } catch (error) {
      if (!(error instanceof ApiError) || isAnswer(route, error)) throw error;
      if (mayTryAgain(route, error) && tries < backoffMs.length) await pause(backoffMs[tries++]!, options.signal);
      else if (error.status === 401) await waitForLogin(session, error);
      else throw error;
    }
  }
}

/** A public call answers 401 and 429 itself, to wrong and to too many attempts; 503 means that no function ran. */
function isAnswer(route: Call, { status }: ApiError): boolean {
  return route.role === 'public' && status !== 503;
}

const backoffMs = [300, 600, 1_200, 2_400];

/**
 * Reads and idempotent writes. The firewall refuses for minutes, and an overloaded Fortnox is for the user to retry.
 */
function mayTryAgain(route: Call, { status, isFromFirewall }: ApiError): boolean {
  return isThrottled(status) && !isFromFirewall && !route.name.startsWith('finance-integration/');
}

/** Waits between half of the time and all of it (jitter), so that windows do not retry in step. */
function pause(atMostMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, atMostMs * (0.5 + Math.random() / 2));
    const give = () => {
      clearTimeout(timer);
      reject(new DOMException('Cancelled', 'AbortError'));
    };
    if (signal?.aborted) give();
    else signal?.addEventListener('abort', give, { once: true });
  });
}

function headersOf(
  session: Session | undefined,
  changedAt: string,
  idempotencyKey: string | undefined,
): Record<string, string> {
  return {
    ...(session && { authorization: `Bearer ${session.token}` }),
    ...(changedAt && { [changedAtHeader]: changedAt }),
    ...(idempotencyKey && { [idempotencyKeyHeader]: idempotencyKey }),
  };
}

function fillPath(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, string | number>;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

function queryText(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, QueryValue>)) {
    if (value === undefined || value === null || value === '') continue;
    search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
