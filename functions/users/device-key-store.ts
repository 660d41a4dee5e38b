import { randomBytes } from 'node:crypto';
import { open, seal } from '../platform/secrets.ts';
import { isNew } from '../data/core/condition.ts';
import { keys } from '../data/core/keys.ts';
import { getItem } from '../data/core/table.ts';
import { putItem } from '../data/core/write-item.ts';

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
  return (await putItem(item, isNew)) ? item : (await getItem(keys.deviceKey()))!;
}
