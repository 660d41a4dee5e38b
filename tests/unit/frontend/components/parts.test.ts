import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no file uses React’s own lazy', () => {
  const byReact = globSync('frontend/src/**/*.{ts,tsx}').filter((file) =>
    /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(readFileSync(file, 'utf8')),
  );
  expect(byReact).toEqual([]);
});
