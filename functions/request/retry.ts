import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2, Context } from 'aws-lambda';
import { AppError } from '../../shared/codes/errors.ts';
import { busy } from '../../shared/codes/errors/every-call.ts';
import { calls, deadlineOf } from '../../shared/lib/deadlines.ts';
import { Contention, pause } from '../data/core/contention.ts';
import type { CallerSession } from './session.ts';

const maxRetries = 12;

type Handler<Extra = object> = (
  event: APIGatewayProxyEventV2,
  context: Context & Extra,
) => Promise<APIGatewayProxyResultV2>;

/**
 * Handles a call again, from fresh reads, as long as another write comes first.
 * @throws busy when others have come first too often, or for too long
 */
export function withRetry(attempt: Handler): Handler<CallerSession> {
  return async (event, context) => {
    for (let retries = 0; ; retries += 1) {
      try {
        return await attempt(event, context);
      } catch (error) {
        if (!(error instanceof Contention)) throw error;
        if (retries === maxRetries || Date.now() > deadlineOf(calls.commit, context.now.getTime()))
          throw new AppError(busy, { cause: error });
        await pause(retries);
      }
    }
  };
}
