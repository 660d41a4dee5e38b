import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerErrors } from '../../../../functions/request/errors.ts';
import { AppError } from '../../../../shared/codes/errors.ts';
import { inUse } from '../../../../shared/codes/errors/records.ts';
import { listCustomers } from '../../../../shared/contract/customers.ts';
import { through } from '../../../support/through.ts';

afterEach(() => vi.restoreAllMocks());

describe('what a call throws', () => {
  const answerOf = async (error: Error) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const fail = () => {
      throw error;
    };
    const { answer } = await through([answerErrors(listCustomers)], { handler: fail });
    const { statusCode, body } = answer;
    return { statusCode, body: JSON.parse(body), logged: logged.mock.calls.map(([line]) => JSON.parse(line)) };
  };

  it('is answered with its message, and not logged, when it is a refusal', async () => {
    expect(await answerOf(new AppError(inUse, { message: 'Kunden har projekt.' }))).toEqual({
      statusCode: 409,
      body: { message: 'Kunden har projekt.' },
      logged: [],
    });
  });

  it('is logged, and not shown, when it is a fault', async () => {
    expect(await answerOf(new TypeError('x is undefined'))).toMatchObject({
      statusCode: 500,
      body: { message: 'Något gick fel hos oss. Försök igen om en stund.', requestId: 'r1' },
      logged: [{ level: 'error', requestId: 'r1', route: 'customers/list-customers', errorMessage: 'x is undefined' }],
    });
  });

  it('is a 503 when a service did not answer', async () => {
    const silent = Object.assign(new Error('no answer'), { name: 'TimeoutError' });
    expect(await answerOf(silent)).toMatchObject({ statusCode: 503, body: { requestId: 'r1' } });
  });
});
