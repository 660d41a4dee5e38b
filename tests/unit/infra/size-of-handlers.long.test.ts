import { type OutputChunk, build } from 'rolldown';
import { expect, it } from 'vitest';
import { functionsIn } from '../../../infra/build/functions.ts';

const maxBytes = 500_000;

/** They make PDFs and spreadsheets, and send them. */
const larger = [
  'events/on-follow-up-staged',
  'jobs/run-due-tasks',
  'jobs/take-out',
  'routes/invoices/create-preview-pdf-from-project',
];

/** A handler's file and what it imports at once, minified; dynamic imports are loaded when needed. */
function bytesOf(chunks: Map<string, OutputChunk>, file: string, seen = new Set<string>()): number {
  const chunk = chunks.get(file);
  if (!chunk || seen.has(file)) return 0;
  seen.add(file);
  return chunk.imports.reduce((sum, path) => sum + bytesOf(chunks, path, seen), Buffer.byteLength(chunk.code));
}

it('no handler loads more than 500 kB of code before it runs, but those of PDFs and spreadsheets', async () => {
  const built = await Promise.all(
    functionsIn('/functions').map(({ output, ...input }) =>
      build({ ...input, output: { ...output, minify: true }, write: false }),
    ),
  );
  const sizes = built.flatMap(({ output }) => {
    const chunks = new Map(output.filter((part) => part.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
    return [...chunks.values()]
      .filter(({ isEntry }) => isEntry)
      .map(({ name, fileName }) => ({ handler: name, bytes: bytesOf(chunks, fileName) }));
  });
  expect(sizes.length).toBeGreaterThan(300);
  const over = sizes.filter(({ bytes }) => bytes > maxBytes);
  expect(over.filter(({ handler }) => !larger.includes(handler))).toEqual([]);
  expect(over.map(({ handler }) => handler).toSorted()).toEqual(larger);
});
