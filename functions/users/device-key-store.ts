import { randomBytes } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { open, seal } from '../platform/secrets.ts';
import { dynamodb } from '../platform/dynamodb.ts';
import { environment } from '../platform/environment.ts';
import { keys } from '../data/core/keys.ts';
import { getItem } from '../data/core/table.ts';

let known: Promise<Buffer> | undefined;

/** The signing key of known-device cookies: created once, stored encrypted. */
export function deviceKey(): Promise<Buffer> {
  known ??= readKey().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

async function readKey(): Promise<Buffer> {
  const item = (await getItem(keys.deviceKey())) ?? (await makeKey());
  return Buffer.from(await open('deviceKey', item['sealed'] as string), 'base64');
}

async function makeKey(): Promise<Record<string, unknown>> {
  const item = { ...keys.deviceKey(), sealed: await seal('deviceKey', randomBytes(32).toString('base64')) };
  try {
    await dynamodb().send(
      new PutCommand({
        TableName: environment.tableName(),
        Item: item,
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    );
    return item;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException') throw error;
    return (await getItem(keys.deviceKey()))!;
  }
}
