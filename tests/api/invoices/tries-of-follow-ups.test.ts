import { beforeAll, describe, expect, it } from 'vitest';
import { findFollowUp, stageMissingFollowUp } from '../../../functions/invoices/stores/follow-up-store.ts';
import {
  type FollowUpAttempt,
  beginRegistering,
  beginSending,
  finishFollowUp,
  followUpTiming,
  noteFollowUpError,
  attemptOf,
} from '../../../functions/invoices/stores/follow-up-attempt-store.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { acquireTask } from '../../../functions/data/tasks/task-store.ts';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';
import { lasting, leases } from '../../../shared/lib/deadlines.ts';
import { testStack } from '../../support/test-stack.ts';

const receivers = { to: 'ekonomi@kund.example', toCustomer: true, bcc: [] };
const problem = { lastError: 'Mejltjänsten tog inte emot mejlet.', needs: null };
const hourMs = 60 * 60_000;
/** Later than the running system's jobs look, so that only the test makes attempts. */
const later = Date.now() + 1_000 * hourMs;

let lastInvoiceId = 700_000_000;

beforeAll(() => {
  Object.assign(process.env, testStack().environment);
});

/** A follow-up that nothing else runs. */
async function staged(kind: 'mail' | 'accounting'): Promise<number> {
  const unit = new UnitOfWork(0);
  lastInvoiceId += 1;
  stageMissingFollowUp(unit, lastInvoiceId, kind, new Date(later));
  await unit.commit(null);
  return lastInvoiceId;
}

async function taken(invoiceId: number, afterHours: number): Promise<FollowUpAttempt> {
  const at = new Date(later + afterHours * hourMs);
  const task = await acquireTask(keys.followUp(invoiceId, 'mail'), followUpTiming, at);
  expect(task).toBeDefined();
  return attemptOf(task!);
}

describe('an attempt of a follow-up', () => {
  it('records once that it sends, even when the response is lost and the write is retried', async () => {
    const first = await taken(await staged('mail'), 0);
    expect(await beginSending(first, receivers, new Date())).toBe(true);
    expect(await beginSending(first, receivers, new Date())).toBe(true);
  });

  it('does not send while another attempt does', async () => {
    const invoiceId = await staged('mail');
    const first = await taken(invoiceId, 0);
    const second = await taken(invoiceId, 2);
    expect(await beginSending(first, receivers, new Date())).toBe(true);
    expect(await beginSending(second, receivers, new Date())).toBe(false);
  });

  it('removes only its own record after a refusal, even when its write is late or repeated', async () => {
    const invoiceId = await staged('mail');
    const first = await taken(invoiceId, 0);
    await beginSending(first, receivers, new Date());
    await noteFollowUpError(first, problem);
    expect(await findFollowUp(invoiceId, 'mail')).toMatchObject({ sendingSince: null, lastError: problem.lastError });

    const second = await taken(invoiceId, 2);
    const since = new Date();
    expect(await beginSending(second, receivers, since)).toBe(true);
    await noteFollowUpError(first, { lastError: 'Sent.', needs: 'receiver' });
    const third = await taken(invoiceId, 4);
    expect(third).toMatchObject({ sendingSince: since.toISOString(), lastError: problem.lastError, needs: null });
    expect(await beginSending(third, receivers, new Date())).toBe(false);

    await finishFollowUp(invoiceId, 'mail', new Date());
    expect(await findFollowUp(invoiceId, 'mail')).toMatchObject({ state: 'Done', sendingSince: null, lastError: '' });
  });

  it('takes over from another attempt only when that one must have stopped', async () => {
    const invoiceId = await staged('accounting');
    const of = (tryId: string) => ({ invoiceId, followUpId: 'accounting', tryId });
    const at = (seconds: number) => new Date(later + seconds * 1000);
    const lease = lasting(leases.registering) / 1000;
    expect(await beginRegistering(of('first'), at(0))).toBe(true);
    expect(await beginRegistering(of('first'), at(1))).toBe(true);
    expect(await beginRegistering(of('second'), at(lease - 10))).toBe(false);
    expect(await beginRegistering(of('second'), at(lease + 10))).toBe(true);
  });
});
