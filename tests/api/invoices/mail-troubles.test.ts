import { beforeAll, describe, expect, it } from 'vitest';
import {
  listMailTroubles,
  mailInvoiceAgain,
  retryFollowUp,
  settleMailTrouble,
} from '../../../shared/contract/invoices.ts';
import type { MailTrouble } from '../../../shared/schemas/invoice.ts';
import type { Api } from '../../support/api.ts';
import { longPoll, mailOf, mailSimulator, makeMailedInvoice } from '../../support/invoice-mails.ts';
import { logInAs } from '../../support/people.ts';

let staff: Api;
let superAdmin: Api;

beforeAll(async () => {
  [staff, superAdmin] = await Promise.all([logInAs('Staff'), logInAs('SuperAdmin')]);
});

async function troublesOf(invoiceId: number): Promise<MailTrouble[]> {
  const all = (await staff.result(listMailTroubles)) as MailTrouble[];
  return all.filter((one) => one.invoiceId === invoiceId);
}

describe('mailings that did not go as they should', () => {
  it.each([
    ['comes back', mailSimulator.bounces, 'Bounced', '550 5.1.1 user unknown'],
    ['is called spam', mailSimulator.complains, 'Complained', 'skräppost'],
    ['may or may not have gone', mailSimulator.unanswered, 'Uncertain', 'Det är oklart om mejlet gick iväg'],
    ['is refused for its sender', mailSimulator.refused, 'NeedsSender', 'godtog inte avsändaren'],
    ['is refused for its address', 'åsa@provkund.example', 'NeedsReceiver', 'godtog inte adressen'],
  ])('are listed: one that %s', async (_, address, kind, reason) => {
    const { invoiceId, serialNumberPadded, customerName } = await makeMailedInvoice(staff, address);
    await expect.poll(() => troublesOf(invoiceId), longPoll).toHaveLength(1);
    expect(await troublesOf(invoiceId)).toEqual([
      {
        invoiceId,
        followUpId: 'mail',
        serialNumberPadded,
        customerName,
        projectOwnerUserInitials: 'AL',
        kind,
        to: address,
        reason: expect.stringContaining(reason),
        since: expect.stringMatching(/^\d{4}-/),
      },
    ]);
  });

  it('are not those that went as they should', async () => {
    const { invoiceId } = await makeMailedInvoice(staff, 'ekonomi@provkund.example');
    await expect.poll(async () => (await mailOf(staff, invoiceId)).mail.delivery, longPoll).toBe('Delivered');
    expect(await troublesOf(invoiceId)).toEqual([]);
  });

  it('are dealt with when somebody says so, once, and what became of them stays on the invoice', async () => {
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

  it('are dealt with when one that is uncertain is tried again', async () => {
    const { invoiceId } = await makeMailedInvoice(staff, mailSimulator.unanswered);
    await expect.poll(() => troublesOf(invoiceId), longPoll).toHaveLength(1);
    await staff.result(retryFollowUp, { params: { invoiceId, followUpId: 'mail' } });
    await expect.poll(async () => (await mailOf(staff, invoiceId)).state, longPoll).toBe('Uncertain');
    expect(await troublesOf(invoiceId)).toHaveLength(1);
  });
});
