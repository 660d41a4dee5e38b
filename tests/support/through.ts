// oxlint-disable-next-line import/no-named-as-default
import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import type { Middleware } from '../../functions/request/middleware.ts';

type Call = {
  /** Parts of API Gateway's event. */
  event?: object;
  /** What earlier middlewares have found. */
  context?: object;
  handler?: (context: any) => unknown;
};

/** Sends a call through middlewares to a handler. @returns the answer, and what is in the context then */
export async function through(middlewares: readonly Middleware<any, any>[], { event, context, handler }: Call = {}) {
  const chain = middy();
  for (const middleware of middlewares) chain.use(middleware);
  chain.handler(async (_event, given) => handler?.(given));
  const given = { awsRequestId: 'i1', ...context } as Context & Record<string, any>;
  const call = { headers: {}, requestContext: { requestId: 'r1', http: { sourceIp: '127.0.0.1' } }, ...event };
  const answer: any = await chain(call, given);
  return { answer, context: given };
}
