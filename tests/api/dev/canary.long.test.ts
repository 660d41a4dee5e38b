import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { expect, it } from 'vitest';
import { canaryId } from '../../../functions/users/canary-store.ts';
import { listLogIns } from '../../../shared/contract/log-ins.ts';
import { getAllUsers } from '../../../shared/contract/users.ts';
import { logInAs } from '../../support/people.ts';
import { runNode } from '../../support/run-node.ts';
import { testStack } from '../../support/test-stack.ts';

/** Whether the table has the user of a canary's run. */
async function isLeft(): Promise<string> {
  const script = `
    const { findRecord } = await import('./functions/data/core/table.ts');
    console.log((await findRecord('user', ${canaryId})) === undefined ? 'gone' : 'left');
  `;
  return (await runNode(['--input-type=module-typescript', '-e', script], testStack().environment)).output.trim();
}

it('the canary logs in by the public address and reads a list, unseen by people', async () => {
  const { environment, internalUrl } = testStack();
  const lambda = new LambdaClient({
    region: 'eu-north-1',
    endpoint: internalUrl,
    credentials: {
      accessKeyId: environment['AWS_ACCESS_KEY_ID']!,
      secretAccessKey: environment['AWS_SECRET_ACCESS_KEY']!,
    },
  });
  const { FunctionError, Payload } = await lambda.send(new InvokeCommand({ FunctionName: 'Klang-Jobs-Canary' }));
  expect(FunctionError, Payload?.transformToString()).toBeUndefined();
  const developer = await logInAs('Developer');
  const { items } = await developer.result(listLogIns, { query: { itemsPerPage: 0 } });
  expect(items.filter(({ userId }: { userId: number }) => userId === canaryId)).toEqual([]);
  const users: object[] = await developer.result(getAllUsers);
  expect(JSON.stringify(users)).not.toContain('Driftkontroll');
  expect(await isLeft()).toBe('gone');
});

it('the canary fails, and leaves no user, where the address does not answer', async () => {
  const script = `
    const { handler } = await import('./functions/entry/jobs/canary.ts');
    console.log(await handler().then(() => 'fine', (error) => String(error)));
  `;
  const env = { ...testStack().environment, SITE_URL: 'http://127.0.0.1:9' };
  const { output } = await runNode(['--input-type=module-typescript', '-e', script], env);
  expect(output).toContain('fetch failed');
  expect(await isLeft()).toBe('gone');
});
