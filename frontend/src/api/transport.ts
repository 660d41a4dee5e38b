import { Amplify } from '@aws-amplify/core';
import { ApiError as RestError, del, get, isCancelError, post, put } from 'aws-amplify/api';
import { ApiError, errorOf } from './api-error.ts';
import { checkNetwork } from './network.ts';

const apiName = 'klang';

Amplify.configure(
  { API: { REST: { [apiName]: { endpoint: window.location.origin } } } },
  // Amplify would send a failed POST three times; `call` decides what is sent again.
  { API: { REST: { defaultAuthMode: 'none', retryStrategy: { strategy: 'no-retry' } } } },
);

export type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  asBlob: boolean;
  signal?: AbortSignal | undefined;
};

export type Answer = { headers: Record<string, string>; body: unknown };

type ReceivedResponse = Awaited<ReturnType<typeof get>['response']>;

const verbs = { GET: get, POST: post, PUT: put, DELETE: del };

/** Sends a request once. Throws ApiError, with status 0 if nothing answers, or an AbortError when the signal aborts. */
export async function send({ method, path, headers, body, asBlob, signal }: Request): Promise<Answer> {
  signal?.throwIfAborted();
  const options = { headers, ...(body !== undefined && { body: body as FormData }) };
  const operation = verbs[method]({ apiName, path, options });
  const cancel = () => operation.cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    const received = await operation.response;
    return { headers: received.headers, body: await readBody(received, asBlob) };
  } catch (error) {
    if (isCancelError(error) || signal?.aborted) throw new DOMException('Cancelled', 'AbortError');
    throw failure(error);
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

/** A body may be empty, which the client's own `json` does not read. */
async function readBody({ headers, body }: ReceivedResponse, asBlob: boolean): Promise<unknown> {
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  if (asBlob && !isJson) return body.blob();
  const text = await body.text();
  return text === '' ? undefined : JSON.parse(text);
}

function failure(error: unknown): ApiError {
  const response = error instanceof RestError ? error.response : undefined;
  if (response) return errorOf(response.statusCode, response.body ?? '', response.headers);
  void checkNetwork();
  return new ApiError(0, { cause: error });
}
