import type { APIGatewayRequestAuthorizerEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handler } from '../../../../../functions/entry/authorizers/check-origin.ts';

const before = process.env['ORIGIN_SECRET'];
beforeAll(() => void (process.env['ORIGIN_SECRET'] = 'hemligheten'));
afterAll(() => {
  if (before === undefined) delete process.env['ORIGIN_SECRET'];
  else process.env['ORIGIN_SECRET'] = before;
});

it.each([
  [['hemligheten'], true],
  [['hemligheter'], false],
  [['hemlig'], false],
  [[''], false],
  [undefined, false],
])('the check of the origin answers a call with the secret %j with %j', async (identitySource, isAuthorized) => {
  const event = { identitySource } as unknown as APIGatewayRequestAuthorizerEventV2;
  expect(await handler(event)).toEqual({ isAuthorized });
});
