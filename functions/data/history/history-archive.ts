import { createHash } from 'node:crypto';
import type { AttributeValue } from 'aws-lambda';
import { environment } from '../../platform/environment.ts';
import { s3 } from '../../platform/s3.ts';
import type { Kind } from '../../../shared/codes/kinds.ts';
import type { Key } from '../core/keys.ts';
import { recordOf } from '../core/record-of.ts';
import { isNamed } from '../../platform/sdk.ts';

/** In DynamoDB's own form, which `aws dynamodb put-item` takes. */
export type HistoryItem = Record<string, AttributeValue>;

/** Sick leave, and what may have to be erased, is in the table alone: nobody erases here. */
const withoutContents: readonly Kind[] = ['staff-time-log', 'user', 'contact', 'project-log'];
const contents = ['before', 'after'];

/**
 * Copies items of history to the bucket whose objects no function may replace or delete: those of a day (UTC) as one
 * object, an item to a line. The same items again are the same object.
 */
export async function archiveHistory(items: readonly { key: Key; item: HistoryItem }[]): Promise<void> {
  const days = Map.groupBy(items, ({ item }) => item['changedAt']!.S!.slice(0, 10));
  await Promise.all([...days].map(([day, ofDay]) => archiveDay(day, ofDay.map(lineOf))));
}

async function archiveDay(day: string, lines: readonly string[]): Promise<void> {
  const body = `${lines.toSorted().join('\n')}\n`;
  const hash = createHash('sha256').update(body).digest();
  const { client, PutObjectCommand } = await s3();
  try {
    await client.send(
      new PutObjectCommand({
        Bucket: environment.historyArchive(),
        Key: `${day}/${hash.toString('hex')}.jsonl`,
        Body: body,
        ContentType: 'application/jsonl',
        // S3 requires a checksum for writes to a bucket with object lock.
        ChecksumSHA256: hash.toString('base64'),
        IfNoneMatch: '*',
      }),
    );
  } catch (error) {
    if (!isNamed(error, 'PreconditionFailed')) throw error;
  }
}

function lineOf({ key, item }: { key: Key; item: HistoryItem }): string {
  const isWhole = !withoutContents.includes(recordOf(key)!.kind);
  return JSON.stringify(
    Object.fromEntries(Object.entries(item).filter(([name]) => isWhole || !contents.includes(name))),
  );
}
