import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { reportCspViolation } from '../../../../../shared/contract/reports.ts';
import { largestBodyBytes } from '../../../../../shared/contract/all-routes.ts';
import { useEchoStack } from './echo-stack.ts';

const stack = useEchoStack();
const call = (path: string, init?: RequestInit) => fetch(`${stack.get().url}${path}`, init);
const event = async (path: string, init?: RequestInit): Promise<any> => (await call(path, init)).json();

function statusOf(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const { hostname, port } = new URL(stack.get().url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('a call', () => {
  it('reaches its function as an event of API Gateway, version 2', async () => {
    const got = await event('/v1/addresses/customer/12/type/%C3%A5%20ab?a=1&a=2&b=%C3%B6', {
      headers: { cookie: 'x=1; y=2', 'X-Own': 'ja', 'idempotency-key': 'abc' },
    });
    expect(got).toMatchObject({
      version: '2.0',
      routeKey: 'GET /v1/addresses/customer/{customerId}/type/{type}',
      rawPath: '/v1/addresses/customer/12/type/å ab',
      rawQueryString: 'a=1&a=2&b=%C3%B6',
      cookies: ['x=1', 'y=2'],
      queryStringParameters: { a: '1,2', b: 'ö' },
      pathParameters: { customerId: '12', type: 'å ab' },
      isBase64Encoded: false,
      requestContext: {
        stage: '$default',
        routeKey: 'GET /v1/addresses/customer/{customerId}/type/{type}',
        http: { method: 'GET', path: '/v1/addresses/customer/12/type/å ab', protocol: 'HTTP/1.1' },
      },
    });
    expect(got.headers).toMatchObject({ 'x-own': 'ja', 'idempotency-key': 'abc', 'x-forwarded-proto': 'https' });
    expect(got.headers.cookie).toBeUndefined();
    expect(got.headers.host).toBe(got.requestContext.domainName);
    expect(got.body).toBeUndefined();
  });

  it('has an id that the function, the caller and the log know, and so has a refusal of the gateway itself', async () => {
    const answered = await call('/v1/meta');
    const { requestContext } = (await answered.json()) as { requestContext: { requestId: string } };
    expect(answered.headers.get('apigw-requestid')).toBe(requestContext.requestId);
    const refused = await call('/v1/meta', { headers: { 'x-long': 'x'.repeat(10_500) } });
    expect(refused.status).toBe(431);
    expect(refused.headers.get('apigw-requestid')).toMatch(/\S/);
    for (const { headers } of [answered, refused]) expect(headers.get('x-amz-cf-id')).toMatch(/\S/);
  });

  it('tells where the caller is, after whatever the caller says', async () => {
    const got = await event('/v1/meta', { headers: { 'x-forwarded-for': '203.0.113.9' } });
    const [said, viewer, edge] = got.headers['x-forwarded-for'].split(', ');
    expect([said, viewer]).toEqual(['203.0.113.9', '127.0.0.1']);
    expect(got.requestContext.http.sourceIp).toBe(edge);
  });

  it('brings JSON as text, and bytes in base64', async () => {
    const json = await event('/v1/customers', {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: '{"name":"Åsa"}',
    });
    expect(json).toMatchObject({ body: '{"name":"Åsa"}', isBase64Encoded: false });
    const bytes = await event('/v1/customers', { method: 'POST', body: new Uint8Array([1, 2, 255]) });
    expect(bytes).toMatchObject({ body: 'AQL/', isBase64Encoded: true });
  });

  it('proves that it came through CloudFront, whatever the caller says, and is asked about it once', async () => {
    const { ORIGIN_SECRET } = stack.get().environment;
    for (const headers of [{ accept: '*/*' }, { 'x-klang-origin': 'guess' }] as HeadersInit[]) {
      expect((await event('/v1/meta', { headers })).headers['x-klang-origin']).toBe(ORIGIN_SECRET);
    }
    const result = await stack.get().invoke('jobs/run-due-tasks', { ask: 'changes' });
    expect('payload' in result && JSON.parse(result.payload).authorized).toBe(1);
  });

  it('that no route has reaches the function for those', async () => {
    for (const [method, path] of [
      ['GET', '/v1/nothing'],
      ['PUT', '/v1/customers'],
      ['GET', '/v1/customers/'],
    ] as const) {
      const got = await event(path, { method });
      expect(got).toMatchObject({ routeKey: '$default', requestContext: { http: { method, path } } });
      expect(got.pathParameters).toBeUndefined();
    }
  });

  it('that is badly encoded is refused in Swedish, before API Gateway', async () => {
    for (const path of ['/v1/customers/%E5', '/v1/nothing/%']) {
      const answer = await call(path);
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await answer.json()).toEqual({ message: 'Anropets adress gick inte att läsa.' });
    }
  });

  it('with a longer address than CloudFront takes is refused', async () => {
    expect(await statusOf(`/v1/meta?basis=${'x'.repeat(8_192)}`)).toBe(414);
    expect(await statusOf(`/v1/meta?basis=${'x'.repeat(8_000)}`)).not.toBe(414);
  });

  it('with longer headers than API Gateway takes is refused', async () => {
    const headersOf = (length: number) => ({ headers: { 'x-changed-at': 'x'.repeat(length) } });
    expect((await call('/v1/meta', headersOf(10_240))).status).toBe(431);
    expect((await call('/v1/meta', headersOf(9_000))).status).not.toBe(431);
  });

  it('of more than any call takes is refused in Swedish, before API Gateway', async () => {
    const sent = async (bytes: number) => call('/v1/customers', { method: 'POST', body: 'x'.repeat(bytes) });
    expect((await sent(largestBodyBytes)).status).toBe(200);
    const answer = await sent(largestBodyBytes + 1);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ message: 'Det som skickades är för stort.' });
  });

  it('of more than 10 MB that does not say its length is refused by API Gateway', async () => {
    const body = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]).stream();
    const answer = await call('/v1/customers', { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ message: 'Request Entity Too Large' });
  });

  it('with more than 16 kB of headers is refused', async () => {
    expect(await statusOf('/v1/meta', { 'x-large': 'x'.repeat(17_000) })).toBe(431);
  });
});

