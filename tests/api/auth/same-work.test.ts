import { randomInt, randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import { beforeAll, expect, it } from 'vitest';
import { aroundRequests } from '../../support/around-requests.ts';
import { freeInitials } from '../../support/builders.ts';
import { testStack } from '../../support/test-stack.ts';

/** What a timing attack could observe: a call's requests to the table and other services. */

Object.assign(process.env, testStack().environment);
const { dynamodb } = await import('../../../functions/platform/dynamodb.ts');
const handlers = {
  auth: (await import('../../../functions/users/routes/log-in.ts')).handler,
  'generate-reset-password-token': (await import('../../../functions/users/routes/request-reset.ts')).handler,
};

let sent: string[] = [];
beforeAll(() => {
  aroundRequests(dynamodb(), (next, name) => {
    sent.push(name);
    return next();
  });
});

/** @returns the status, and the requests in order */
async function work(path: keyof typeof handlers, body: object) {
  sent = [];
  const event = {
    version: '2.0',
    headers: { 'x-forwarded-for': `192.0.2.${randomInt(1, 255)}, ${randomUUID()}` },
    requestContext: { http: { sourceIp: '127.0.0.1', method: 'POST', path: `/v1/${path}` } },
    body: JSON.stringify(body),
    isBase64Encoded: false,
  };
  const answer = await handlers[path](event as never, { awsRequestId: randomUUID() } as Context);
  return { status: (answer as { statusCode: number }).statusCode, sent };
}

it('a failed login does the same work for known and unknown initials', async () => {
  const known = await work('auth', { initials: 'HÖ', password: 'fel gissning' });
  const unknown = await work('auth', { initials: freeInitials(), password: 'fel gissning' });
  expect(known.status).toBe(401);
  expect(unknown).toEqual(known);
});

it('requesting a link does the same work for known and unknown addresses', async () => {
  const known = await work('generate-reset-password-token', { email: 'hugo.oberg@klang.example' });
  const unknown = await work('generate-reset-password-token', { email: `ingen${randomInt(1_000_000)}@klang.example` });
  expect(known.status).toBe(200);
  expect(unknown).toEqual(known);
});
