import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { generateSource } from 'oazapfts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localUsers } from '../../../functions/demo/local-users.ts';
import { getOpenApi } from '../../../shared/contract/settings.ts';
import { logInAs } from '../../support/people.ts';
import { testStack } from '../../support/test-stack.ts';

/** Inside the project, where packages are found. */
const folder = mkdtempSync(resolve('.build', 'openapi-client-'));
const file = (name: string) => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let document: string;
beforeAll(async () => {
  const reply = await (await logInAs('Staff')).call(getOpenApi);
  document = JSON.stringify(reply.json);
});

const rules = {
  // The API is the firm's own.
  'info-license': 'off',
  'tag-description': 'off',
  // The specification's paths; API Gateway takes the one with the most fixed parts.
  'no-ambiguous-paths': 'off',
  // A call without input or session has nothing to refuse.
  'operation-4xx-response': 'off',
} as const;

it('the description has nothing that a linter of OpenAPI remarks on', async () => {
  const config = await createConfig({ extends: ['recommended'], rules });
  const problems = await lintFromString({ source: document, absoluteRef: file('openapi.json'), config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

const usage = `
import { defaults, getAllTags, logIn } from './client.ts';

const [baseUrl = '', initials = '', password = ''] = process.argv.slice(2);
defaults.baseUrl = baseUrl;
const { status, data } = await logIn({ initials, password });
if (status !== 200) throw new Error(JSON.stringify(data));
if (!('token' in data.result)) throw new Error(data.result.unfinished);
const { token, role } = data.result;
defaults.headers = { authorization: \`Bearer \${token}\` };
const tags = await getAllTags();
if (tags.status !== 200) throw new Error(JSON.stringify(tags.data));
const names: string[] = tags.data.result.map(({ name }) => name);
console.log(JSON.stringify({ role, names: names.length }));
`;

const settings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'es2023',
    module: 'nodenext',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  },
  include: ['*.ts'],
};

/** Negative constants cannot be written by the generator, whatever their place. */
function withoutNegatives(_key: string, value: any): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { const: constant, enum: list, ...rest } = value;
  const isNegative = [constant, list].flat().some((one) => typeof one === 'number' && one < 0);
  return isNegative ? rest : value;
}

it('a client that is generated from it compiles, logs in and reads', async () => {
  writeFileSync(file('openapi.json'), JSON.stringify(JSON.parse(document, withoutNegatives)));
  writeFileSync(file('client.ts'), await generateSource(file('openapi.json')));
  writeFileSync(file('usage.ts'), usage);
  writeFileSync(file('tsconfig.json'), JSON.stringify(settings));
  const run = (...command: string[]) => execFileSync(process.execPath, command, { encoding: 'utf8', stdio: 'pipe' });
  run(resolve('node_modules/typescript/bin/tsc'), '-p', folder);
  const { initials, pin } = localUsers.find(({ role }) => role === 'Staff')!;
  const said = JSON.parse(run(file('usage.ts'), testStack().url, initials, pin));
  expect(said).toEqual({ role: 'Staff', names: expect.any(Number) });
});
