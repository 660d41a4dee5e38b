import { type Metafile, build } from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import { functionsIn } from '../../../infra/build/functions.ts';

/** How many functions each file is part of, at once or loaded later: their code changes with it. */
let functions: Map<string, number>;

/** @returns an output and all that it leads to */
function leadsTo(outputs: Metafile['outputs'], file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path, external } of outputs[file]!.imports) if (!external) leadsTo(outputs, path, found);
  return found;
}

function countOf({ outputs }: Metafile, counts: Map<string, number>): void {
  const entries = Object.keys(outputs).filter((file) => outputs[file]!.entryPoint?.startsWith('functions/'));
  for (const entry of entries.filter((file) => !file.includes('/shared/'))) {
    const parts = [...leadsTo(outputs, entry)].flatMap((file) => Object.entries(outputs[file]!.inputs));
    const inputs = new Set(parts.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([input]) => input));
    for (const input of inputs) counts.set(input, (counts.get(input) ?? 0) + 1);
  }
}

beforeAll(async () => {
  functions = new Map();
  for (const part of functionsIn('/functions')) {
    // oxlint-disable-next-line no-await-in-loop -- each uses all cores
    const built = await build({ ...part, plugins: [], packages: 'external', write: false, metafile: true });
    countOf(built.metafile, functions);
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
