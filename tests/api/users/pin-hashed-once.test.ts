import { randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import { expect, it } from 'vitest';
import { aroundRequests } from '../../support/around-requests.ts';
import { makeUser } from '../../support/builders.ts';
import { logInAs } from '../../support/people.ts';
import { testStack } from '../../support/test-stack.ts';

Object.assign(process.env, testStack().environment);
const { dynamodb } = await import('../../../functions/platform/dynamodb.ts');
const { handler } = await import('../../../functions/users/routes/change-pin.ts');

it('a new PIN is hashed once, however often others write in between', async () => {
  const superAdmin = await logInAs('SuperAdmin');
  const user = await makeUser(superAdmin);
  const written: string[] = [];
  const end = aroundRequests(dynamodb(), (next, name, input) => {
    if (name !== 'TransactWriteItemsCommand') return next();
    written.push(/argon2id\$[^"]+/.exec(JSON.stringify(input))![0]);
    if (written.length > 3) return next();
    const CancellationReasons = [{ Code: 'TransactionConflict' }];
    throw Object.assign(new Error('conflict'), { name: 'TransactionCanceledException', CancellationReasons });
  });
  const event = {
    version: '2.0',
    headers: { authorization: `Bearer ${superAdmin.token}` },
    pathParameters: { userId: String(user.userId) },
    requestContext: { http: { sourceIp: '127.0.0.1', method: 'PUT', path: `/v1/users/${user.userId}/change-pin` } },
    body: JSON.stringify({ newPin: 'blåbärsris' }),
    isBase64Encoded: false,
  };
  const answer = await handler(event as never, { awsRequestId: randomUUID() } as Context);
  end();
  expect(answer).toMatchObject({ statusCode: 200 });
  expect(written).toHaveLength(4);
  expect(new Set(written).size).toBe(1);
});
