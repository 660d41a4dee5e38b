import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../../shared/contract/errors.ts';
import { dynamodb } from '../runtime/clients/dynamodb.ts';
import { environment } from '../runtime/environment.ts';
import { type Key, keys } from './keys.ts';
import { hashSecret } from './session-store.ts';
import { getItem } from './table.ts';

/** What is counted: logins by initials and by address, reset links by mail address and by address. */
type Scope = 'login-initials' | 'login-address' | 'reset-email' | 'reset-address';

type Limit = {
  /** So many attempts are free of waiting. */
  free: number;
  /** Then this long a wait, doubled for each further attempt. */
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  /** Forgotten this long after the last attempt. */
  forgetSeconds: number;
};

/**
 * Counts an attempt before it is made, so that many at once cannot slip past the limit.
 * @throws too_many_attempts with a Retry-After header while a wait runs
 */
export async function countAttempt(scope: Scope, value: string, limit: Limit, now: Date): Promise<void> {
  const key = keyOf(scope, value);
  for (;;) {
    const item = await getItem(key);
    const nowSeconds = Math.floor(now.getTime() / 1000);
    const isLive = item !== undefined && (item['ttl'] as number) > nowSeconds;
    const count = isLive ? (item['attempts'] as number) : 0;
    const waitUntil = isLive ? (item['waitUntil'] as number) : 0;
    if (waitUntil > nowSeconds) throw tooMany(waitUntil - nowSeconds);

    const attempts = count + 1;
    const wait =
      attempts < limit.free
        ? 0
        : Math.min(limit.longestWaitSeconds, limit.firstWaitSeconds * 2 ** Math.min(20, attempts - limit.free));
    try {
      await dynamodb().send(
        new PutCommand({
          TableName: environment.tableName(),
          Item: {
            ...key,
            attempts,
            waitUntil: wait === 0 ? 0 : nowSeconds + wait,
            ttl: nowSeconds + Math.max(limit.forgetSeconds, wait + 1),
          },
          ConditionExpression: item ? 'attempts = :seen AND waitUntil = :seenWait' : 'attribute_not_exists(pk)',
          ...(item && {
            ExpressionAttributeValues: { ':seen': item['attempts'], ':seenWait': item['waitUntil'] },
          }),
        }),
      );
      return;
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException') throw error;
    }
  }
}

export async function forgetAttempts(scope: Scope, value: string): Promise<void> {
  await dynamodb().send(new DeleteCommand({ TableName: environment.tableName(), Key: keyOf(scope, value) }));
}

/** People type their PIN where their initials belong: what was typed is not kept. */
function keyOf(scope: Scope, value: string): Key {
  return keys.attempts(scope, hashSecret(value));
}

function tooMany(seconds: number): AppError {
  const wait = seconds < 90 ? `${seconds} sekunder` : `${Math.ceil(seconds / 60)} minuter`;
  return new AppError('too_many_attempts', {
    message: `För många försök. Vänta ${wait} och försök igen.`,
    headers: { 'retry-after': String(seconds) },
  });
}
