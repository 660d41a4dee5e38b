import { expect } from 'vitest';
import { testStack } from './test-stack.ts';

export async function invoke(name: string, event: object = {}): Promise<void> {
  const { internalUrl, environment } = testStack();
  const response = await fetch(`${internalUrl}/2015-03-31/functions/${encodeURIComponent(name)}/invocations`, {
    method: 'POST',
    headers: { authorization: `AWS4-HMAC-SHA256 Credential=${environment['AWS_ACCESS_KEY_ID']}/` },
    body: JSON.stringify(event),
  });
  expect(response.status, await response.text()).toBe(200);
  expect(response.headers.get('x-amz-function-error')).toBeNull();
}
