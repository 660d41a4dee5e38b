import type { DynamoDBStreamEvent } from 'aws-lambda';
import type { FollowUpKind } from '../../shared/schemas/invoice.ts';
import { runFollowUp } from '../follow-ups/run-follow-up.ts';
import { followUpPrefix } from '../stores/keys.ts';

/** The first try of what a new invoice needs; a job makes the later ones. */
export async function handler(event: DynamoDBStreamEvent): Promise<void> {
  for (const { eventName, dynamodb } of event.Records) {
    const image = dynamodb?.NewImage;
    if (eventName !== 'INSERT' || !image || !dynamodb.Keys?.['sk']?.S?.startsWith(followUpPrefix)) continue;
    await runFollowUp(Number(image['invoiceId']?.N), image['kind']?.S as FollowUpKind, new Date());
  }
}
