import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../frontend/src');

/** What waits for a network, or does without the file. */
const guards = /\b(lazy|loadPart|loadPartQuietly|prefetch|loadOnline|laterSchemas)\($/;

/** Lists of files, which `router.tsx`, `panels.ts` and `fetch-panels.ts` hand to a guard. */
const handedOn = [
  'app/fetch-home.ts',
  'app/fetch-panels.ts',
  'app/pages/load-screen.ts',
  'app/pages/pages.ts',
  'app/panel-files.ts',
  'app/panels.ts',
  'app/router.tsx',
];

/** Caught where they stand: loaded after a first page, or only when the network is known to be there. */
const caught = [
  'api/call-in-order.ts',
  'api/undo.ts',
  'components/outbox/keep-files.ts',
  'components/outbox/keep-in-outbox.ts',
  'features/login/log-in-ways.tsx',
];

/** The call that a place stands in, innermost first. */
function isGuarded(source: string, at: number): boolean {
  let depth = 0;
  for (let index = at - 1; index >= 0; index -= 1) {
    if (source[index] === ')') depth += 1;
    if (source[index] === '(') depth -= 1;
    if (depth >= 0) continue;
    if (guards.test(source.slice(Math.max(0, index - 40), index + 1))) return true;
    depth = 0;
  }
  const name = /const (\w+) = (async )?\(\) => $/.exec(source.slice(0, at))?.[1];
  if (name === undefined) return false;
  const uses = [...source.matchAll(new RegExp(`\\b${name}\\b(?! =)`, 'g'))];
  return uses.every(({ index }) => isGuarded(source, index));
}

describe('a file of the site that is loaded on demand', () => {
  it('is loaded by what waits for a network, or is caught where it fails', () => {
    const unguarded = globSync('**/*.{ts,tsx}', { cwd: root })
      .filter((file) => !handedOn.includes(file) && !caught.includes(file))
      .flatMap((file) => {
        const source = readFileSync(join(root, file), 'utf8');
        return [...source.matchAll(/(?<!typeof )\bimport\('/g)]
          .filter(({ index }) => !isGuarded(source, index))
          .map(({ index }) => `${file}: ${source.slice(index, index + 60)}`);
      });
    expect(unguarded).toEqual([]);
  });
});
