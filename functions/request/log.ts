import type { Route } from '../../shared/contract/route.ts';
import { log } from '../platform/log.ts';
import type { Answer } from '../platform/answer.ts';
import type { Middleware } from './middleware.ts';
import type { CallerSession } from './session.ts';

/** Logs each call once it has been answered: what, whose, how it ended and how long it took. */
export function logCall({ name }: Route): Middleware<Partial<CallerSession>, { started: number }> {
  const logLine: Middleware<Partial<CallerSession>, { started: number }>['after'] = ({
    event,
    context,
    response,
    internal,
  }) => {
    log('info', {
      requestId: event.requestContext.requestId,
      // Lambda's own lines have only this one.
      invocationId: context.awsRequestId,
      userId: context.user?.userId,
      route: name,
      status: (response as Answer).statusCode,
      milliseconds: Math.round(performance.now() - internal.started),
    });
  };
  return {
    before: ({ internal }) => {
      internal.started = performance.now();
    },
    after: logLine,
    onError: logLine,
  };
}
