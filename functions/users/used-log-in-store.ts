import { isNew } from '../data/core/condition.ts';
import { keys } from '../data/core/keys.ts';
import { putItem } from '../data/core/write-item.ts';

const retentionSeconds = 60 * 60;

/** Marks a login at a provider as used. @returns false if it was used before */
export function useLogIn(flowId: string, now: Date): Promise<boolean> {
  return putItem({ ...keys.usedLogIn(flowId), ttl: Math.floor(now.getTime() / 1000) + retentionSeconds }, isNew);
}
