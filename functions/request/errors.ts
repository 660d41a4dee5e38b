import type { Route } from '../../shared/contract/route.ts';
import { errorFields, log } from '../platform/log.ts';
import { errorAnswer } from '../platform/answer.ts';
import type { Middleware } from './middleware.ts';

/** Turns what is thrown into an answer with a Swedish message, and logs what is a fault of ours. */
export function answerErrors({ name }: Route): Middleware {
  return {
    onError: (request) => {
      const { requestId } = request.event.requestContext;
      const answer = errorAnswer(request.error, requestId);
      if ((answer.statusCode ?? 500) >= 500) log('error', { requestId, route: name, ...errorFields(request.error) });
      request.response = answer;
    },
  };
}
