import { randomUUID } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../platform/dynamodb.ts';
import { environment } from '../platform/environment.ts';
import { keys } from '../data/core/keys.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

const lastsSeconds = 60 * 60;

/** Stores a request for a reset link, whether or not the address is known; the table's stream triggers the answer. */
export function stageResetRequest(unit: UnitOfWork, email: string, now: Date): void {
  const requestId = randomUUID();
  unit.put({ ...keys.resetRequest(requestId), requestId, email, ttl: Math.floor(now.getTime() / 1000) + lastsSeconds });
}

export async function removeResetRequest(requestId: string): Promise<void> {
  await dynamodb().send(new DeleteCommand({ TableName: environment.tableName(), Key: keys.resetRequest(requestId) }));
}
