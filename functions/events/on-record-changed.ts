import type { DynamoDBStreamEvent } from 'aws-lambda';
import type { FollowUpKind } from '../../shared/schemas/invoice.ts';
import { runFollowUp } from '../follow-ups/run-follow-up.ts';
import { broadcast } from '../gateways/live.ts';
import { followUpPrefix } from '../stores/keys.ts';

/** Tells everyone which records changed, and makes the first try of new follow-ups. */
export async function handler(event: DynamoDBStreamEvent): Promise<void> {
  const now = new Date();
  const changed = new Map<string, Set<number>>();
  const followUps: { invoiceId: number; kind: FollowUpKind }[] = [];
  let changedAt = '';

  for (const { eventName, dynamodb } of event.Records) {
    const image = dynamodb?.NewImage;
    const sk = dynamodb?.Keys?.['sk']?.S ?? '';
    if (!image) continue;
    if (sk === 'RECORD') {
      const kind = image['kind']!.S!;
      changed.set(kind, (changed.get(kind) ?? new Set()).add(Number(image['id']!.N)));
      const stamp = image['changedAt']?.S ?? '';
      if (stamp > changedAt) changedAt = stamp;
    } else if (eventName === 'INSERT' && sk.startsWith(followUpPrefix)) {
      followUps.push({ invoiceId: Number(image['invoiceId']!.N), kind: image['kind']!.S as FollowUpKind });
    }
  }

  if (changed.size > 0) {
    const changes = [...changed].map(([kind, ids]) => ({ kind, ids: [...ids] }));
    await broadcast({ type: 'RecordsChanged', payload: { changes, changedAt } }, now);
  }
  for (const { invoiceId, kind } of followUps) await runFollowUp(invoiceId, kind, now);
}
