import type { DynamoDBStreamEvent } from 'aws-lambda';
import { broadcast } from '../gateways/live.ts';

/** Tells everyone who is connected which records changed. */
export async function handler(event: DynamoDBStreamEvent): Promise<void> {
  const changed = new Map<string, Set<number>>();
  let changedAt = '';
  for (const { dynamodb } of event.Records) {
    const image = dynamodb?.NewImage;
    if (!image || dynamodb.Keys?.['sk']?.S !== 'RECORD') continue;
    const kind = image['kind']?.S ?? '';
    changed.set(kind, (changed.get(kind) ?? new Set()).add(Number(image['id']?.N)));
    const stamp = image['changedAt']?.S ?? '';
    if (stamp > changedAt) changedAt = stamp;
  }
  if (changed.size === 0) return;
  const changes = [...changed].map(([kind, ids]) => ({ kind, ids: [...ids] }));
  await broadcast({ type: 'RecordsChanged', payload: { changes, changedAt } }, new Date());
}
