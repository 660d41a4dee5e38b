import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { localUsers } from '../../../functions/demo/local-users.ts';
import { type LocalStack, startLocalStack } from '../../../infra/host/stack.ts';
import { listCustomers } from '../../../shared/contract/customers.ts';
import { listProducts } from '../../../shared/contract/products.ts';
import { listProjects } from '../../../shared/contract/projects.ts';
import { listUsers } from '../../../shared/contract/users.ts';
import { Api } from '../../support/api.ts';
import { runNode } from '../../support/run-node.ts';
import { testStack } from '../../support/test-stack.ts';

type Stack = Pick<LocalStack, 'url' | 'internalUrl'> & { environment: Record<string, string> };
const steps = ['Inloggning', 'Skapa kund', 'Lista', 'Realtid', 'Ladda upp och ner', 'PDF', 'Excel', 'Mejl', 'Städning'];

const environmentOf = ({ environment, internalUrl }: Stack) => ({
  AWS_REGION: 'eu-north-1',
  AWS_ACCESS_KEY_ID: environment['AWS_ACCESS_KEY_ID']!,
  AWS_SECRET_ACCESS_KEY: environment['AWS_SECRET_ACCESS_KEY']!,
  AWS_ENDPOINT_URL_LAMBDA: internalUrl,
});
const smoke = (stack: Stack, url = stack.url) => runNode(['infra/bin/smoke.ts', url], environmentOf(stack));
const linesOf = (output: string) => output.match(/^[✓✗] .*$/gm) ?? [];

/** What smoke tests have made and not removed. */
async function leftIn({ url }: Stack): Promise<string[]> {
  const { initials, pin } = localUsers.find(({ role }) => role === 'SuperAdmin')!;
  const api = await Api.logIn(url, initials, pin);
  const query = { itemsPerPage: 0, showAll: true };
  const lists = await Promise.all([
    api.result(listCustomers, { query }),
    api.result(listProjects, { body: { filter: query } }),
    api.result(listProducts, { query }),
    api.result(listUsers, { query: { itemsPerPage: 0 } }),
  ]);
  const named = lists.flatMap(({ items }) => items).flatMap((item: object) => Object.values(item));
  return named.filter((value) => String(value).startsWith('Driftprov'));
}

let broken: LocalStack;
beforeAll(async () => {
  const environment = { PDF_FUNCTION_NAME: 'Klang-Pdf-None' };
  broken = await startLocalStack({ seed: 'empty', schedules: false, quiet: true, environment });
});
afterAll(() => broken.close());

it('the smoke test tries what a working day needs, a line for each step, and leaves nothing behind', async () => {
  const { code, output } = await smoke(testStack());
  expect(code, output).toBe(0);
  expect(linesOf(output).map((line) => line.replace(/ \([\d\s]+ ms\)$/, ''))).toEqual(steps.map((step) => `✓ ${step}`));
  expect(await leftIn(testStack())).toEqual([]);
});

/** Kills a run when it has made a customer and a project. */
async function killHalfWay(stack: Stack): Promise<void> {
  const env = { ...process.env, ...environmentOf(stack) };
  const child = spawn(process.execPath, ['infra/bin/smoke.ts', stack.url], { env });
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (text: Buffer) => text.includes('✓ Realtid') && child.kill('SIGKILL'));
    child.on('close', () => resolve());
  });
}

it('the smoke test ends with 1 and the reason where one thing is broken, tries the rest, and removes what it and a killed run made', async () => {
  await killHalfWay(broken);
  expect(await leftIn(broken)).not.toEqual([]);
  const { code, output } = await smoke(broken);
  expect(code, output).toBe(1);
  const lines = linesOf(output);
  expect(lines).toHaveLength(steps.length);
  expect(lines.filter((line) => line.startsWith('✗'))).toEqual([
    expect.stringMatching(/^✗ PDF: GET \/v1\/invoices\/create-preview-pdf-from-project\/\{projectId\} answered 500 \(/),
  ]);
  expect(await leftIn(broken)).toEqual([]);
});

it('the smoke test tries no other address than that of the deployment whose function it asks', async () => {
  const { code, output } = await smoke(testStack(), 'http://127.0.0.1:9');
  expect(code).toBe(1);
  expect(output).toContain('✗ Inloggning: Länken leder till ');
  expect(await leftIn(testStack())).toEqual([]);
});
