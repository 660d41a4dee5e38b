import { relative } from 'node:path';
import { type OutputChunk, build } from 'rolldown';
import { beforeAll, expect, it } from 'vitest';
import { functionsIn } from '../../../infra/build/functions.ts';

/** How many functions each file is part of, at once or loaded later: their code changes with it. */
let functions: Map<string, number>;

type Chunks = Map<string, OutputChunk>;

/** @returns a chunk and all that it leads to */
function leadsTo(chunks: Chunks, file: string, found = new Set<OutputChunk>()): Set<OutputChunk> {
  const chunk = chunks.get(file);
  if (!chunk || found.has(chunk)) return found;
  found.add(chunk);
  for (const path of [...chunk.imports, ...chunk.dynamicImports]) leadsTo(chunks, path, found);
  return found;
}

function countOf(chunks: Chunks, counts: Map<string, number>): void {
  for (const { fileName } of [...chunks.values()].filter(({ isEntry }) => isEntry)) {
    const parts = [...leadsTo(chunks, fileName)].flatMap(({ modules }) => Object.entries(modules));
    const files = new Set(parts.filter(([, { renderedLength }]) => renderedLength > 0).map(([file]) => file));
    for (const file of files) {
      const path = relative('.', file);
      counts.set(path, (counts.get(path) ?? 0) + 1);
    }
  }
}

beforeAll(async () => {
  functions = new Map();
  for (const part of functionsIn('/functions')) {
    // oxlint-disable-next-line no-await-in-loop -- each uses all cores
    const { output } = await build({ ...part, write: false });
    const chunks = output.filter((one) => one.type === 'chunk');
    countOf(new Map(chunks.map((chunk) => [chunk.fileName, chunk])), functions);
  }
});

const filesIn = (folder: string) => [...functions].filter(([file]) => file.startsWith(folder));
const texts = () => filesIn('shared/text/');

it('a text is part of the functions that show it, never of nearly all', () => {
  expect(functions.get('functions/platform/environment.ts')).toBeGreaterThan(290);
  expect(texts().length).toBeGreaterThan(8);
  expect(texts().filter(([, count]) => count > 55)).toEqual([]);
});

it('half of all texts are only part of functions that tell of every kind of record, or of fewer', () => {
  const counts = texts()
    .map(([, count]) => count)
    .toSorted((one, other) => one - other);
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(15);
});

it('the sentence of an error is part of the functions of its feature, unless every call may answer it', () => {
  const errors = filesIn('shared/codes/errors');
  expect(errors.length).toBeGreaterThan(8);
  const most = errors.filter(([, count]) => count > 125).map(([file]) => file);
  expect(most.toSorted()).toEqual(['shared/codes/errors.ts', 'shared/codes/errors/every-call.ts']);
});
