import { beforeAll, describe, expect, it } from 'vitest';
import { UnitOfWork } from '../../../functions/data/core/unit-of-work.ts';
import { getSystemSettings } from '../../../functions/settings/settings-store.ts';
import { listAttention } from '../../../shared/contract/attention.ts';
import {
  createCreditInvoice,
  downloadInvoice,
  getInvoice,
  mailInvoiceAgain,
  retryFollowUp,
} from '../../../shared/contract/invoices.ts';
import type { AttentionItem } from '../../../shared/schemas/attention.ts';
import { newKey } from '../../support/api.ts';
import {
  attachmentBytes,
  caughtMails,
  longPoll,
  mailOf,
  mailSimulator,
  makeMailedInvoice,
} from '../../support/invoice-mails.ts';
import { failFollowUp, setInvoiceStatus, useStack } from '../../support/invoices.ts';
import { logInAs } from '../../support/people.ts';
import { invoke } from '../../support/invoke.ts';
import { inAll } from '../../support/tier.ts';

const own = 'faktura@klang.example';

const staff = await logInAs('Staff');

beforeAll(() => useStack());

let receivers = 0;
function newReceiver(): string {
  receivers += 1;
  return `ekonomi-${receivers}-${Date.now()}@provkund.example`;
}

const stateOf = async (invoiceId: number, followUpId?: string) => (await mailOf(staff, invoiceId, followUpId))?.state;

