import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerErrors } from '../../../../functions/request/errors.ts';
import { logCall } from '../../../../functions/request/log.ts';
import { AppError } from '../../../../shared/codes/errors.ts';
import { notFound } from '../../../../shared/codes/errors/every-call.ts';
import { listCustomers } from '../../../../shared/contract/customers.ts';
import { through } from '../../../support/through.ts';

afterEach(() => vi.restoreAllMocks());

describe('the log line of a call', () => {
  const chain = [logCall(listCustomers), answerErrors(listCustomers)];
  const line = {
    level: 'info',
    requestId: 'r1',
    invocationId: 'i1',
    userId: 7,
    route: 'customers/list-customers',
    milliseconds: expect.any(Number),
  };

  it.each([
    ['is answered', () => ({ statusCode: 200 }), 200],
    ['is refused', () => Promise.reject(new AppError(notFound)), 404],
  ])('tells whose it is and its status when it %s', async (_, handler, status) => {
    const written = vi.spyOn(console, 'log').mockReturnValue();
    await through(chain, { context: { user: { userId: 7 } }, handler });
    expect(written.mock.calls.map(([text]) => JSON.parse(text))).toEqual([{ ...line, status }]);
  });

  it('names no user before a session has been found', async () => {
    const written = vi.spyOn(console, 'log').mockReturnValue();
    await through(chain, { handler: () => ({ statusCode: 200 }) });
    expect(JSON.parse(written.mock.calls[0]![0])).not.toHaveProperty('userId');
  });
});
