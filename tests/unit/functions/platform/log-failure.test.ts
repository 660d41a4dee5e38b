import { afterEach, describe, expect, it, vi } from 'vitest';
import { FollowUpProblem } from '../../../../functions/invoices/follow-ups/follow-up-problem.ts';
import { logFailure } from '../../../../functions/platform/log-failure.ts';
import { linkProblem, refusal, silence } from '../../../../functions/fortnox/problem.ts';

afterEach(() => vi.restoreAllMocks());

function logged(error: unknown) {
  const lines: { level: string; line: string }[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push({ level: 'info', line }));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push({ level: 'error', line }));
  logFailure('follow-up', error, { invoiceId: 7 });
  expect(lines).toHaveLength(1);
  const { level, line } = lines[0]!;
  const { event, invoiceId, error: name } = JSON.parse(line) as Record<string, unknown>;
  return { level, event, invoiceId, name, line };
}

describe('a failed follow-up', () => {
  it.each([
    ['a customer number', new FollowUpProblem('Bullerbyn AB har inget kundnummer.', { needs: 'customer-number' })],
    ['a receiver', new FollowUpProblem('Bullerbyn AB har ingen adress.', { needs: 'receiver' })],
    ['another step', new FollowUpProblem('Krediten för Bullerbyn AB finns inte än.', { needs: null })],
    ['its link', new FollowUpProblem('Ingen länk.', { needs: 'accounting-link', cause: linkProblem('not-connected') })],
    ['the link of all', linkProblem('link-ended')],
  ])('that waits for %s is no error, and names nobody', (_what, error) => {
    const { level, event, invoiceId, line } = logged(error);
    expect({ level, event, invoiceId }).toEqual({ level: 'info', event: 'follow-up-waits', invoiceId: 7 });
    expect(line).not.toMatch(/Bullerbyn|kundnummer|Ingen länk/);
  });

  it.each([
    ['what Fortnox refuses', refusal(400, { ErrorInformation: { code: 2000588, message: 'Bullerbyn AB är spärrad' } })],
    [
      'a mail of which nobody knows',
      new FollowUpProblem('Mejlet till Bullerbyn AB?', { needs: null, stops: 'Uncertain' }),
    ],
    ['a Fortnox that is silent', silence()],
  ])('is an error if it is %s, and names nobody', (_what, error) => {
    const { level, event, line } = logged(error);
    expect({ level, event }).toEqual({ level: 'error', event: 'follow-up-failed' });
    expect(line).not.toContain('Bullerbyn');
  });

  it('is logged with its stack if it is unexpected', () => {
    expect(logged(new TypeError('x is not a function'))).toMatchObject({ level: 'error', name: 'TypeError' });
  });
});