describe('the mail of an invoice', () => {
  it('goes to the customer with the stored PDF, blind to the firm, and tells what to pay', async () => {
    const to = newReceiver();
    const invoice = await makeMailedInvoice(staff, to);
    const { invoiceId, invoiceCode } = invoice;
    await expect.poll(() => stateOf(invoiceId), longPoll).toBe('Done');

    const [mail, ...others] = await caughtMails(invoice);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: [to],
      bcc: [own],
      subject: `Faktura ${invoice.serialNumberPadded} från ${invoice.company.companyName}`,
    });
    for (const part of [mail!.text, mail!.html.replaceAll('\u00a0', ' ')]) {
      expect(part).toContain(invoice.serialNumberPadded);
      expect(part).toContain(invoice.dueDate);
      expect(part).toContain(invoice.ocr);
      expect(part).toContain(invoice.company.bankGiro);
      expect(part).toContain(invoice.ourReferenceName);
    }
    expect(mail!.attachments).toMatchObject([{ name: `${invoiceCode}.pdf`, type: 'application/pdf' }]);
    const pdf = await staff.call(downloadInvoice, { params: { invoiceId } });
    expect(Buffer.compare(await attachmentBytes(mail!), pdf.bytes)).toBe(0);
    await expect
      .poll(() => mailOf(staff, invoiceId), longPoll)
      .toMatchObject({
        state: 'Done',
        lastError: '',
        mail: { to, toCustomer: true, bcc: [own], delivery: 'Delivered' },
      });
  });

  it('goes to several receivers, and bounces for one of them by name', async () => {
    const receivers = [newReceiver(), newReceiver()];
    const invoice = await makeMailedInvoice(staff, receivers.join(', '));
    await expect.poll(() => stateOf(invoice.invoiceId), longPoll).toBe('Done');
    expect(await caughtMails(invoice)).toMatchObject([{ to: receivers, bcc: [own] }]);
    const bouncing = await makeMailedInvoice(staff, `${newReceiver()}, ${mailSimulator.bounces}`);
    await expect.poll(async () => (await mailOf(staff, bouncing.invoiceId))?.mail.delivery, longPoll).toBe('Bounced');
    const { mail } = await mailOf(staff, bouncing.invoiceId);
    expect(mail.deliveryReason).toMatch(new RegExp(`^${mailSimulator.bounces}: `));
  });

  it('goes to its receiver though an address of the firm is one that the mail service refuses', async () => {
    const settings = await getSystemSettings();
    const save = async (invoiceEmailToBcc: string) => {
      const unit = new UnitOfWork(0);
      unit.save(await getSystemSettings(), { ...settings.data, invoiceEmailToBcc });
      await unit.commit(null);
    };
    await save('arkivåäö@firman.example');
    try {
      const to = newReceiver();
      const invoice = await makeMailedInvoice(staff, to);
      await expect.poll(() => stateOf(invoice.invoiceId), longPoll).toBe('Done');
      expect(await caughtMails(invoice)).toMatchObject([{ to: [to], bcc: [own] }]);
    } finally {
      await save(settings.data.invoiceEmailToBcc);
    }
  });

  it('goes to the firm’s own address, with a word on why, where the customer has none', async () => {
    const invoice = await makeMailedInvoice(staff, '');
    await expect.poll(() => stateOf(invoice.invoiceId), longPoll).toBe('Done');
    const [mail] = await caughtMails(invoice);
    expect(mail).toMatchObject({ to: [own], bcc: [] });
    expect(mail!.text).toContain('har ingen e-postadress för fakturor');
    expect((await mailOf(staff, invoice.invoiceId)).mail).toMatchObject({ to: own, toCustomer: false });
  });

  it('of a credit tells what it credits, and that nothing is to be paid', async () => {
    const to = newReceiver();
    const debit = await makeMailedInvoice(staff, to);
    await setInvoiceStatus(debit.invoiceId, 'Posted');
    const made = await staff.result(createCreditInvoice, { params: { invoiceId: debit.invoiceId } });
    await expect.poll(() => stateOf(made.invoiceId), longPoll).toBe('Done');
    const credit = await staff.result(getInvoice, { params: { invoiceId: made.invoiceId } });
    const [mail] = await caughtMails(credit);
    expect(mail).toMatchObject({ to: [to], subject: expect.stringMatching(/^Kreditfaktura \d{6} från /) });
    expect(mail!.text).toContain(
      `krediterar faktura ${debit.serialNumberPadded} i sin helhet, så ingen betalning ska göras`,
    );
    expect(mail!.text).not.toMatch(/Att betala|Förfallodatum|OCR|Bankgiro/);
    expect(mail!.attachments).toMatchObject([{ name: `${credit.invoiceCode}.pdf` }]);
  });

  it('is not sent when refused, says why, and is tried again by hand', async () => {
    const invoice = await makeMailedInvoice(staff, mailSimulator.refused);
    const { invoiceId } = invoice;
    await expect.poll(async () => (await mailOf(staff, invoiceId)).lastError, longPoll).not.toBe('');
    expect(await mailOf(staff, invoiceId)).toMatchObject({ state: 'Pending', attempts: 1, needs: 'sender' });
    expect(await caughtMails(invoice)).toEqual([]);

    await staff.result(retryFollowUp, { params: { invoiceId, followUpId: 'mail' } });
    await expect
      .poll(() => mailOf(staff, invoiceId), longPoll)
      .toMatchObject({ state: 'Pending', attempts: 1, needs: 'sender' });
    expect(await caughtMails(invoice)).toEqual([]);
  });

  it('asks for another address when the mail service rejects the current one', async () => {
    const { invoiceId } = await makeMailedInvoice(staff, 'åsa@provkund.example');
    await expect.poll(async () => (await mailOf(staff, invoiceId)).needs, longPoll).toBe('receiver');
    expect((await mailOf(staff, invoiceId)).lastError).toContain('åsa@provkund.example');
  });

  it('stops when it is uncertain whether it was sent, until a person decides', async () => {
    const invoice = await makeMailedInvoice(staff, mailSimulator.unanswered);
    const { invoiceId } = invoice;
    await expect.poll(() => stateOf(invoiceId), longPoll).toBe('Uncertain');
    expect((await mailOf(staff, invoiceId)).lastError).toMatch(/^Det är oklart om mejlet gick iväg/);
    await invoke('jobs/run-due-tasks');
    expect(await caughtMails(invoice)).toHaveLength(1);

    await staff.result(retryFollowUp, { params: { invoiceId, followUpId: 'mail' } });
    await expect.poll(async () => (await caughtMails(invoice)).length, longPoll).toBe(2);
    await expect.poll(() => stateOf(invoiceId), longPoll).toBe('Uncertain');
  });

  it('is done when the mail service confirms an uncertain mail', async () => {
    const to = mailSimulator.unanswered;
    const { invoiceId } = await makeMailedInvoice(staff, to);
    await expect.poll(() => stateOf(invoiceId), longPoll).toBe('Uncertain');
    await postMailEvent(invoiceId, 'mail', { eventType: 'Delivery', delivery: { timestamp: now, recipients: [to] } });
    expect(await mailOf(staff, invoiceId)).toMatchObject({
      state: 'Done',
      lastError: '',
      doneAt: now,
      mail: { delivery: 'Delivered' },
    });
  });

  it('of a cancelled invoice is refused, also by an attempt that was waiting, and then asks for nobody', async () => {
    const invoice = await makeMailedInvoice(staff, mailSimulator.refused);
    const { invoiceId } = invoice;
    await expect.poll(async () => (await mailOf(staff, invoiceId)).needs, longPoll).toBe('sender');
    await setInvoiceStatus(invoiceId, 'Cancelled');
    const message = 'Fakturan är makulerad och skickas inte.';
    for (const asked of [
      () => staff.call(retryFollowUp, { params: { invoiceId, followUpId: 'mail' } }),
      () => staff.call(mailInvoiceAgain, { params: { invoiceId }, body: { email: newReceiver() } }),
    ]) {
      expect(await asked()).toMatchObject({ status: 409, json: { message } });
    }
    await failFollowUp(invoiceId, 'mail', new Date(0));
    await invoke('jobs/run-due-tasks');
    await expect.poll(() => mailOf(staff, invoiceId), longPoll).toMatchObject({ state: 'Stopped', lastError: message });
    expect(await caughtMails(invoice)).toEqual([]);
    const stuck: AttentionItem[] = await staff.result(listAttention);
    expect(stuck.filter((one) => one.invoiceId === invoiceId && one.followUp?.kind === 'mail')).toEqual([]);
  });

  it.runIf(inAll)('is not tried again once it is done', async () => {
    const { invoiceId } = await makeMailedInvoice(staff, newReceiver());
    await expect.poll(() => stateOf(invoiceId), longPoll).toBe('Done');
    const reply = await staff.call(retryFollowUp, { params: { invoiceId, followUpId: 'mail' } });
    expect(reply).toMatchObject({ status: 409, json: { message: 'Det är redan klart.' } });
    const none = await staff.call(retryFollowUp, { params: { invoiceId, followUpId: 'mail-9' } });
    expect(none.status).toBe(404);
  });
});

