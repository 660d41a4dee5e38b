import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '../../shared/codes/errors.ts';
import { forbidden, invalidFields, keyReused } from '../../shared/codes/errors/every-call.ts';
import type { Route } from '../../shared/contract/route.ts';
import { type Rights, hasRole } from '../../shared/domain/roles.ts';
import { secretFields } from '../../shared/schemas/settings.ts';
import { calls, lasting } from '../../shared/lib/deadlines.ts';
import { any, isAtMost, isNew } from '../data/core/condition.ts';
import { putAction } from '../data/core/item-actions.ts';
import { keys } from '../data/core/keys.ts';
import { getItem } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';
import { type Answer, resultAnswer } from '../platform/answer.ts';
import { idempotencyKey, isValidKey } from './idempotency-key.ts';
import type { Middleware } from './middleware.ts';
import { bodyText } from './request.ts';
import type { CallerSession } from './session.ts';
import type { SignedInUser } from '../users/signed-in.ts';

const lastsSeconds = 24 * 60 * 60;

/** A secret could be brute-forced from a fast hash, so secrets are excluded from the request's fingerprint. */
const secretNames = ['password', 'currentPin', 'newPin', 'recoveryCode', ...secretFields].join('|');
const secrets = new RegExp(String.raw`"(?:${secretNames})"\s*:\s*"(?:[^"\\]|\\.)*"`, 'g');

/** Without the answer where the call does not keep it. */
type StoredAnswer = { answer?: unknown; changedAt: string | undefined };

type IdempotencyContext = CallerSession & { repeat?: Repeat | undefined };

/**
 * Answers a repeated idempotency key with its stored answer, and passes the key on to the unit of work otherwise. A
 * concurrent retry of the same request may succeed in the meantime: its answer takes precedence over a refusal.
 * @param again reads what a call that keeps no answer has written; without it, such a call only reads, and runs again
 * @throws invalid_fields, key_reused or forbidden
 */
export function answerRepeat(route: Route, again?: (context: any) => Promise<unknown>): Middleware<IdempotencyContext> {
  const answerOf = async (stored: StoredAnswer, context: IdempotencyContext): Promise<Answer | undefined> => {
    if ('answer' in stored) return resultAnswer(stored.answer, stored.changedAt);
    return again && resultAnswer(route.result.parse(await again(context)), stored.changedAt);
  };
  return {
    before: async ({ event, context }) => {
      const repeat = Repeat.of(route, context.user, event);
      if (!repeat) return;
      const stored = await repeat.find(context.now, context.readAlong);
      // A rerun reads it again.
      context.readAlong = undefined;
      context.repeat = stored ? undefined : repeat;
      return stored && answerOf(stored, context);
    },
    onError: async (request) => {
      const { error, context } = request;
      if (!(error instanceof AppError)) return;
      const stored = await inTime(context.repeat?.find(context.now));
      const answer = stored && (await answerOf(stored, context));
      if (answer) request.response = answer;
    },
  };
}

/** Gives undefined after a few seconds, so that an unresponsive table does not delay the answer. */
function inTime<Result>(found: Promise<Result> | undefined): Promise<Result | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, lasting(calls.storedAnswer), undefined).unref());
  return Promise.race([found, late]);
}

/**
 * The stored answer of an idempotency key: the same key gives the same answer for 24 hours. A call that keeps no answer
 * stores only the key. The answer is committed in the same transaction as the call's writes, so that no crash can
 * separate them; a call that wrote nothing runs again.
 */
export class Repeat {
  readonly #key;
  readonly #request;
  readonly #user: SignedInUser | undefined;
  readonly #keepsAnswer: boolean;

  private constructor(user: SignedInUser | undefined, route: Route, key: string, event: APIGatewayProxyEventV2) {
    this.#user = user;
    this.#keepsAnswer = route.keepsAnswer ?? true;
    this.#key = keys.idempotency(user?.userId ?? 0, route.name, key);
    this.#request = createHash('sha256')
      .update(
        `${event.rawPath}${event.rawQueryString ? `?${event.rawQueryString}` : ''}\n${bodyText(event).replace(secrets, '')}`,
      )
      .digest('base64url');
  }

  static of(route: Route, user: SignedInUser | undefined, event: APIGatewayProxyEventV2): Repeat | undefined {
    const key = idempotencyKey(route, event);
    if (!key) return undefined;
    if (!isValidKey(key)) {
      throw new AppError(invalidFields, {
        fields: [{ field: 'Idempotency-Key', message: 'Ska vara 8–200 tecken utan blanksteg.' }],
      });
    }
    return new Repeat(user, route, key, event);
  }

  /**
   * @param read what has been read already, with the session
   * @throws key_reused; forbidden when the user has lost a right since
   */
  async find(now: Date, read?: CallerSession['readAlong']): Promise<StoredAnswer | undefined> {
    const { item } = read ?? { item: await getItem(this.#key) };
    if (!item || (item['ttl'] as number) * 1000 <= now.getTime()) return undefined;
    if (item['request'] !== this.#request) throw new AppError(keyReused);
    this.#requireRights(item['rights'] as Rights | undefined);
    const changedAt = item['changedAt'] as string | undefined;
    const answer = item['answer'] as string | undefined;
    return answer === undefined ? { changedAt } : { answer: JSON.parse(answer), changedAt };
  }

  /** The handler, which asks for rights to single records, does not run again. */
  #requireRights(then: Rights | undefined): void {
    const now = this.#user;
    // Undefined as well in an answer that an earlier version stored, less than a day ago.
    if (!now || !then) return;
    const isSame = now.overviewAccess === then.overviewAccess && now.absenceAccess === then.absenceAccess;
    if (!isSame || !hasRole(now.role, then.role)) throw new AppError(forbidden);
  }

  /** Stores the answer with the unit; if another request stored the same key first, the commit throws Contention. */
  keepWith(unit: UnitOfWork, now: Date): void {
    const nowSeconds = Math.floor(now.getTime() / 1000);
    unit.answerWith((result, changedAt) => {
      const item = {
        ...this.#key,
        request: this.#request,
        ...(this.#keepsAnswer && { answer: JSON.stringify(result) }),
        ...(this.#user && { rights: rightsOf(this.#user) }),
        ...(changedAt && { changedAt }),
        ttl: nowSeconds + lastsSeconds,
      };
      return putAction(item, any(isNew, isAtMost('ttl', nowSeconds)));
    });
  }
}

function rightsOf({ role, overviewAccess, absenceAccess }: SignedInUser): Rights {
  return { role, overviewAccess, absenceAccess };
}
