import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { paths, projectRoot } from './paths.ts';

type Step = {
  name: string;
  inputs: readonly string[];
  salt?: string;
  /** Must exist for the step to be skipped. */
  outputs: readonly string[];
  run: () => Promise<void>;
};

export async function runWhenChanged({ name, inputs, salt = '', outputs, run }: Step): Promise<boolean> {
  const timestamp = join(paths.built, 'stamps', name);
  const fingerprint = fingerprintOf([...inputs, 'package-lock.json'], salt);
  const isDone = existsSync(timestamp) && readFileSync(timestamp, 'utf8') === fingerprint && outputs.every(existsSync);
  if (isDone) return false;
  rmSync(timestamp, { force: true });
  await run();
  mkdirSync(join(paths.built, 'stamps'), { recursive: true });
  writeFileSync(timestamp, fingerprint);
  return true;
}

function fingerprintOf(places: readonly string[], salt = ''): string {
  const hash = createHash('sha256').update(salt);
  for (const file of places.flatMap((place) => filesIn(join(projectRoot, place)))) {
    hash.update(`\0${relative(projectRoot, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