describe('mailing an invoice again', () => {
  it('goes to the address that was chosen, once for one key, and every mailing is kept', async () => {
    const [first, second] = [newReceiver(), newReceiver()];
    const invoice = await makeMailedInvoice(staff, first);
    const { invoiceId } = invoice;
    await expect.poll(() => stateOf(invoiceId), longPoll).toBe('Done');

    const call = { params: { invoiceId }, body: { email: second }, idempotencyKey: newKey() };
    expect(await staff.result(mailInvoiceAgain, call)).toEqual({ invoiceId, followUpId: 'mail-2' });
    expect(await staff.result(mailInvoiceAgain, call)).toEqual({ invoiceId, followUpId: 'mail-2' });
    await expect.poll(() => stateOf(invoiceId, 'mail-2'), longPoll).toBe('Done');
    expect((await caughtMails(invoice)).map(({ to }) => to)).toEqual([[second], [first]]);
    const { followUps } = await staff.result(getInvoice, { params: { invoiceId } });
    expect(followUps).toMatchObject([
      { followUpId: 'pdf' },
      { followUpId: 'mail', askedBy: '', mail: { to: first } },
      { followUpId: 'mail-2', askedBy: 'AL', mail: { to: second } },
      { followUpId: 'accounting' },
    ]);
  });

  it('gives concurrent callers a mailing each, and needs an address', async () => {
    const invoice = await makeMailedInvoice(staff, newReceiver());
    const { invoiceId } = invoice;
    const emails = [newReceiver(), newReceiver(), newReceiver()];
    const asked = await Promise.all(
      emails.map((email) => staff.result(mailInvoiceAgain, { params: { invoiceId }, body: { email } })),
    );
    expect(new Set(asked.map(({ followUpId }: any) => followUpId)).size).toBe(3);
    await expect.poll(async () => (await caughtMails(invoice)).length, longPoll).toBe(4);

    const reply = await staff.call(mailInvoiceAgain, { params: { invoiceId }, body: { email: 'ingen' } });
    expect(reply).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'email', message: 'Ange en giltig e-postadress, eller flera med komma emellan.' }] },
    });
  });
});

describe('the fate of a mail', () => {
  it.each([
    ['that comes back', mailSimulator.bounces, 'Bounced', '550 5.1.1 user unknown'],
    ['that is called spam', mailSimulator.complains, 'Complained', 'skräppost'],
  ])('%s is shown on the invoice, and does not improve after', async (_, to, delivery, reason) => {
    const { invoiceId } = await makeMailedInvoice(staff, to);
    await expect.poll(async () => (await mailOf(staff, invoiceId)).mail.delivery, longPoll).toBe(delivery);
    expect(await mailOf(staff, invoiceId)).toMatchObject({ state: 'Done' });
    expect((await mailOf(staff, invoiceId)).mail.deliveryReason).toContain(reason);
    await postMailEvent(invoiceId, 'mail', { eventType: 'Delivery', delivery: { timestamp: now, recipients: [to] } });
    expect((await mailOf(staff, invoiceId)).mail.delivery).toBe(delivery);
  });

  it.runIf(inAll)('ignores blind copies, other mails and missing invoices', async () => {
    const to = newReceiver();
    const { invoiceId } = await makeMailedInvoice(staff, to);
    await expect.poll(async () => (await mailOf(staff, invoiceId)).mail.delivery, longPoll).toBe('Delivered');
    const before = await mailOf(staff, invoiceId);
    const bounce = {
      timestamp: now,
      bounceType: 'Permanent',
      bounceSubType: 'General',
      bouncedRecipients: [{ emailAddress: own }],
    };
    await postMailEvent(invoiceId, 'mail', { eventType: 'Bounce', bounce });
    await postMailEvent(invoiceId, 'mail-7', { eventType: 'Bounce', bounce });
    await postMailEvent(999_999, 'mail', { eventType: 'Bounce', bounce });
    expect(await mailOf(staff, invoiceId)).toEqual(before);
  });
});

const now = '2026-11-20T12:00:00.000Z';

/** Sends an SES event about a mailing directly to its function. */
async function postMailEvent(invoiceId: number, followUpId: string, detail: object): Promise<void> {
  const mail = { messageId: 'x', timestamp: now, tags: { invoiceId: [String(invoiceId)], followUpId: [followUpId] } };
  await invoke('events/on-mail-event', { source: 'aws.ses', detail: { mail, ...detail } });
}
