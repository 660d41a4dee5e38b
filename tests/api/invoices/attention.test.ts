import { describe, expect, it } from 'vitest';
import { listAttention } from '../../../shared/contract/attention.ts';
import {
  mailInvoiceAgain,
  createCreditInvoice,
  retryFollowUp,
  settleCredit,
  settleMailTrouble,
} from '../../../shared/contract/invoices.ts';
import type { AttentionItem } from '../../../shared/schemas/attention.ts';
import { longPoll, mailOf, mailSimulator, makeMailedInvoice } from '../../support/invoice-mails.ts';
import { failFollowUp, leaveUnsettled, makeInvoice } from '../../support/invoices.ts';
import { logInAs } from '../../support/people.ts';
import { byTier, inAll } from '../../support/tier.ts';

const [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);

async function troublesOf(invoiceId: number): Promise<AttentionItem[]> {
  const all = (await staff.result(listAttention)) as AttentionItem[];
  return all.filter((one) => one.invoiceId === invoiceId);
}

describe('failed mailings', () => {
  /** The gate has one that is delivered back, and one that was never sent. */
  const fates = [
    ['comes back', mailSimulator.bounces, { state: 'Done', isTrouble: true, needs: null }, '550 5.1.1 user unknown'],
    ['is called spam', mailSimulator.complains, { state: 'Done', isTrouble: true, needs: null }, 'skräppost'],
    [
      'may or may not have gone',
      mailSimulator.unanswered,
      { state: 'Uncertain', isTrouble: true, needs: null },
      'Det är oklart om mejlet gick iväg',
    ],
    [
      'is refused for its sender',
      mailSimulator.refused,
      { state: 'Pending', isTrouble: false, needs: 'sender' },
      'godtog inte avsändaren',
    ],
    [
      'is refused for its address',
      'åsa@provkund.example',
      { state: 'Pending', isTrouble: false, needs: 'receiver' },
      'godtog inte adressen',
    ],
  ] as const;
  it.each(byTier([fates[0], fates[4]], [...fates]))(
    'are listed: a mail that %s',
    async (_, address, followUp, reason) => {
      const { invoiceId, invoiceCode, serialNumberPadded, customerName } = await makeMailedInvoice(staff, address);
      await expect.poll(() => troublesOf(invoiceId), longPoll).toHaveLength(1);
      expect(await troublesOf(invoiceId)).toEqual([
        {
          kind: 'not-delivered',
          invoiceId,
          projectId: expect.any(Number),
          customerId: expect.any(Number),
          projectOwnerUserId: expect.any(Number),
          projectOwnerUserInitials: 'AL',
          serialNumberPadded,
          invoiceCode,
          customerName,
          since: expect.stringMatching(/^\d{4}-/),
          reason: expect.stringContaining(reason),
          followUp: { followUpId: 'mail', kind: 'mail', to: address, ...followUp },
          difference: null,
        },
      ]);
    },
  );

  it.runIf(inAll)('exclude successful ones', async () => {
    const { invoiceId } = await makeMailedInvoice(staff, 'ekonomi@provkund.example');
    await expect.poll(async () => (await mailOf(staff, invoiceId)).mail.delivery, longPoll).toBe('Delivered');
    expect(await troublesOf(invoiceId)).toEqual([]);
  });

  it('can be marked as dealt with once, and keep their outcome on the invoice', async () => {
    const { invoiceId } = await makeMailedInvoice(staff, mailSimulator.bounces);
    await expect.poll(() => troublesOf(invoiceId), longPoll).toHaveLength(1);
    const call = { params: { invoiceId, followUpId: 'mail' } };
    const both = await Promise.all([staff.call(settleMailTrouble, call), superAdmin.call(settleMailTrouble, call)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)!.json).toEqual({ message: 'Det är redan åtgärdat.' });
    await expect.poll(() => troublesOf(invoiceId), longPoll).toEqual([]);
    expect(await mailOf(staff, invoiceId)).toMatchObject({ isTrouble: false, mail: { delivery: 'Bounced' } });
    expect(await staff.call(settleMailTrouble, { params: { invoiceId, followUpId: 'mail-9' } })).toMatchObject({
      status: 404,
    });
  });

  it('are dealt with when the invoice is sent again', async () => {
    const { invoiceId } = await makeMailedInvoice(staff, mailSimulator.bounces);
    await expect.poll(() => troublesOf(invoiceId), longPoll).toHaveLength(1);
    await staff.result(mailInvoiceAgain, { params: { invoiceId }, body: { email: 'ekonomi@provkund.example' } });
    await expect.poll(() => troublesOf(invoiceId), longPoll).toEqual([]);
  });

  it.runIf(inAll)('are dealt with when one that is uncertain is tried again', async () => {
    const { invoiceId } = await makeMailedInvoice(staff, mailSimulator.unanswered);
    await expect.poll(() => troublesOf(invoiceId), longPoll).toHaveLength(1);
    await staff.result(retryFollowUp, { params: { invoiceId, followUpId: 'mail' } });
    await expect.poll(async () => (await mailOf(staff, invoiceId)).state, longPoll).toBe('Uncertain');
    expect(await troublesOf(invoiceId)).toHaveLength(1);
  });
});

describe('what else has stopped after an invoice is listed', () => {
  const stuckOf = async (invoiceId: number) => (await troublesOf(invoiceId)).map(({ kind, reason }) => [kind, reason]);

  it('a PDF that failed three times, until it is created', async () => {
    const { invoiceId } = await makeInvoice(staff, 'Created');
    await expect.poll(async () => (await mailOf(staff, invoiceId, 'pdf')).state, longPoll).toBe('Done');
    const later = new Date(Date.now() + 60 * 60_000);
    await failFollowUp(invoiceId, 'pdf', later);
    expect(await stuckOf(invoiceId)).toEqual([]);
    await failFollowUp(invoiceId, 'pdf', later, { attempts: 3 });
    expect(await stuckOf(invoiceId)).toEqual([['pdf-missing', expect.stringContaining('PDF:en kunde inte skapas')]]);
    await staff.result(retryFollowUp, { params: { invoiceId, followUpId: 'pdf' } });
    await expect.poll(() => stuckOf(invoiceId), longPoll).toEqual([]);
  });

  it('an invoice that is not registered, and one that is and is not booked', async () => {
    const created = await makeInvoice(staff, 'Created');
    const registered = await makeInvoice(staff, 'Sent');
    const later = new Date(Date.now() + 60 * 60_000);
    for (const { invoiceId } of [created, registered]) {
      expect(await stuckOf(invoiceId)).toEqual([]);
      await failFollowUp(invoiceId, 'accounting', later, { attempts: 3, lastError: 'Bokföringsperioden är låst.' });
    }
    expect(await stuckOf(created.invoiceId)).toEqual([['not-registered', 'Bokföringsperioden är låst.']]);
    expect(await stuckOf(registered.invoiceId)).toEqual([['not-bookkept', 'Bokföringsperioden är låst.']]);
  });

  it('a credit that is not settled, until it is marked as settled', async () => {
    const { invoiceId } = await makeInvoice(staff);
    const { invoiceId: creditId } = await staff.result(createCreditInvoice, { params: { invoiceId } });
    await leaveUnsettled(creditId);
    expect(await stuckOf(creditId)).toEqual([['unsettled-credit', 'Kvitta krediten i Fortnox.']]);
    await staff.result(settleCredit, { params: { invoiceId: creditId } });
    expect(await stuckOf(creditId)).toEqual([]);
  });
});
