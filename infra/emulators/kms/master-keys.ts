import { randomBytes } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';

const folder = 'keys';

type MasterKey = { arn: string; material: string };

const keyBytes = 32;

function isKey({ arn, material }: Record<string, unknown>): boolean {
  return typeof arn === 'string' && Buffer.from(String(material), 'base64').length === keyBytes;
}

export async function loadKeys(storage: Storage, arns: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const known = (await storage.readRecords(folder, isKey)) as MasterKey[];
  const keys = new Map(known.map(({ arn, material }) => [arn, Buffer.from(material, 'base64')]));
  for (const arn of arns) {
    if (keys.has(arn)) continue;
    const material = randomBytes(keyBytes);
    keys.set(arn, material);
    const key: MasterKey = { arn, material: material.toString('base64') };
    await storage.writeRecord(folder, arn.replace(/[^\w-]/g, '_'), key);
  }
  return keys;
}
