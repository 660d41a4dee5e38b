// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

const { send } = await import('../../../../frontend/src/api/transport.ts');

const request = { method: 'GET', path: '/v1/x', headers: {}, asBlob: false } as const;

/** @returns the requests that reach the server */
function serve(answer: () => Response | Promise<Response>): RequestInit[] {
  const log: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_url: URL, init: RequestInit) => {
    log.push(init);
    return answer();
  });
  return log;
}

it('a request whose signal aborts is cancelled at the server', async () => {
  const log = serve(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', (_url: URL, init: RequestInit) => {
    log.push(init);
    return new Promise((_, reject) => init.signal!.addEventListener('abort', () => reject(init.signal!.reason)));
  });
  const controller = new AbortController();
  const sent = send({ ...request, signal: controller.signal });
  await expect.poll(() => log).toHaveLength(1);
  controller.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  expect(log[0]?.signal?.aborted).toBe(true);
});

it('a request whose signal has aborted is not sent', async () => {
  const log = serve(() => new Response());
  await expect(send({ ...request, signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  expect(log).toEqual([]);
});

it('the browser writes the type of a form, with its boundary', async () => {
  const log = serve(() => new Response());
  await send({ ...request, method: 'POST', body: new FormData() });
  await send({ ...request, method: 'POST', body: { a: [] } });
  expect(log.map(({ headers }) => new Headers(headers).get('content-type'))).toEqual([
    null,
    'application/json; charset=UTF-8',
  ]);
  expect(log[1]?.body).toBe('{"a":[]}');
});

it('an answer without a body is undefined', async () => {
  serve(() => new Response(null, { status: 204 }));
  expect(await send({ ...request, method: 'DELETE' })).toMatchObject({ body: undefined });
});

it('a file is a blob, and the link to a larger one an object', async () => {
  serve(() => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
  const { body } = await send({ ...request, asBlob: true });
  expect(await (body as Blob).text()).toBe('%PDF');
  serve(() => Response.json({ result: { url: 'u' } }));
  expect(await send({ ...request, asBlob: true })).toMatchObject({ body: { result: { url: 'u' } } });
});
