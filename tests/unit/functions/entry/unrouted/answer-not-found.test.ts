import { expect, it } from 'vitest';
import { handler } from '../../../../../functions/entry/unrouted/answer-not-found.ts';

it('the answer to an unknown path says in Swedish that there is no such call, and is not kept', async () => {
  const answer = await handler();
  expect(answer.statusCode).toBe(404);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(JSON.parse(answer.body!)).toEqual({ message: 'Det finns inget sådant anrop.' });
});
