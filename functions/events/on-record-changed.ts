import type { AttributeValue, DynamoDBStreamEvent } from 'aws-lambda';
import { broadcast } from '../gateways/live.ts';
import { followUpPrefix } from '../stores/keys.ts';

type Image = Record<string, AttributeValue>;

/** Tells everyone who is connected which records changed. */
export async function handler(event: DynamoDBStreamEvent): Promise<void> {
  const changed = new Map<string, Set<number>>();
  let changedAt = '';
  for (const { dynamodb } of event.Records) {
    const image = dynamodb?.NewImage;
    const record = image && recordOf(dynamodb.Keys?.['sk']?.S ?? '', image);
    if (!record) continue;
    changed.set(record.kind, (changed.get(record.kind) ?? new Set()).add(record.id));
    const stamp = image['changedAt']?.S ?? '';
    if (stamp > changedAt) changedAt = stamp;
  }
  if (changed.size === 0) return;
  const changes = [...changed].map(([kind, ids]) => ({ kind, ids: [...ids] }));
  await broadcast({ type: 'RecordsChanged', payload: { changes, changedAt } }, new Date());
}

/** The record an item is, or that shows it: an invoice shows how far what follows it has come. */
function recordOf(sk: string, image: Image): { kind: string; id: number } | undefined {
  if (sk === 'RECORD') return { kind: image['kind']?.S ?? '', id: Number(image['id']?.N) };
  return sk.startsWith(followUpPrefix) ? { kind: 'invoice', id: Number(image['invoiceId']?.N) } : undefined;
}
