import { expect, it } from 'vitest';
import { lambdaStandIn } from '../../../../support/lambda-stand-in.ts';
import { runNode } from '../../../../support/run-node.ts';

const functions = ['Klang-ListProjects', 'Klang-ListCustomers', 'Klang-ListInvoices', 'Klang-GetAllUsers'];

/** Runs the job in a separate process, whose clients use the stand-in. */
async function runJob(answer: Parameters<typeof lambdaStandIn>[0]) {
  const lambda = await lambdaStandIn(answer);
  const script = `
    const { handler } = await import('./functions/entry/jobs/keep-lists-warm.ts');
    console.log(await handler(${JSON.stringify({ job: 'keep-lists-warm', functions })}).then(() => 'done', String));
  `;
  try {
    const { output } = await runNode(['--input-type=module-typescript', '-e', script], lambda.environment);
    return { output, asked: lambda.asked.toSorted(), events: lambda.events };
  } finally {
    await lambda.close();
  }
}

it('the job that keeps lists warm calls each function that reads lists once, and logs how many were cold', async () => {
  const { output, asked, events } = await runJob((name) => ({ payload: { wasCold: name.includes('Invoices') } }));
  expect(asked).toEqual(functions.toSorted());
  expect(events).toEqual(functions.map(() => '{"keepWarm":true}'));
  expect(output).toContain('"event":"lists-kept-warm","functions":4,"cold":1');
  expect(output).toContain('done');
});

it('the job that keeps lists warm calls the others too when one fails, and then fails naming it', async () => {
  const { output, asked } = await runJob((name) =>
    name.includes('Customers')
      ? { error: 'Unhandled', payload: { errorMessage: 'AccessDenied' } }
      : { payload: { wasCold: false } },
  );
  expect(asked).toEqual(functions.toSorted());
  expect(output).toContain('Not kept warm: Klang-ListCustomers.');
  expect(output).toContain('AccessDenied');
});
