import { Amplify } from '@aws-amplify/core';
import { del, get, post, put, isCancelError } from 'aws-amplify/api';
import { ApiError, errorOf } from './api-error.ts';
import { checkNetwork } from './network.ts';

const apiName = 'klang';

Amplify.configure(
  { API: { REST: { [apiName]: { endpoint: window.location.origin, region: 'local' } } } },
  // Amplify would send a failed POST three times; retries are decided by the caller.
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

const verbs = { GET: get, POST: post, PUT: put, DELETE: del };

export async function send({ method, path, headers, body, asBlob, signal }: Request): Promise<Answer> {
  signal?.throwIfAborted();
  const operation = verbs[method]({
    apiName,
    path,
    options: { headers, ...(body !== undefined && { body: body as FormData }) },
  });
  const cancel = () => operation.cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    const response = await operation.response;
    if (response.statusCode === 204) return { headers: response.headers, body: undefined };
    return { headers: response.headers, body: await readBody(response, asBlob) };
  } catch (error) {
    if (isCancelError(error) || signal?.aborted) throw new DOMException('Cancelled', 'AbortError');
    throw failure(error);
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

type Response = { headers: Record<string, string>; body: { blob: () => Promise<Blob>; text: () => Promise<string> } };

async function readBody({ headers, body }: Response, asBlob: boolean): Promise<unknown> {
  const isJson = headers['content-type']?.startsWith('application/json') ?? false;
  return asBlob && !isJson ? body.blob() : readJson(body);
}

async function readJson(body: { text: () => Promise<string> }): Promise<unknown> {
  const text = await body.text();
  return text === '' ? undefined : JSON.parse(text);
}

function failure(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const response = (error as { response?: { statusCode: number; headers?: Record<string, string>; body?: string } })
    .response;
  if (response) return errorOf(response.statusCode, response.body, response.headers);
  void checkNetwork();
  return new ApiError(0, { cause: error });
}