describe('an answer', () => {
  it('may be bytes', async () => {
    const answer = await call('/v1/meta?do=bytes');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(await answer.text()).toBe('%PDF-');
  });

  it('may set cookies', async () => {
    const answer = await call('/v1/meta?do=cookies');
    expect(answer.status).toBe(201);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it('without a status is the body of a 200', async () => {
    expect(await event('/v1/meta?do=plain')).toEqual({ answer: 42 });
  });

  it.each(['throw', 'large', 'odd'])('that cannot be given is a 500: %s', async (what) => {
    const answer = await call(`/v1/meta?do=${what}`);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ message: 'Internal Server Error' });
  });

  it('has the security headers of the templates, whatever it is', async () => {
    for (const path of ['/', '/v1/meta', '/v1/nothing', '/assets/gone.js']) {
      const { headers } = await call(path);
      expect(headers.get('content-security-policy')).toContain("script-src 'self';");
      expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${stack.get().s3Url}/`);
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });
});

describe('an answer of the API', () => {
  it('is kept by nobody, whoever gives it', async () => {
    const body = new Uint8Array(largestBodyBytes + 1);
    const answers = await Promise.all([
      call('/v1/meta'),
      call('/v1/nothing'),
      call('/v1/customers/%E5'),
      call('/v1/customers', { method: 'POST', body }),
      call('/v1/meta?do=throw'),
      call('/v1/meta', { headers: { 'x-changed-at': 'x'.repeat(10_240) } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400, 413, 500, 431]);
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('a violation of the content security policy', () => {
  it('is reported to the call for reports, by both ways that browsers know', async () => {
    const { headers } = await call('/');
    const policy = headers.get('content-security-policy');
    const path = `/v1${reportCspViolation.path}`;
    expect(policy).toMatch(new RegExp(`; report-uri ${path}; report-to csp$`));
    expect(headers.get('reporting-endpoints')).toBe(`csp="${path}"`);
    expect((await event(path, { method: 'POST' })).routeKey).toBe(`POST ${path}`);
  });
});

describe('the site', () => {
  it('gives every page that is no file the page that draws them all', async () => {
    for (const path of ['/', '/customers', '/work-orders/project/AB.12', '/projectdetails/7?panel=1']) {
      const answer = await call(path);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toContain('<title>Klang</title>');
    }
  });

  it('lets hashed files be kept, and sends them packed', async () => {
    const answer = await call('/assets/app-1a2b3c4d.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('cache-control')).toBe('max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe('document.title = "Klang";');
  });

  it('says when nothing has changed', async () => {
    const etag = (await call('/index.html')).headers.get('etag')!;
    expect((await call('/index.html', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('has no files but its own', async () => {
    expect((await call('/assets/gone.js')).status).toBe(404);
    expect(await statusOf('/assets/../../../package.json')).toBe(404);
    expect(await statusOf('/assets/%2e%2e/%2e%2e/functions/hub/connect.mjs')).toBe(404);
  });

  it('takes no writes', async () => {
    expect((await call('/', { method: 'POST' })).status).toBe(403);
  });
});
