import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '../../shared/codes/errors.ts';
import { idempotencyKeyHeader } from '../../shared/contract/headers.ts';
import { type Route, isWriting } from '../../shared/contract/route.ts';
import { secretFields } from '../../shared/schemas/settings.ts';
import { keys } from '../stores/core/keys.ts';
import { getItem } from '../stores/core/table.ts';
import type { UnitOfWork } from '../stores/core/unit-of-work.ts';
import { environment } from '../platform/environment.ts';
import { bodyText } from './request.ts';

const lastsSeconds = 24 * 60 * 60;

/** A secret could be brute-forced from a fast hash, so secrets are excluded from the request's fingerprint. */
const secretNames = ['password', 'currentPin', 'newPin', 'recoveryCode', ...secretFields].join('|');
const secrets = new RegExp(String.raw`"(?:${secretNames})"\s*:\s*"(?:[^"\\]|\\.)*"`, 'g');

const validKey = /^[\x21-\x7e]{8,200}$/;

type Stored = { answer: unknown; changedAt: string | undefined };

/**
 * The stored answer of an idempotency key: the same key gives the same answer for 24 hours. The answer is committed in
 * the same transaction as the call's writes, so that no crash can separate them; a call that wrote nothing runs again.
 */
export class Repeat {
  readonly #key;
  readonly #request;

  private constructor(userId: number, route: Route, key: string, event: APIGatewayProxyEventV2) {
    this.#key = keys.idempotency(userId, route.name, key);
    this.#request = createHash('sha256')
      .update(
        `${event.rawPath}${event.rawQueryString ? `?${event.rawQueryString}` : ''}\n${bodyText(event).replace(secrets, '')}`,
      )
      .digest('base64url');
  }

  /** True if the call carries a valid idempotency key that it needs. */
  static isAsked(route: Route, { headers }: APIGatewayProxyEventV2): boolean {
    return isWriting(route) && validKey.test(headers[idempotencyKeyHeader] ?? '');
  }

  static of(route: Route, userId: number, event: APIGatewayProxyEventV2): Repeat | undefined {
    const key = event.headers[idempotencyKeyHeader];
    if (!key || !isWriting(route)) return undefined;
    if (!validKey.test(key)) {
      throw new AppError('invalid_fields', {
        fields: [{ field: 'Idempotency-Key', message: 'Ska vara 8–200 tecken utan blanksteg.' }],
      });
    }
    return new Repeat(userId, route, key, event);
  }

  async find(now: Date): Promise<Stored | undefined> {
    const item = await getItem(this.#key);
    if (!item || (item['ttl'] as number) * 1000 <= now.getTime()) return undefined;
    if (item['request'] !== this.#request) throw new AppError('key_reused');
    return { answer: JSON.parse(item['answer'] as string), changedAt: item['changedAt'] as string | undefined };
  }

  /** Stores the answer with the unit; if another request stored the same key first, the commit throws Contention. */
  keepWith(unit: UnitOfWork, now: Date): void {
    unit.answerWith((result, changedAt) => ({
      Put: {
        TableName: environment.tableName(),
        Item: {
          ...this.#key,
          request: this.#request,
          answer: JSON.stringify(result),
          ...(changedAt && { changedAt }),
          ttl: Math.floor(now.getTime() / 1000) + lastsSeconds,
        },
        ConditionExpression: 'attribute_not_exists(pk) OR #ttl < :now',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':now': Math.floor(now.getTime() / 1000) },
      },
    }));
  }
}
