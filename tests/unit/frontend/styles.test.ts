import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sources = globSync('frontend/src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
const all = (pattern: RegExp) => sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[1]!));

it('every component of Mantine that is used has its styles', () => {
  const used = new Set(
    all(/import \{([^}]*)\} from '@mantine\/core'/g).flatMap((names) => names.match(/\b[A-Z]\w+/g) ?? []),
  );
  const imported = new Set(all(/import '@mantine\/core\/styles\/(\w+)\.css'/g));
  const styled = [...used].filter((name) => existsSync(`node_modules/@mantine/core/styles/${name}.css`));
  expect(styled.length).toBeGreaterThan(20);
  expect(styled.filter((name) => !imported.has(name))).toEqual([]);
});
