// oxlint-disable-next-line import/no-named-as-default
import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2, Context } from 'aws-lambda';
import type { RouteOutput, Route } from '../../shared/contract/route.ts';
import type { FileResult } from '../platform/answer.ts';
import { compressAnswer } from './compression.ts';
import { answerErrors } from './errors.ts';
import { answerRepeat } from './idempotency.ts';
import { answerKeepWarm } from './keep-warm.ts';
import { logCall } from './log.ts';
import { type Request, readRequest } from './request.ts';
import { withRetry } from './retry.ts';
import { checkRole } from './role.ts';
import { type CallerSession, type RecordKey, findSession } from './session.ts';
import type { SignedInUser } from '../users/signed-in.ts';
import { type Work, commitWork } from './unit-of-work.ts';

type RouteContext<R extends Route> = CallerSession<R['role'] extends 'public' ? undefined : SignedInUser> &
  Request<R> &
  Work;
type RouteResult<R extends Route> = R['file'] extends string ? FileResult : RouteOutput<R>;
type Run<R extends Route> = (context: RouteContext<R>) => Promise<RouteResult<R>> | RouteResult<R>;

export type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyResultV2>;

/** Lambda's context with what the middlewares before have found, which types cannot follow. */
type ChainContext = any;

/** Lambda itself ends what takes too long: a handler that goes on after its answer could still write. */
const options = { timeoutEarlyInMillis: 0 };

/**
 * Makes a contract's handler. `run` reads, decides and stages; it must have no other side effects, because it is
 * retried on contention, as is what stands around it in the inner chain.
 * @param again answers a repeated idempotency key of a call that keeps no answer, by reading what it has written
 * @param recordKey of what is read with the session (`readAlong`)
 */
export function route<R extends Route>(
  contract: R,
  run: Run<R>,
  { again, recordKey }: { again?: Run<R>; recordKey?: RecordKey } = {},
): Handler {
  const attempt = middy<APIGatewayProxyEventV2, any, Error, ChainContext>(options)
    .use(answerRepeat(contract, again && (async (context) => again(context))))
    .use(commitWork(contract))
    .handler((_event, context) => run(context));

  return middy<APIGatewayProxyEventV2, APIGatewayProxyResultV2, Error, ChainContext>(options)
    .use(answerKeepWarm())
    .use(logCall(contract))
    .use(answerErrors(contract))
    .use(compressAnswer())
    .use(findSession(contract, recordKey))
    .use(checkRole(contract))
    .use(readRequest(contract))
    .handler(withRetry(attempt));
}
