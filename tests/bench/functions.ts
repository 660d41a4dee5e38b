import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minifySync } from 'rolldown/utils';
import { paths } from '../../infra/build/paths.ts';
import { build, median } from './runner.ts';

type FunctionFigures = {
  handler: string;
  /** Minified code loaded with the handler, in bytes. */
  reachableBytes: number;
  /** Importing the handler in a new process, without the process start. */
  importMs: number;
};

export async function benchFunctions(runs = 3): Promise<void> {
  await build();
  const minified = new Map<string, number>();
  const figures = globSync('{routes,events,jobs,hub}/**/*.mjs', { cwd: paths.builtFunctions })
    .sort()
    .map((file) => {
      const entry = join(paths.builtFunctions, file);
      return {
        handler: file.replace(/\.mjs$/, ''),
        reachableBytes: [...reachable(entry)].reduce((sum, one) => sum + minifiedSize(one, minified), 0),
        importMs: median(Array.from({ length: runs }, () => importTime(entry))),
      };
    });
  const largest = figures.toSorted((a, b) => b.reachableBytes - a.reachableBytes);
  const slowest = figures.toSorted((a, b) => b.importMs - a.importMs);
  console.log(`\nFunctions (${figures.length}): code reachable from a handler, and the time to import it`);
  console.table({
    largest: row(largest[0]!),
    'median size': row(largest[Math.floor(figures.length / 2)]!),
    slowest: row(slowest[0]!),
    'p95 time': row(slowest[Math.floor(figures.length / 20)]!),
    'median time': row(slowest[Math.floor(figures.length / 2)]!),
  });
}

/** The file and its static imports; dynamic imports are loaded later. */
function reachable(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  const code = readFileSync(entry, 'utf8');
  for (const [, from] of code.matchAll(/^(?:import|export)\b[^;]*?["'](\.[^"']+\.mjs)["'];/gm)) {
    reachable(join(dirname(entry), from!), seen);
  }
  return seen;
}

function minifiedSize(file: string, known: Map<string, number>): number {
  const size = known.get(file) ?? minifySync(file, readFileSync(file, 'utf8')).code.length;
  known.set(file, size);
  return size;
}

function importTime(entry: string): number {
  const script = `const start = performance.now(); await import(${JSON.stringify(pathToFileURL(entry).href)});
    console.log(performance.now() - start); process.exit(0);`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return Number(stdout);
}

function row({ handler, reachableBytes, importMs }: FunctionFigures) {
  return { handler, 'kB minified': Math.round(reachableBytes / 1000), 'import ms': Math.round(importMs) };
}
