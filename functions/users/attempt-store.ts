import { AppError } from '../../shared/codes/errors.ts';
import { tooManyAttempts } from '../../shared/codes/errors/log-in.ts';
import { formatCount } from '../../shared/lib/format.ts';
import { equals, isNew } from '../data/core/condition.ts';
import { type Key, keys } from '../data/core/keys.ts';
import { hashSecret } from './session-store.ts';
import { type Item, getItem } from '../data/core/table.ts';
import { deleteItem, putItem } from '../data/core/write-item.ts';

type Scope =
  | 'login-initials'
  | 'login-address'
  | 'login-device'
  | 'login-provider'
  | 'own-pin'
  | 'key-address'
  | 'key-options'
  | 'recovery-code'
  | 'reset-email'
  | 'reset-address'
  | 'csp-report';

type Limit = {
  free: number;
  firstWaitSeconds: number;
  longestWaitSeconds: number;
  forgetSeconds: number;
};

export const guessesOfPin: Limit = {
  free: 5,
  firstWaitSeconds: 30,
  longestWaitSeconds: 15 * 60,
  forgetSeconds: 60 * 60,
};

export type Uncount = () => Promise<void>;

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit.
 * @throws too_many_attempts with a Retry-After header during a wait
 */
export async function countAttempt(scope: Scope, value: string, limit: Limit, now: Date): Promise<Uncount> {
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
    const counted = {
      ...key,
      attempts,
      waitUntil: wait === 0 ? 0 : nowSeconds + wait,
      ttl: nowSeconds + Math.max(limit.forgetSeconds, wait + 1),
    };
    const before = { waitUntil, ttl: isLive ? (item['ttl'] as number) : counted.ttl };
    if (await replaced(item, counted)) return () => uncount(key, limit, { mine: counted, before });
  }
}

type Until = { waitUntil: number; ttl: number };

/** Keeps concurrent attempts counted, and does not prolong earlier failures or their wait. */
async function uncount(key: Key, { free }: Limit, { mine, before }: { mine: Until; before: Until }): Promise<void> {
  for (;;) {
    const item = await getItem(key);
    if (!item || (item['attempts'] as number) < 1) return;
    const attempts = (item['attempts'] as number) - 1;
    const isMine = (until: keyof Until) => item[until] === mine[until];
    const latestWait = isMine('waitUntil') ? before.waitUntil : (item['waitUntil'] as number);
    const waitUntil = attempts < free ? 0 : latestWait;
    const ttl = isMine('ttl') ? before.ttl : (item['ttl'] as number);
    if (await replaced(item, { ...key, attempts, waitUntil, ttl })) return;
  }
}

function replaced(before: Item | undefined, after: Item): Promise<boolean> {
  if (!before) return putItem(after, isNew);
  const { attempts, waitUntil } = before;
  return putItem(after, equals({ attempts, waitUntil }));
}

export async function forgetAttempts(scope: Scope, value: string): Promise<void> {
  await deleteItem(keyOf(scope, value));
}

/** Hashed, because people sometimes type their PIN in the field for initials. */
function keyOf(scope: Scope, value: string): Key {
  return keys.attempts(scope, hashSecret(value));
}

function tooMany(seconds: number): AppError {
  const wait = seconds < 90 ? formatCount(seconds, 'sekund', 'sekunder') : `${Math.ceil(seconds / 60)} minuter`;
  return new AppError(tooManyAttempts, {
    message: `För många försök. Vänta ${wait} och försök igen.`,
    headers: { 'retry-after': String(seconds) },
  });
}
