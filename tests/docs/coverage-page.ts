import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { allRoutes } from '../../shared/contract/all-routes.ts';
import { names, type TestFile } from './test-files.ts';

/** A subject that must have a test, and the test files that name it. */
export type CoverageRow = { what: string; files: string[] };

const under = (files: readonly TestFile[], folder: string) => files.filter(({ path }) => path.startsWith(folder));
const naming = (files: readonly TestFile[], name: string) =>
  files.filter(({ text }) => names(text, name)).map(({ path }) => path);

/** A call's tests are those in its feature's folder; where none makes the call, those of other features. */
export function calls(files: readonly TestFile[]): (CoverageRow & { summary: string })[] {
  const api = under(files, 'tests/api/');
  return allRoutes.map((route) => {
    const [feature, verbAndNoun] = route.name.split('/') as [string, string];
    const found = naming(api, exportNameOf(verbAndNoun));
    const own = found.filter((path) => path.startsWith(`tests/api/${feature}/`));
    return { what: `${route.method} ${route.path}`, summary: route.summary, files: own.length > 0 ? own : found };
  });
}

/** A contract exports `customers/list-customers` as `listCustomers`. */
const exportNameOf = (verbAndNoun: string) =>
  verbAndNoun.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export function screens(files: readonly TestFile[]): CoverageRow[] {
  const e2e = under(files, 'tests/e2e/');
  return Object.entries(paths).map(([key, path]) => ({
    what: typeof path === 'string' ? path : path('*'),
    files: naming(e2e, `paths.${key}`),
  }));
}

/**
 * The files with business rules, and the unit tests that import them. A rule that no test imports is covered by the
 * tests of the rules that import it.
 */
export function rules(files: readonly TestFile[]): CoverageRow[] {
  const unit = under(files, 'tests/unit/');
  const sources = globSync('shared/{domain,lib}/**/*.ts')
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const importers = (importing: readonly { path: string; text: string }[], path: string) =>
    importing
      .filter(({ text }) => new RegExp(`from '[./\\w-]*/${basename(path)}'`).test(text))
      .map((file) => file.path);
  const testsOf = (path: string): string[] => {
    const direct = importers(unit, path);
    return direct.length > 0 ? direct : importers(sources, path).flatMap(testsOf);
  };
  return sources.map(({ path }) => ({ what: path, files: [...new Set(testsOf(path))] }));
}

export function coveragePage(files: readonly TestFile[]): string {
  return [
    opening,
    '## Calls',
    callsNote,
    table(
      ['call', 'summary', 'tests'],
      calls(files).map((call) => [code(call.what), call.summary, fileList(call.files) || 'the sampled calls alone']),
    ),
    '## Screens',
    provenTable('address', screens(files)),
    '## Rules',
    provenTable('file', rules(files)),
    '## Tests by place',
    ...byFolder(files).map(
      ([folder, inFolder]) =>
        `### ${folder}\n\n${inFolder.map(({ path, subjects }) => `- ${code(path.slice(folder.length + 1))}: ${subjects.join('; ')}`).join('\n')}`,
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

const opening = `# What is built, and the tests that prove it

A test names what it proves by what it calls, opens or imports, and by its place.
\`tests/unit/docs/coverage.test.ts\` fails if a call, a screen or a rule has no test.`;

const callsNote = `\`tests/api/every-call.test.ts\` and \`tests/api/sampled-calls.test.ts\` prove for each call what holds for
all: roles, sessions, malformed input, missing records, versions and idempotency keys.`;

function byFolder(files: readonly TestFile[]): [string, TestFile[]][] {
  return Object.entries(
    Object.groupBy(files, ({ path }) => path.slice(0, path.lastIndexOf('/'))) as Record<string, TestFile[]>,
  );
}

const code = (text: string) => `\`${text}\``;
const cell = (text: string) => text.replaceAll('|', String.raw`\|`);
const fileList = (files: readonly string[]) => files.map((file) => code(file.replace('tests/', ''))).join(', ');
const table = (heads: string[], rows: string[][]) =>
  [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
const provenTable = (head: string, proven: readonly CoverageRow[]) =>
  table(
    [head, 'tests'],
    proven.map(({ what, files }) => [code(what), fileList(files)]),
  );
