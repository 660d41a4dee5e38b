import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { built, paths } from '../build/paths.ts';
import { klang } from '../stacks/klang.ts';

const dayMs = 24 * 60 * 60 * 1000;

klang(paths.assembly, built, { checks: process.env['CDK_VALIDATION'] !== 'false' }).synth();
pruneAssets(paths.assembly);

/** Removes assets of earlier builds; those of the last day stay, because a running host may still use them. */
function pruneAssets(assembly: string): void {
  const files = readdirSync(assembly);
  const manifests = files.filter((name) => name.endsWith('.assets.json'));
  const used = manifests.map((name) => readFileSync(join(assembly, name), 'utf8')).join();
  for (const name of files.filter((one) => one.startsWith('asset.') && !used.includes(one))) {
    const isOld = Date.now() - statSync(join(assembly, name)).mtimeMs > dayMs;
    if (isOld) rmSync(join(assembly, name), { recursive: true });
  }
}
