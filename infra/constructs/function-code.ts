import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { AssetHashType } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';

const imported = /(?:\bfrom|\bimport)\s*\(?\s*["'](\.{1,2}\/[^"']+\.mjs)["']/g;

export function filesOf(folder: string, handler: string): string[] {
  const found = new Set<string>();
  const waiting = [join(folder, `${handler}.mjs`)];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const here = dirname(file);
    waiting.push(...[...readFileSync(file, 'utf8').matchAll(imported)].map(([, path]) => join(here, path!)));
  }
  return [...found].map((file) => relative(folder, file)).toSorted();
}

/** Hashes only these files, so that a deployment leaves functions with unchanged files alone. */
export function hashOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

export function ownCode(folder: string, handler: string): Code {
  const files = filesOf(folder, handler);
  const assetHash = hashOf(folder, files);
  const own = join(`${folder}.own`, assetHash);
  if (!existsSync(own)) {
    for (const file of files) {
      mkdirSync(dirname(join(own, file)), { recursive: true });
      linkSync(join(folder, file), join(own, file));
    }
  }
  return Code.fromAsset(own, { assetHash, assetHashType: AssetHashType.CUSTOM });
}

export function forgetOwnCode(folder: string): void {
  rmSync(`${folder}.own`, { recursive: true, force: true });
}
