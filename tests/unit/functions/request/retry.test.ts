import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import { calls, lasting } from '../../../../shared/lib/deadlines.ts';
import { withRetry } from '../../../../functions/request/retry.ts';
import { Contention } from '../../../../functions/data/core/contention.ts';

vi.mock('../../../../functions/data/core/contention.ts', async (original) => ({
  ...(await original<object>()),
  pause: () => Promise.resolve(),
}));

const answer = { statusCode: 200 };

/** @param failures how often another write comes first */
function call(failures: number, now = new Date()) {
  const attempt = vi.fn(() => Promise.resolve(answer));
  for (let count = 0; count < failures; count += 1) attempt.mockRejectedValueOnce(new Contention('first'));
  const context = { now } as Context & { now: Date; token: string; user: undefined };
  return { attempt, answered: withRetry(attempt)({} as APIGatewayProxyEventV2, context) };
}

describe('a call that meets another write', () => {
  it('is handled again until it comes first', async () => {
    const { attempt, answered } = call(12);
    expect(await answered).toBe(answer);
    expect(attempt).toHaveBeenCalledTimes(13);
  });

  it('is given up after twelve more attempts', async () => {
    const { attempt, answered } = call(13);
    await expect(answered).rejects.toMatchObject({ code: 'busy', cause: expect.any(Contention) });
    expect(attempt).toHaveBeenCalledTimes(13);
  });

  it('is given up when its caller has waited long', async () => {
    const { attempt, answered } = call(1, new Date(Date.now() - lasting(calls.commit) - 1));
    await expect(answered).rejects.toMatchObject({ code: 'busy' });
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('is not handled again after another error', async () => {
    const attempt = vi.fn(() => Promise.reject(new TypeError('x is undefined')));
    const context = { now: new Date() } as Context & { now: Date; token: string; user: undefined };
    await expect(withRetry(attempt)({} as APIGatewayProxyEventV2, context)).rejects.toThrow('x is undefined');
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
