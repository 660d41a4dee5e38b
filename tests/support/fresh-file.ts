import { vi } from 'vitest';

/**
 * The files of a worker share its process and modules. Each file starts with the worker's own environment variables
 * and, if the file before changed them, with modules of its own, because clients of AWS read them only once.
 */
const atStart = Symbol.for('klang.environment-at-start');
const kept = globalThis as { [atStart]?: Readonly<Record<string, string | undefined>> };
const own = (kept[atStart] ??= { ...process.env });

const changed = [...new Set([...Object.keys(process.env), ...Object.keys(own)])].filter(
  (name) => process.env[name] !== own[name],
);
if (changed.length > 0) {
  for (const name of changed) {
    if (own[name] === undefined) delete process.env[name];
    else process.env[name] = own[name];
  }
  vi.resetModules();
}
