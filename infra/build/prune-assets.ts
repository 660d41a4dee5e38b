import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const dayMs = 24 * 60 * 60 * 1000;

/** Removes assets of earlier builds; those of the last day stay, because a running host may still use them. */
export function pruneAssets(assembly: string): void {
  const files = readdirSync(assembly);
  const manifests = files.filter((name) => name.endsWith('.assets.json'));
  const used = manifests.map((name) => readFileSync(join(assembly, name), 'utf8')).join();
  for (const name of files.filter((one) => one.startsWith('asset.') && !used.includes(one))) {
    const isOld = Date.now() - statSync(join(assembly, name)).mtimeMs > dayMs;
    if (isOld) rmSync(join(assembly, name), { recursive: true });
  }
}
