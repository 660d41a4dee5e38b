import type { EInvoiceWay } from '../../../shared/codes/e-invoice-ways.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { conflict } from '../../../shared/codes/errors/changes.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import type { MailDelivery } from '../../../shared/schemas/invoice.ts';
import { environment } from '../../platform/environment.ts';
import { updateIf } from '../../data/core/conditional-update.ts';
import { mailTrouble } from '../../data/core/due.ts';
import { type StoredFollowUp, findFollowUp, readFollowUps, stageFollowUp } from './follow-up-store.ts';
import { finishFollowUp } from './follow-up-try-store.ts';
import { keys } from '../../data/core/keys.ts';
import type { UnitOfWork } from '../../data/core/unit-of-work.ts';

const mostMailedADay = 10;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Marks earlier trouble as dealt with. A concurrent call takes the same number, and counts again.
 * @returns its id
 * @throws conflict when the invoice has been mailed too often in a day
 */
export async function stageMailAgain(
  unit: UnitOfWork,
  { invoiceId, to, now }: { invoiceId: number; to: string; now: Date },
): Promise<string> {
  const earlier = (await readFollowUps(invoiceId)).filter(({ kind }) => kind === 'mail');
  const today = earlier.filter(({ askedAt }) => Date.parse(askedAt) > now.getTime() - dayMs);
  if (today.length >= mostMailedADay) {
    throw new AppError(conflict, {
      message: `Fakturan har mejlats ${mostMailedADay} gånger det senaste dygnet. Vänta till i morgon, eller ladda ner den och skicka den själv.`,
    });
  }
  return stageAnother(unit, earlier, { invoiceId, kind: 'mail', to, now });
}

/**
 * Marks earlier trouble as dealt with. Fortnox sends its own e-invoices: what it says of the first one would be taken
 * for the outcome of the second.
 * @returns its id
 * @throws not_found; conflict unless the last one came back, and by Fortnox' way
 */
export async function stageEInvoiceAgain(
  unit: UnitOfWork,
  { invoiceId, way, now }: { invoiceId: number; way: EInvoiceWay; now: Date },
): Promise<string> {
  const earlier = (await readFollowUps(invoiceId)).filter(({ kind }) => kind === 'e-invoice');
  const last = earlier.at(-1);
  if (!last) throw new AppError(notFound);
  const cameBack = last.state === 'Done' && (last.mail?.delivery === 'Bounced' || last.mail?.delivery === 'Complained');
  if (!cameBack) throw new AppError(conflict, { message: 'Bara en e-faktura som har kommit tillbaka skickas igen.' });
  if (way === 'Fortnox') {
    throw new AppError(conflict, { message: 'E-fakturorna går genom Fortnox. Skicka den igen därifrån.' });
  }
  return stageAnother(unit, earlier, { invoiceId, kind: 'e-invoice', to: '', now });
}

type Another = { invoiceId: number; kind: 'mail' | 'e-invoice'; to: string; now: Date };

function stageAnother(unit: UnitOfWork, earlier: readonly StoredFollowUp[], { kind, ...asked }: Another): string {
  const followUpId = earlier.length === 0 ? kind : `${kind}-${earlier.length + 1}`;
  stageFollowUp(unit, { ...asked, followUpId, kind, userId: unit.userId });
  for (const one of earlier) if (one.isTrouble) stageDealtWith(unit, one);
  return followUpId;
}

/** The outcome stays on the invoice. @throws not_found; conflict when there is nothing to deal with */
export async function stageSettled(
  unit: UnitOfWork,
  { invoiceId, followUpId, now }: { invoiceId: number; followUpId: string; now: Date },
): Promise<void> {
  const followUp = await findFollowUp(invoiceId, followUpId);
  if (!followUp) throw new AppError(notFound);
  const isStuck = followUp.kind === 'e-invoice' && ['Stopped', 'Uncertain'].includes(followUp.state);
  if (isStuck) stageDelivered(unit, followUp, now);
  else if (followUp.isTrouble) stageDealtWith(unit, followUp);
  else throw new AppError(conflict, { message: 'Det är redan åtgärdat.' });
}

/** A person has delivered the e-invoice, or learned that it has arrived. */
function stageDelivered(unit: UnitOfWork, { invoiceId, followUpId, state }: StoredFollowUp, now: Date): void {
  unit.add({
    Update: {
      TableName: environment.tableName(),
      Key: keys.followUp(invoiceId, followUpId),
      UpdateExpression:
        'SET #state = :done, doneAt = :now, doneByUserId = :user, lastError = :empty, needs = :null REMOVE due, dueAt',
      ConditionExpression: '#state = :seen',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':done': 'Done',
        ':seen': state,
        ':now': now.toISOString(),
        ':user': unit.userId,
        ':empty': '',
        ':null': null,
      },
    },
  });
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
