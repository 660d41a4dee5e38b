import { AppError } from '../../../shared/codes/errors.ts';
import type { MailDelivery } from '../../../shared/schemas/invoice.ts';
import { environment } from '../../platform/environment.ts';
import { updateIf } from '../core/conditional-update.ts';
import { mailTrouble } from '../core/due.ts';
import { type StoredFollowUp, findFollowUp, readFollowUps, stageFollowUp } from './follow-up-store.ts';
import { finishFollowUp } from './follow-up-try-store.ts';
import { keys } from '../core/keys.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

/** Marks earlier trouble as dealt with. @returns its id */
export async function stageMailAgain(
  unit: UnitOfWork,
  { invoiceId, to, now }: { invoiceId: number; to: string; now: Date },
): Promise<string> {
  const earlier = (await readFollowUps(invoiceId)).filter(({ kind }) => kind === 'mail');
  const followUpId = earlier.length === 0 ? 'mail' : `mail-${earlier.length + 1}`;
  stageFollowUp(unit, { invoiceId, followUpId, kind: 'mail', now, to, userId: unit.userId });
  for (const one of earlier) if (one.isTrouble) stageDealtWith(unit, one);
  return followUpId;
}

/** The outcome stays on the invoice. @throws not_found; conflict when there is nothing to deal with */
export async function stageSettled(
  unit: UnitOfWork,
  { invoiceId, followUpId }: { invoiceId: number; followUpId: string },
): Promise<void> {
  const followUp = await findFollowUp(invoiceId, followUpId);
  if (!followUp) throw new AppError('not_found');
  if (!followUp.isTrouble) throw new AppError('conflict', { message: 'Det är redan åtgärdat.' });
  stageDealtWith(unit, followUp);
}

function stageDealtWith(unit: UnitOfWork, { invoiceId, followUpId }: StoredFollowUp): void {
  unit.add({
    Update: {
      TableName: environment.tableName(),
      Key: keys.followUp(invoiceId, followUpId),
      UpdateExpression: 'REMOVE due, dueAt',
      ConditionExpression: 'due = :trouble',
      ExpressionAttributeValues: { ':trouble': mailTrouble },
    },
  });
}

export type DeliveryNews = { delivery: MailDelivery; reason: string; at: string };

/** Worse news replaces better: a mail can bounce after it was delivered. */
const milderThan: Record<MailDelivery, MailDelivery[]> = {
  Unknown: [],
  Delivered: ['Unknown'],
  Bounced: ['Unknown', 'Delivered'],
  Complained: ['Unknown', 'Delivered', 'Bounced'],
};

/**
 * Stores a delivery event of a mailing. Any event means that SES has the mail, so an attempt with an unknown outcome
 * counts as done.
 */
export async function noteDelivery(invoiceId: number, followUpId: string, news: DeliveryNews): Promise<void> {
  await finishFollowUp(invoiceId, followUpId, new Date(news.at));
  const milder = milderThan[news.delivery];
  if (milder.length === 0) return;
  const isTrouble = news.delivery !== 'Delivered';
  const trouble = isTrouble ? ', due = :trouble, dueAt = :at' : '';
  await updateIf(keys.followUp(invoiceId, followUpId), {
    expression: `SET mail.delivery = :delivery, mail.deliveryReason = :reason, mail.deliveryAt = :at${trouble}`,
    condition: `#state = :done AND mail.delivery IN (${milder.map((_, index) => `:m${index}`).join(', ')})`,
    names: { '#state': 'state' },
    values: {
      ':delivery': news.delivery,
      ':reason': news.reason,
      ':at': news.at,
      ':done': 'Done',
      ...(isTrouble && { ':trouble': mailTrouble }),
      ...Object.fromEntries(milder.map((one, index) => [`:m${index}`, one])),
    },
  });
}
