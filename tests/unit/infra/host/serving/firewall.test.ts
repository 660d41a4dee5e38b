import { describe, expect, it } from 'vitest';
import { useEchoStack } from './echo-stack.ts';

const stack = useEchoStack(undefined, {
  stoppedBy: ({ url = '' }) => /[?&]stop=(\w+)/.exec(url)?.[1],
});
const call = (rule: string) => fetch(`${stack.get().url}/v1/meta?stop=${rule}`);

describe('the firewall', () => {
  it.each([
    ['Requests', 429, 'Brandväggen släpper inte igenom så många anrop på en gång.'],
    ['Logins', 429, 'Vänta några minuter och försök igen.'],
    ['Log4JRCE_BODY', 403, 'Brandväggen stoppade anropet.'],
    ['NoUserAgent_HEADER', 403, 'Brandväggen stoppade anropet.'],
  ])('refuses by %s with %i, in Swedish, and says which rule', async (rule, status, message) => {
    const answer = await call(rule);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-klang-firewall')).toBe(rule);
    expect(answer.headers.get('x-amz-cf-id')).toMatch(/==$/);
    expect((await answer.json()).message).toContain(message);
  });

  it('refuses with CloudFront’s page by a rule without a custom response', async () => {
    const answer = await call('AddedLater');
    expect(answer.status).toBe(403);
    expect(answer.headers.get('content-type')).toBe('text/html');
  });

  it('lets through what no rule stops', async () => {
    expect((await fetch(`${stack.get().url}/v1/meta`)).status).toBe(200);
  });
});
