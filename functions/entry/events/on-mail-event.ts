import type { EventBridgeEvent } from 'aws-lambda';
import { bounceReason, complaintReason, rejectReason } from '../../../shared/mail/bounce-reason.ts';
import { addressesIn } from '../../../shared/lib/email-address.ts';
import { messageTag, noteFate, receiverOf } from '../../messages/message-log-store.ts';
import { log } from '../../platform/log.ts';
import { findFollowUp } from '../../invoices/stores/follow-up-store.ts';
import { type DeliveryEvent, noteDelivery } from '../../invoices/stores/mailing-store.ts';

type Recipient = { emailAddress: string; diagnosticCode?: string };

export type MailEvent = {
  eventType: string;
  mail: { messageId: string; timestamp: string; destination?: string[]; tags?: Record<string, string[]> };
  delivery?: { timestamp: string; recipients: string[] };
  bounce?: { timestamp: string; bounceType: string; bounceSubType: string; bouncedRecipients: Recipient[] };
  complaint?: { timestamp: string; complainedRecipients: Recipient[] };
};

/** Only events for the recipient count, not for blind copies to the firm. */
export async function handler({ detail }: EventBridgeEvent<string, MailEvent>): Promise<void> {
  await noteInLog(detail);
  const invoiceId = Number(detail.mail.tags?.['invoiceId']?.[0]);
  const followUpId = detail.mail.tags?.['followUpId']?.[0] ?? '';
  if (!Number.isInteger(invoiceId) || followUpId === '') return;
  const followUp = await findFollowUp(invoiceId, followUpId);
  if (!followUp?.mail) return;
  const deliveryEvent = deliveryEventOf(detail, followUp.mail.to);
  log('info', {
    event: 'mail-event',
    invoiceId,
    followUpId,
    type: detail.eventType,
    concernsReceiver: deliveryEvent !== undefined,
  });
  if (deliveryEvent) await noteDelivery(invoiceId, followUpId, deliveryEvent);
}

async function noteInLog(detail: MailEvent): Promise<void> {
  const messageId = detail.mail.tags?.[messageTag]?.[0];
  const to = messageId && (await receiverOf(messageId));
  const fate = to && deliveryEventOf(detail, to);
  if (fate) await noteFate(messageId, fate.delivery === 'Unknown' ? 'Sent' : fate.delivery, fate.reason);
}

function deliveryEventOf(event: MailEvent, to: string): DeliveryEvent | undefined {
  const { eventType, mail, delivery, bounce, complaint } = event;
  const receivers = addressesIn(to.toLowerCase());
  const isReceiver = (address: string) => receivers.includes(bare(address));
  const named = (reason: string, { emailAddress }: Recipient) =>
    receivers.length > 1 ? `${bare(emailAddress)}: ${reason}` : reason;
  const among = (recipients: Recipient[] = []) => recipients.find(({ emailAddress }) => isReceiver(emailAddress));
  switch (eventType) {
    case 'Send':
      return { delivery: 'Unknown', reason: '', at: mail.timestamp };
    case 'Delivery':
      return delivery?.recipients.some(isReceiver)
        ? { delivery: 'Delivered', reason: '', at: delivery.timestamp }
        : undefined;
    case 'Bounce': {
      const bounced = among(bounce?.bouncedRecipients);
      return bounce && bounced
        ? { delivery: 'Bounced', reason: named(bounceReason({ ...bounce, ...bounced }), bounced), at: bounce.timestamp }
        : undefined;
    }
    case 'Complaint': {
      const complained = among(complaint?.complainedRecipients);
      return complaint && complained
        ? { delivery: 'Complained', reason: named(complaintReason, complained), at: complaint.timestamp }
        : undefined;
    }
    case 'Reject':
      return { delivery: 'Bounced', reason: rejectReason, at: mail.timestamp };
    default:
      return undefined;
  }
}

function bare(address: string): string {
  return (/<([^<>]+)>\s*$/.exec(address)?.[1] ?? address).trim().toLowerCase();
}
