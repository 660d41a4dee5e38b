import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allRoutes } from '../../../shared/contract/all-routes.ts';

/** docs/coverage.md says which test proves what is built; a row's last cell names tests by file and title. */

const untested = 'seen, no test';
const page = readFileSync('docs/coverage.md', 'utf8');
const sections = page.split(/^## /m).slice(1);
const rowsOf = (section: string) =>
  section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .slice(1)
    .map((line) => line.slice(2, -2).split(' | '));

const built = sections.filter((section) => !section.startsWith('Not built yet'));
const rows = built.flatMap(rowsOf);
const callRows = rowsOf(sections.find((section) => section.startsWith('Calls'))!);

type Proof = { file: string; titles: string[] };

/** `tests/…/x.test.ts` 'title', 'another title'; `tests/…/y.test.ts` 'title' */
function proofsOf(cell: string): Proof[] {
  return cell.split(/; (?=`)/).map((part) => ({
    file: part.split('`')[1] ?? '',
    titles: [...part.matchAll(/'([^']+)'/g)].map(([, title]) => title!),
  }));
}

/** Whether the file has a test of that very title, be it one of many with the same pattern. */
function hasTitle(file: string, title: string): boolean {
  const literal = title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`\(\s*(['"\`])${literal}\1\s*,`).test(readFileSync(file, 'utf8'));
}

const proof = "`tests/[^`]+` '[^']+'(, '[^']+')*";
const isProof = new RegExp(`^${proof}(; ${proof})*$`);

const proofs = rows
  .map((row) => row.at(-1)!)
  .filter((cell) => cell !== untested)
  .flatMap(proofsOf);

describe('the coverage page', () => {
  it('names a test in every row, or says that there is none', () => {
    expect(rows.length).toBeGreaterThan(100);
    const cells = rows.map((row) => row.at(-1)!);
    expect(cells.filter((cell) => cell !== untested && !isProof.test(cell))).toEqual([]);
  });

  it('names files that are there', () => {
    expect([...new Set(proofs.map(({ file }) => file))].filter((file) => !existsSync(file))).toEqual([]);
  });

  it('names tests by their very titles', () => {
    const wrong = proofs
      .filter(({ file }) => existsSync(file))
      .flatMap(({ file, titles }) =>
        titles.filter((title) => !hasTitle(file, title)).map((title) => `${file} '${title}'`),
      );
    expect(wrong).toEqual([]);
  });

  it('has a row for every call of the contract, and none for another', () => {
    const named = callRows.map(([call]) => call!.replaceAll('`', ''));
    const calls = allRoutes.map(({ method, path }) => `${method} ${path}`);
    expect(calls.filter((call) => !named.includes(call))).toEqual([]);
    expect(named.filter((call) => !calls.includes(call))).toEqual([]);
  });
});
