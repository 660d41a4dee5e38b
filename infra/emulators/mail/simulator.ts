import { randomUUID } from 'node:crypto';
import { bareAddress } from './addresses.ts';
import type { Mail } from './mailbox.ts';
import { SesError } from './ses-error.ts';
import { account, region } from '../account.ts';

export type MailEvent = {
  version: string;
  id: string;
  account: string;
  region: string;
  resources: string[];
  source: string;
  'detail-type': string;
  time: string;
  detail: Record<string, unknown>;
};

/** SES's mailbox simulator, and two addresses of our own for what it lacks: a refusal and a missing answer. */
export const mailSimulator = {
  bounces: 'bounce@simulator.amazonses.com',
  complains: 'complaint@simulator.amazonses.com',
  refused: 'refused@simulator.klang.example',
  unanswered: 'unanswered@simulator.klang.example',
} as const;
const { bounces, complains, refused, unanswered } = mailSimulator;

const isTo = (mail: Pick<Mail, 'to'>, address: string) => mail.to.some((one) => bareAddress(one) === address);

export function refuseIfConfigured(mail: Pick<Mail, 'to'>): void {
  if (isTo(mail, refused)) throw new SesError('MessageRejected', 'The address is refused here.');
}

/** As when a connection breaks after the mail was accepted. */
export function leavesUnanswered(mail: Pick<Mail, 'to'>): boolean {
  return isTo(mail, unanswered);
}

export type SendContext = { configurationSet: string; tags: Record<string, string> };

export function eventsOf(mail: Mail, { configurationSet, tags }: SendContext): MailEvent[] {
  if (!configurationSet) return [];
  const recipients = [...mail.to, ...mail.cc, ...mail.bcc].map(bareAddress);
  const about = {
    timestamp: mail.receivedAt,
    messageId: mail.id,
    source: mail.from,
    destination: recipients,
    commonHeaders: { subject: mail.subject },
    tags: Object.fromEntries(
      Object.entries({ 'ses:configuration-set': configurationSet, ...tags }).map(([name, value]) => [name, [value]]),
    ),
  };
  const event = (detailType: string, eventType: string, facts: Record<string, unknown>): MailEvent => ({
    version: '0',
    id: randomUUID(),
    account,
    region,
    resources: [],
    source: 'aws.ses',
    'detail-type': detailType,
    time: mail.receivedAt,
    detail: { eventType, mail: about, ...facts },
  });
  const timestamp = mail.receivedAt;
  const delivery = (to: string[]) => event('Email Delivered', 'Delivery', { delivery: { timestamp, recipients: to } });
  const reached = recipients.filter((one) => one !== bounces);
  return [
    // A mail without an answer causes no events until a test posts one.
    ...(leavesUnanswered(mail) ? [] : [event('Email Sent', 'Send', { send: {} })]),
    ...(reached.length > 0 && !leavesUnanswered(mail) ? [delivery(reached)] : []),
    ...(recipients.includes(bounces) ? [event('Email Bounced', 'Bounce', { bounce: bounce(timestamp) })] : []),
    ...(recipients.includes(complains)
      ? [
          event('Email Complaint Received', 'Complaint', {
            complaint: { timestamp, feedbackId: randomUUID(), complainedRecipients: [{ emailAddress: complains }] },
          }),
        ]
      : []),
  ];
}

function bounce(timestamp: string): object {
  return {
    timestamp,
    bounceType: 'Permanent',
    bounceSubType: 'General',
    bouncedRecipients: [
      {
        emailAddress: bounces,
        action: 'failed',
        status: '5.1.1',
        diagnosticCode: 'smtp; 550 5.1.1 user unknown',
      },
    ],
  };
}
