import { describe, expect, it } from 'vitest';
import { largestBodyBytes } from '../../shared/contract/all-routes.ts';
import { createCustomer } from '../../shared/contract/customers.ts';
import { reportCspViolation } from '../../shared/contract/reports.ts';
import { getOpenApi } from '../../shared/contract/settings.ts';
import type { Reply } from '../support/api.ts';
import { anonymous, logInAs } from '../support/people.ts';

const staff = await logInAs('Staff');

function expectRefusal(reply: Reply, status: number, message: string): void {
  expect(reply).toMatchObject({ status, json: { message } });
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
}

describe('unknown addresses are refused in Swedish, without caching', () => {
  it.each([
    ['GET', '/v1/nowhere'],
    ['PUT', '/v1/customers'],
    ['DELETE', '/v1/'],
  ])('as not there: %s %s', async (method, path) => {
    const message = 'Det finns inget sådant anrop.';
    expectRefusal(await staff.send(method, path), 404, message);
    expectRefusal(await anonymous().send(method, path), 404, message);
  });

  it('as unreadable', async () => {
    expectRefusal(await staff.send('GET', '/v1/customers/%E5'), 400, 'Anropets adress gick inte att läsa.');
  });

  it('as too large', async () => {
    const rawBody = 'x'.repeat(largestBodyBytes + 1);
    expectRefusal(await staff.call(createCustomer, { rawBody }), 413, 'Det som skickades är för stort.');
  });
});

describe('the description of the API', () => {
  it('is for signed-in users', async () => {
    const reply = await staff.call(getOpenApi);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('application/json');
    expect(reply.json).toMatchObject({ openapi: '3.1.0', paths: { '/v1/openapi.json': {} } });
    expectRefusal(await anonymous().call(getOpenApi), 401, 'Sessionen är slut. Logga in igen.');
  });

  it('is no file of the site', async () => {
    expect((await anonymous().send('GET', '/openapi.json')).json).toBeUndefined();
  });
});

describe('the reports of browsers', () => {
  it('are taken from anybody, so many from an address', async () => {
    const headers = { 'content-type': 'application/reports+json', 'x-forwarded-for': '203.0.113.77, 10.0.0.1' };
    const body = [{ type: 'csp-violation', body: { effectiveDirective: 'img-src' } }];
    const report = async () => (await anonymous().call(reportCspViolation, { headers, body })).status;
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent += 1) statuses.push(await report());
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });
});
