import { vi } from 'vitest';

/**
 * The files of a worker share its process. Each starts with the worker's own environment variables, and with modules of
 * its own, because clients of AWS read the environment only once.
 */
const key = Symbol.for('klang.environment-at-start');
type Start = { environment: NodeJS.ProcessEnv; values: Readonly<Record<string, string | undefined>> };
const kept = globalThis as { [key]?: Start };
const { environment, values: own } = (kept[key] ??= { environment: process.env, values: { ...process.env } });

// Node itself, for example os.tmpdir(), reads this object alone: a copy put in its place is never seen.
process.env = environment;

for (const name of new Set([...Object.keys(process.env), ...Object.keys(own)])) {
  if (own[name] === undefined) delete process.env[name];
  else if (process.env[name] !== own[name]) process.env[name] = own[name];
}
vi.resetModules();
