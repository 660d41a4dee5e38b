import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The packages that the specification names. */
const ordered = [
  'react',
  'react-dom',
  'react-router-dom',
  'aws-amplify',
  'aws-cdk-lib',
  '@aws-sdk/client-dynamodb',
  '@aws-sdk/lib-dynamodb',
  '@aws-sdk/client-s3',
  '@aws-sdk/client-sesv2',
  '@middy/core',
  '@sparticuz/chromium',
  'puppeteer-core',
  'exceljs',
  'vitest',
  'playwright',
];

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const direct: Record<string, string> = { ...dependencies, ...devDependencies };
const imported = readImports();

describe.each(ordered)('the ordered package %s', (name) => {
  it('is a direct dependency of an exact version', () => {
    expect(direct[name]).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('is imported, not only for its types', () => {
    expect([...imported].filter((from) => from === name || from.startsWith(`${name}/`))).not.toEqual([]);
  });
});

/** The packages, and parts of packages, that source and tests import when they run. */
function readImports(): Set<string> {
  const files = globSync('{functions,shared,frontend,infra,tests,desktop}/**/*.{ts,tsx,mjs,cjs}', {
    exclude: ['**/node_modules/**'],
  });
  const statement = /^import\s+(?!type\b)(?:[^;']*?\sfrom\s+)?'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm;
  const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(statement)]);
  return new Set(found.map(([, named, loaded]) => (named ?? loaded)!));
}
