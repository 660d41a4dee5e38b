import { randomBytes } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';

const folder = 'keys';

type Kept = { arn: string; material: string };

export async function loadKeys(storage: Storage, arns: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const known = (await storage.readRecords(folder)) as Kept[];
  const keys = new Map(known.map(({ arn, material }) => [arn, Buffer.from(material, 'base64')]));
  for (const arn of arns) {
    if (keys.has(arn)) continue;
    const material = randomBytes(32);
    keys.set(arn, material);
    const kept: Kept = { arn, material: material.toString('base64') };
    await storage.writeRecord(folder, arn.replace(/[^\w-]/g, '_'), kept);
  }
  return keys;
}
