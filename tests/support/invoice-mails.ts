import { getRecord } from '../../functions/data/core/table.ts';
import { UnitOfWork } from '../../functions/data/core/unit-of-work.ts';
import { mailSimulator } from '../../infra/emulators/mail/simulator.ts';
import { createFromProject, getInvoice } from '../../shared/contract/invoices.ts';
import type { Invoice, Mailing, FollowUp } from '../../shared/schemas/invoice.ts';
import type { Api } from './api.ts';
import { makeInvoiceableProject } from './builders.ts';
import { useStack } from './invoices.ts';
import { testStack } from './test-stack.ts';

export { mailSimulator };

/** The first PDF on a machine takes a while, and so does one queued behind other tests. */
export const longPoll = { interval: 200 };

/** @param invoiceEmail may be one that was stored before addresses were checked */
export async function makeMailedInvoice(api: Api, invoiceEmail: string): Promise<Invoice> {
  const { project } = await makeInvoiceableProject(api);
  useStack();
  const record = await getRecord('project', project.projectId);
  const unit = new UnitOfWork(0);
  unit.save(record, { ...record.data, invoiceEmail });
  await unit.commit(null);
  const { invoiceId } = await api.result(createFromProject, { params: project });
  return api.result(getInvoice, { params: { invoiceId } });
}

export type MailFollowUp = FollowUp & { mail: Mailing };

/** Returns a mailing of the invoice, by default the first. */
export async function mailOf(api: Api, invoiceId: number, followUpId = 'mail'): Promise<MailFollowUp> {
  const { followUps } = await api.result(getInvoice, { params: { invoiceId } });
  return followUps.find((one: FollowUp) => one.followUpId === followUpId) as MailFollowUp;
}

export type CaughtMail = {
  to: string[];
  bcc: string[];
  from: string;
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  attachments: { name: string; type: string; path: string }[];
};

/** The mails caught locally whose subject names the invoice, newest first. */
export async function caughtMails({ serialNumberPadded }: Invoice): Promise<CaughtMail[]> {
  const all = (await (await fetch(`${testStack().mailUrl}/messages`)).json()) as CaughtMail[];
  return all.filter(({ subject }) => subject.includes(serialNumberPadded));
}

export async function attachmentBytes({ attachments }: CaughtMail): Promise<Uint8Array> {
  const response = await fetch(`${testStack().mailUrl}${attachments[0]!.path}`);
  return new Uint8Array(await response.arrayBuffer());
}
