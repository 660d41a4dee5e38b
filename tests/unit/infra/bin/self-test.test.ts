import { expect, it } from 'vitest';
import { lambdaStandIn } from '../../../support/lambda-stand-in.ts';
import { runNode } from '../../../support/run-node.ts';

async function selfTest(answer: Parameters<typeof lambdaStandIn>[0], ...args: string[]) {
  const lambda = await lambdaStandIn(answer);
  try {
    return { ...(await runNode(['infra/bin/self-test.ts', ...args], lambda.environment)), asked: lambda.asked };
  } finally {
    await lambda.close();
  }
}
const good = { payload: { pdf: { bytes: 48_213, ms: 3_210 }, excel: { bytes: 6_512, ms: 40 } } };

it('self-test asks the deployment for a PDF and an Excel file, and tells of both', async () => {
  const { code, output, asked } = await selfTest(() => good);
  expect(asked).toEqual(['Klang-SelfTest']);
  expect(code).toBe(0);
  expect(output.replaceAll('\u00a0', ' ')).toContain('PDF: 48 213 byte på 3 210 ms.\nExcel: 6 512 byte på 40 ms.');
  expect((await selfTest(() => good, '--name', 'Another')).asked).toEqual(['Another-SelfTest']);
});

it('self-test ends with 1 and the reason where a file could not be made', async () => {
  const errorMessage = 'The self-test failed. PDF: Error: Failed to launch';
  const { code, output } = await selfTest(() => ({ error: 'Unhandled', payload: { errorMessage } }));
  expect(code).toBe(1);
  expect(output).toContain(`Självtestet misslyckades: ${errorMessage}`);
});

it('self-test ends with 1 where there is no such deployment, and where it may not ask', async () => {
  const none = await selfTest(() => ({ status: 404, payload: { Message: 'Function not found' } }));
  expect(none).toMatchObject({ code: 1 });
  expect(none.output).toContain('Det finns ingen funktion Klang-SelfTest i eu-north-1.');
  const refused = await selfTest(() => ({ status: 403, payload: { Message: 'not authorized' } }));
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.output).toContain('Självtestet kunde inte köras: ');
});
