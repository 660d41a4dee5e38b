import { afterEach, vi } from 'vitest';

/**
 * The files of a worker share its process and modules. Each file starts with the worker's own environment variables
 * and, if the file before changed them, with modules of its own, because clients of AWS read them only once.
 */
const key = Symbol.for('klang.environment-at-start');
type Kept = { own: Readonly<Record<string, string | undefined>>; hasChanged: boolean };
const kept = ((globalThis as { [key]?: Kept })[key] ??= { own: { ...process.env }, hasChanged: false });

const changedNames = () =>
  [...new Set([...Object.keys(process.env), ...Object.keys(kept.own)])].filter(
    (name) => process.env[name] !== kept.own[name],
  );

const left = changedNames();
if (left.length > 0 || kept.hasChanged) {
  for (const name of left) {
    if (kept.own[name] === undefined) delete process.env[name];
    else process.env[name] = kept.own[name];
  }
  vi.resetModules();
}

// A file that puts its environment back at its end leaves clients that have read it.
kept.hasChanged = false;
afterEach(() => {
  kept.hasChanged ||= changedNames().length > 0;
});
