import { rmSync } from 'node:fs';
import { startLocalStack } from '../../infra/host/stack.ts';
import { newDataFolder } from './secrets/watched-stack.ts';

const key = Symbol.for('klang.demo-folder');
const kept = globalThis as { [key]?: Promise<string> };

/** The data folder of the demo firm, seeded once for all projects of a run, which load their modules apart. */
export function demoFolder(): Promise<string> {
  return (kept[key] ??= seed());
}

async function seed(): Promise<string> {
  const dataDir = newDataFolder();
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const stack = await startLocalStack({ seed: 'demo', dataDir, schedules: false, quiet: true });
  // Every stack that starts with a copy would handle the changes of the seed again.
  await stack.idle();
  await stack.close();
  return dataDir;
}
