import { listMailTroubles } from '../../../shared/contract/invoices.ts';
import type { MailTroubleKind } from '../../../shared/schemas/invoice.ts';
import { route } from '../../runtime/route.ts';
import type { StoredFollowUp } from '../../stores/follow-up-store.ts';
import { troubledMailings } from '../../stores/mailing-store.ts';
import { findRecords } from '../../stores/table.ts';

export const handler = route(listMailTroubles, async () => {
  const mailings = await troubledMailings();
  const invoices = await findRecords(mailings.map(({ invoiceId }) => ['invoice', invoiceId] as const));
  return mailings.flatMap((mailing) => {
    const { invoiceId, followUpId, mail, lastError, askedAt } = mailing;
    const invoice = invoices.get('invoice', invoiceId);
    if (!invoice) return [];
    const { serialNumberPadded, customerName, projectOwnerUserInitials } = invoice.data;
    return {
      invoiceId,
      followUpId,
      serialNumberPadded,
      customerName,
      projectOwnerUserInitials,
      kind: kindOf(mailing),
      to: mail?.to ?? '',
      reason: mail?.deliveryReason || lastError,
      since: mail?.deliveryAt ?? askedAt,
    };
  });
});

function kindOf({ state, mail, needs }: StoredFollowUp): MailTroubleKind {
  if (mail?.delivery === 'Bounced' || mail?.delivery === 'Complained') return mail.delivery;
  if (state === 'Uncertain') return 'Uncertain';
  return needs === 'sender' ? 'NeedsSender' : 'NeedsReceiver';
}
