import { type Metafile, build } from 'esbuild';
import { expect, it } from 'vitest';
import { functionsIn } from '../../../infra/build/functions.ts';

const mostBytes = 500_000;

/** They make PDFs and spreadsheets, and send them. */
const larger = [
  'entry/events/on-follow-up-staged',
  'entry/jobs/run-due-tasks',
  'invoices/routes/create-preview-pdf-from-project',
];

/** A handler's file and what it imports at once, minified; dynamic imports are loaded when needed. */
function bytesOf(outputs: Metafile['outputs'], file: string, seen = new Set<string>()): number {
  if (seen.has(file)) return 0;
  seen.add(file);
  const { bytes, imports } = outputs[file]!;
  const parts = imports.filter(({ kind, path }) => kind === 'import-statement' && path in outputs);
  return parts.reduce((sum, { path }) => sum + bytesOf(outputs, path, seen), bytes);
}

it('no handler loads more than 500 kB of code before it runs, but those of PDFs and spreadsheets', async () => {
  const built = await Promise.all(
    functionsIn('/functions').map((part) => build({ ...part, minify: true, write: false, metafile: true })),
  );
  const sizes = built.flatMap(({ metafile: { outputs } }) =>
    Object.entries(outputs).flatMap(([file, { entryPoint = '' }]) => {
      const name = /^functions\/((?:\w[^/]*\/routes|entry\/(?:events|jobs|hub|authorizers|unrouted))\/.+)\.ts$/.exec(
        entryPoint,
      )?.[1];
      return name === undefined ? [] : [{ handler: name, bytes: bytesOf(outputs, file) }];
    }),
  );
  expect(sizes.length).toBeGreaterThan(200);
  const over = sizes.filter(({ bytes }) => bytes > mostBytes);
  expect(over.filter(({ handler }) => !larger.includes(handler))).toEqual([]);
  expect(over.map(({ handler }) => handler).toSorted()).toEqual(larger);
});
