import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const importedFrom = /^import (?!type)[^;]*?from '(?:\.\.?\/)+(?:shared\/)?contract\/([\w-]+\.ts)';/gm;

/** Plain values, without schemas. */
const plain = ['bulk-targets.ts', 'delete-calls.ts', 'headers.ts', 'restoring.ts'];

it('the browser and what it shares import types alone of the contract, which holds all schemas', () => {
  const files = globSync(['frontend/src/**/*.{ts,tsx}', 'shared/*/**/*.ts'], { exclude: ['shared/contract/**'] });
  expect(files.length).toBeGreaterThan(500);
  const imports = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(importedFrom)]
      .filter(([, imported]) => !plain.includes(imported!))
      .map(([, imported]) => `${file} imports ${imported}`),
  );
  expect(imports).toEqual([]);
});

it.each([...plain, 'calls/call.ts'])('%s of the contract imports no schemas', (file) => {
  const imported = readFileSync(`shared/contract/${file}`, 'utf8').matchAll(/^import (?!type)[^;]*?from '([^']+)';/gm);
  expect([...imported].map(([, from]) => from!).filter((from) => /zod|schemas|fields|entities/.test(from))).toEqual([]);
});

it('declarations of records import no schemas, so that texts load their words alone', () => {
  const files = globSync('shared/entities/*.ts').filter((file) => !/(schemas|history)-of\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  const imports = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import (?!type)[^;]*?from '([^']+)';/gm)].map(([, from]) => from!),
  );
  expect(imports.filter((from) => /zod|\/(fields|schemas)\/|schemas-of|history-of/.test(from))).toEqual([]);
});
