import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { isWriting } from '../../shared/contract/calls/is-writing.ts';
import { idempotencyKeyHeader } from '../../shared/contract/headers.ts';
import type { Route } from '../../shared/contract/route.ts';
import { type Key, keys } from '../data/core/keys.ts';

const validKey = /^[\x21-\x7e]{8,200}$/;

/** The idempotency key of a writing call, as its caller sent it. */
export function idempotencyKey(route: Route, event: APIGatewayProxyEventV2): string | undefined {
  return isWriting(route) ? event.headers[idempotencyKeyHeader] : undefined;
}

export function isValidKey(key: string): boolean {
  return validKey.test(key);
}

/** Where the stored answer of a call is, if it has a key. @param userId 0 in a call without a session */
export function storedAnswerKey(route: Route, event: APIGatewayProxyEventV2, userId: number): Key | undefined {
  const key = idempotencyKey(route, event);
  return key && isValidKey(key) ? keys.idempotency(userId, route.name, key) : undefined;
}
