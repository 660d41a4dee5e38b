import { expect, it } from 'vitest';
import { lambdaStandIn } from '../../../support/lambda-stand-in.ts';
import { runNode } from '../../../support/run-node.ts';

async function migrate(answer: Parameters<typeof lambdaStandIn>[0], ...args: string[]) {
  const lambda = await lambdaStandIn(answer);
  try {
    return { ...(await runNode(['infra/bin/migrate.ts', ...args], lambda.environment)), asked: lambda.asked };
  } finally {
    await lambda.close();
  }
}

it('the command migrate asks the deployment to go on until every migration is done', async () => {
  const states = ['Pending', 'Pending', 'Done'];
  const { code, output, asked } = await migrate(
    () => ({ payload: [{ name: 'tags-in-lower-case', state: states.shift(), after: 40, changed: 12 }] }),
    '--name',
    'Prov',
  );
  expect(code, output).toBe(0);
  expect(asked).toEqual(['Prov-Migrate', 'Prov-Migrate', 'Prov-Migrate']);
  expect(output).toContain('tags-in-lower-case: klar, 12 poster omskrivna.');
});

it('the command migrate only reports with --status', async () => {
  const waiting = { payload: [{ name: 'tags-in-lower-case', state: 'Waiting', after: 0, changed: 0 }] };
  const { code, output, asked } = await migrate(() => waiting, '--status');
  expect({ code, asked }).toEqual({ code: 0, asked: ['Klang-Migrate'] });
  expect(output).toContain('tags-in-lower-case: väntar, 0 poster omskrivna.');
});

it('the command migrate ends with 1 where a migration stops, and says so where there is none', async () => {
  const { code, output } = await migrate(() => ({ error: 'Unhandled', payload: { errorMessage: 'No name.' } }));
  expect(code).toBe(1);
  expect(output).toContain('Omskrivningen stannade: No name.');
  expect((await migrate(() => ({ payload: [] }))).output).toContain('inga lagrade poster att skriva om');
});
