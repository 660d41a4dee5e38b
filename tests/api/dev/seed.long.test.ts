import { afterEach, describe, expect, it } from 'vitest';
import { localUsers } from '../../../functions/demo/local-users.ts';
import { updateIf } from '../../../functions/data/core/conditional-update.ts';
import { handler as runDue } from '../../../functions/entry/jobs/run-due-tasks.ts';
import { dueShard } from '../../../functions/data/core/due.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { type LocalStack, startLocalStack } from '../../../infra/host/stack.ts';
import { listCustomers } from '../../../shared/contract/customers.ts';
import { seedDemoData } from '../../../shared/contract/dev.ts';
import { listInvoices } from '../../../shared/contract/invoices.ts';
import { listProjects } from '../../../shared/contract/projects.ts';
import { Api } from '../../support/api.ts';
import { makeCustomer } from '../../support/builders.ts';

let stack: LocalStack | undefined;
afterEach(() => stack?.close());

async function emptyFirm(): Promise<Api> {
  stack = await startLocalStack({ seed: 'empty', schedules: false });
  Object.assign(process.env, stack.environment);
  const { initials, pin } = localUsers.find(({ role }) => role === 'Developer')!;
  return Api.logIn(stack.url, initials, pin);
}

async function sizes(developer: Api) {
  const [customers, projects, invoices] = await Promise.all([
    developer.result(listCustomers),
    developer.result(listProjects, { body: { filter: { showAll: true }, tagIds: [] } }),
    developer.result(listInvoices),
  ]);
  return [customers, projects, invoices].map(({ meta }) => meta.totalItems as number);
}

describe('the firm that is made up', () => {
  it('fills an empty one once despite repeated calls, and restarts after a crash', async () => {
    const developer = await emptyFirm();
    const answers = await Promise.all([developer.result(seedDemoData), developer.result(seedDemoData)]);
    expect(answers.map(({ message }) => message as string).sort((a, b) => a.localeCompare(b))).toEqual([
      'Demodatan håller på att läggas in',
      'Demodatan läggs in inom några minuter',
    ]);
    await Promise.all([runDue(), runDue()]);
    const first = await sizes(developer);
    expect(Math.min(...first)).toBeGreaterThan(10);
    expect(await developer.result(seedDemoData)).toEqual({ message: 'Demodatan finns redan' });
    await runDue();
    expect(await sizes(developer)).toEqual(first);

    await updateIf(keys.demoSeed(), {
      set: { state: 'Running', attempts: 1, due: dueShard, dueAt: new Date(0).toISOString() },
    });
    await runDue();
    expect(await sizes(developer)).toEqual(first.map((size) => size * 2));
  });

  it('is refused for a firm with data of its own', async () => {
    const developer = await emptyFirm();
    await makeCustomer(developer);
    expect(await developer.call(seedDemoData)).toMatchObject({
      status: 409,
      json: { message: 'Det finns redan en firmas uppgifter här, så ingen demodata läggs in.' },
    });
    expect((await sizes(developer))[0]).toBe(1);
  });
});
