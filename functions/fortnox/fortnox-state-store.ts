import { all, exists, isAbove, lacks } from '../data/core/condition.ts';
import { updateIf } from '../data/core/conditional-update.ts';
import { keys } from '../data/core/keys.ts';
import { putItem } from '../data/core/write-item.ts';
import { hashSecret, newSecret } from '../users/session-store.ts';

const stateSeconds = 10 * 60;

const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

/** The OAuth state: proves that the link was opened by this user, recently, and only once. */
export async function createState(userId: number, now: Date): Promise<string> {
  const { secret, hash } = newSecret();
  await putItem({ ...keys.fortnoxState(hash), userId, ttl: seconds(now) + stateSeconds });
  return secret;
}

/**
 * Consumes a state.
 * @returns its user, 'linked' if the same code has already made a link, or undefined if it is invalid
 */
export async function useState(
  state: string,
  code: string,
  now: Date,
): Promise<{ userId: number } | 'linked' | undefined> {
  const key = keys.fortnoxState(hashSecret(state));
  const { isDone, item } = await updateIf(key, {
    set: { code: hashSecret(code) },
    onlyIf: all(exists, lacks('code'), isAbove('ttl', seconds(now))),
  });
  if (isDone) return { userId: item['userId'] as number };
  return item['code'] === hashSecret(code) && item['isLinked'] === true ? 'linked' : undefined;
}

export async function noteLinked(state: string): Promise<void> {
  await updateIf(keys.fortnoxState(hashSecret(state)), { set: { isLinked: true }, onlyIf: exists });
}
