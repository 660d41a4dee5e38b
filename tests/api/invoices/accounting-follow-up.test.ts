import { beforeAll, describe, expect, it } from 'vitest';
import { dueKeys } from '../../../functions/data/core/due.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { createCreditInvoice, getInvoice, retryFollowUp } from '../../../shared/contract/invoices.ts';
import type { FollowUp } from '../../../shared/schemas/invoice.ts';
import { makeInvoice } from '../../support/invoices.ts';
import { logInAs } from '../../support/people.ts';
import { testStack } from '../../support/test-stack.ts';

const staff = await logInAs('Staff');

beforeAll(() => {
  Object.assign(process.env, testStack().environment);
});

async function accountingOf(invoiceId: number): Promise<FollowUp> {
  const { followUps } = await staff.result(getInvoice, { params: { invoiceId } });
  return followUps.find(({ kind }: FollowUp) => kind === 'accounting');
}

const waiting = { state: 'Pending', needs: 'accounting-link', attempts: 0, lastError: '', doneAt: null };

describe('the accounting of an invoice', () => {
  it('waits for its link, of a debit as of its credit', async () => {
    const { invoiceId } = await makeInvoice(staff);
    const credit = await staff.result(createCreditInvoice, { params: { invoiceId } });
    expect(await accountingOf(invoiceId)).toMatchObject(waiting);
    expect(await accountingOf(credit.invoiceId)).toMatchObject(waiting);
  });

  it('is never due meanwhile', async () => {
    const { invoiceId } = await makeInvoice(staff);
    const inAYear = new Date(Date.now() + 365 * 24 * 60 * 60_000);
    expect(await dueKeys(inAYear, 1000)).not.toContainEqual(
      expect.objectContaining(keys.followUp(invoiceId, 'accounting')),
    );
  });

  it('cannot be tried by hand meanwhile, and says why', async () => {
    const { invoiceId } = await makeInvoice(staff);
    const reply = await staff.call(retryFollowUp, { params: { invoiceId, followUpId: 'accounting' } });
    expect(reply).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('inte kopplat till Fortnox') },
    });
    expect(await accountingOf(invoiceId)).toMatchObject(waiting);
  });
});
