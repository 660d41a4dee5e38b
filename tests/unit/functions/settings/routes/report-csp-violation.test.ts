import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { beforeEach, expect, it, vi } from 'vitest';
import { handler } from '../../../../../functions/settings/routes/report-csp-violation.ts';
import { countAttempt } from '../../../../../functions/users/attempt-store.ts';
import { AppError } from '../../../../../shared/codes/errors.ts';
import { tooManyAttempts } from '../../../../../shared/codes/errors/log-in.ts';

vi.mock('../../../../../functions/users/attempt-store.ts', () => ({ countAttempt: vi.fn() }));
const written: string[] = [];
vi.spyOn(console, 'log').mockImplementation((line) => void written.push(line));

const secret = 'q9Zk3xVt7bWm2nRc';
const site = 'https://klang.example';

beforeEach(() => {
  written.length = 0;
  vi.mocked(countAttempt).mockReset();
});

async function report(body: string, contentType = 'application/reports+json'): Promise<any> {
  const event = {
    headers: { 'content-type': contentType, 'x-forwarded-for': '203.0.113.9, 130.176.0.1' },
    requestContext: { http: { sourceIp: '130.176.0.1' } },
    body: Buffer.from(body).toString('base64'),
    isBase64Encoded: true,
  } as unknown as APIGatewayProxyEventV2;
  return handler(event, { awsRequestId: 'r1' } as Context);
}

const violations = () =>
  written.map((line) => JSON.parse(line)).filter(({ event }: { event?: string }) => event === 'csp-violation');

const line = {
  level: 'info',
  event: 'csp-violation',
  directive: 'script-src-elem',
  blocked: 'https://evil.example/x',
  page: `${site}/reset-password`,
  source: `${site}/assets/app-1a2b3c4d.js`,
  line: 7,
};

const body = {
  documentURL: `${site}/reset-password/${secret}?a=${secret}`,
  referrer: `${site}/${secret}`,
  effectiveDirective: 'script-src-elem',
  blockedURL: `https://evil.example/x/${secret}?${secret}`,
  sourceFile: `${site}/assets/app-1a2b3c4d.js?${secret}`,
  lineNumber: 7,
  sample: secret,
};

it('the report of a CSP violation writes a report of report-to as a line without what addresses hold', async () => {
  const answer = await report(JSON.stringify([{ type: 'csp-violation', age: 1, url: secret, body }]));
  expect(answer.statusCode).toBe(200);
  expect(violations()).toEqual([line]);
  expect(written.join('\n')).not.toContain(secret);
});

it('the report of a CSP violation writes a report of report-uri as the same line', async () => {
  const old = {
    'document-uri': body.documentURL,
    referrer: body.referrer,
    'violated-directive': `script-src-elem 'self'`,
    'blocked-uri': body.blockedURL,
    'source-file': body.sourceFile,
    'line-number': 7,
    'script-sample': secret,
  };
  await report(JSON.stringify({ 'csp-report': old }), 'application/csp-report');
  expect(violations()).toEqual([line]);
  expect(written.join('\n')).not.toContain(secret);
});

it.each([
  ['inline', 'inline'],
  ['data', 'data'],
  ['data:text/html,hemligt', 'data'],
  ['blob:https://klang.example/hemligt', 'blob'],
  ['hemligt nummer 4', ''],
  [`https://user:hemligt@${'a'.repeat(60)}.example/x`, `https://${'a'.repeat(60)}.example/x`],
])('the report of a CSP violation says of %s that it is %s', async (blockedURL, blocked) => {
  await report(JSON.stringify([{ type: 'csp-violation', body: { blockedURL } }]));
  expect(violations()).toEqual([{ ...line, directive: '', page: '', source: '', line: 0, blocked }]);
});

it('the report of a CSP violation writes at most ten short lines, whatever is sent', async () => {
  const long = `https://${'a.'.repeat(120)}example/x`;
  const one = {
    type: 'csp-violation',
    body: { documentURL: long, effectiveDirective: 'x'.repeat(400), lineNumber: 1 },
  };
  await report(JSON.stringify([{ type: 'deprecation', body: {} }, ...Array.from({ length: 40 }, () => one)]));
  expect(violations()).toHaveLength(10);
  for (const text of written) expect(text.length).toBeLessThan(1_000);
});

it('the report of a CSP violation counts what comes from an address, and writes nothing once that is too much', async () => {
  vi.mocked(countAttempt).mockRejectedValue(new AppError(tooManyAttempts));
  const answer = await report(JSON.stringify([{ type: 'csp-violation', body }]));
  expect(answer.statusCode).toBe(429);
  expect(vi.mocked(countAttempt)).toHaveBeenCalledWith(
    'csp-report',
    '203.0.113.9',
    expect.anything(),
    expect.anything(),
  );
  expect(violations()).toEqual([]);
});

it.each([
  ['nonsense', 400],
  ['null', 422],
  ['[]', 422],
  ['{"csp-report": 1}', 422],
  [JSON.stringify({ 'csp-report': { 'document-uri': 'x'.repeat(50_000) } }), 413],
])('the report of a CSP violation refuses what is no report: %s', async (text, status) => {
  expect((await report(text)).statusCode).toBe(status);
  expect(violations()).toEqual([]);
});
