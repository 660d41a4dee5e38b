import { expect, it } from 'vitest';
import { runNode } from '../../support/run-node.ts';
import { testStack } from '../../support/test-stack.ts';

it('the deployed functions make one PDF and one Excel file when the self-test asks them to', async () => {
  const { environment, internalUrl } = testStack();
  const { code, output } = await runNode(['infra/bin/self-test.ts'], {
    AWS_REGION: 'eu-north-1',
    AWS_ACCESS_KEY_ID: environment['AWS_ACCESS_KEY_ID']!,
    AWS_SECRET_ACCESS_KEY: environment['AWS_SECRET_ACCESS_KEY']!,
    AWS_ENDPOINT_URL_LAMBDA: internalUrl,
  });
  const lines = output.replaceAll('\u00a0', ' ').trim().split('\n').slice(-2);
  expect(lines[0]).toMatch(/^PDF: \d{2,3} \d{3} byte på [\d ]+ ms\.$/);
  expect(lines[1]).toMatch(/^Excel: \d{1,2} \d{3} byte på [\d ]+ ms\.$/);
  expect(code).toBe(0);
});
