import { ApiError, errorOf } from './api-error.ts';
import { checkNetwork } from './network.ts';

export type Request = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  asBlob: boolean;
  signal?: AbortSignal | undefined;
};

export type Answer = { headers: Record<string, string>; body: unknown };

export async function send({ method, path, headers, body, asBlob, signal }: Request): Promise<Answer> {
  try {
    const response = await fetch(new URL(path, window.location.origin), {
      method,
      ...sent(headers, body),
      signal: signal ?? null,
    });
    const received = Object.fromEntries(response.headers);
    if (!response.ok) throw errorOf(response.status, await response.text(), received);
    return { headers: received, body: await readBody(response, asBlob) };
  } catch (error) {
    if (signal?.aborted) throw new DOMException('Cancelled', 'AbortError');
    if (error instanceof ApiError) throw error;
    void checkNetwork();
    throw new ApiError(0, { cause: error });
  }
}

/** The browser itself writes the type of a form, with its boundary. */
function sent(headers: Record<string, string>, body: unknown): Pick<RequestInit, 'headers' | 'body'> {
  if (body === undefined) return { headers };
  if (body instanceof FormData) return { headers, body };
  return { headers: { ...headers, 'content-type': 'application/json; charset=UTF-8' }, body: JSON.stringify(body) };
}

async function readBody(response: Response, asBlob: boolean): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (asBlob && !isJson) return response.blob();
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
