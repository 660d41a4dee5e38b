import type { DynamoDBStreamEvent } from 'aws-lambda';
import type { FollowUpKind } from '../../shared/schemas/invoice.ts';
import { runFollowUp } from '../follow-ups/run-follow-up.ts';
import { followUpPrefix } from '../stores/keys.ts';

/** The first try of what a new invoice needs; a job makes the later ones. */
export async function handler(event: DynamoDBStreamEvent): Promise<void> {
  const staged = event.Records.flatMap(({ eventName, dynamodb }) => {
    const image = dynamodb?.NewImage;
    const isStaged = eventName === 'INSERT' && dynamodb?.Keys?.['sk']?.S?.startsWith(followUpPrefix);
    return isStaged && image ? [image] : [];
  });
  const now = new Date();
  await Promise.all(
    staged.map((image) => runFollowUp(Number(image['invoiceId']?.N), image['kind']?.S as FollowUpKind, now)),
  );
}
