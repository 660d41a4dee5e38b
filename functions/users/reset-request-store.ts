import { randomUUID } from 'node:crypto';
import { keys } from '../data/core/keys.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';
import { deleteItem } from '../data/core/write-item.ts';

const lastsSeconds = 60 * 60;

/** Stores a request for a reset link, whether or not the address is known; the table's stream triggers the answer. */
export function stageResetRequest(unit: UnitOfWork, email: string, now: Date): void {
  const requestId = randomUUID();
  unit.put({ ...keys.resetRequest(requestId), requestId, email, ttl: Math.floor(now.getTime() / 1000) + lastsSeconds });
}

export async function removeResetRequest(requestId: string): Promise<void> {
  await deleteItem(keys.resetRequest(requestId));
}
