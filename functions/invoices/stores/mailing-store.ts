import type { EInvoiceWay } from '../../../shared/codes/e-invoices.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { conflict } from '../../../shared/codes/errors/changes.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import type { MailDelivery } from '../../../shared/schemas/invoice.ts';
import { all, equals, isOneOf } from '../../data/core/condition.ts';
import { updateIf } from '../../data/core/conditional-update.ts';
import { mailTrouble } from '../../data/core/due.ts';
import { type StoredFollowUp, doneBy, findFollowUp, readFollowUps, stageFollowUp } from './follow-up-store.ts';
import { finishFollowUp } from './follow-up-attempt-store.ts';
import { keys } from '../../data/core/keys.ts';
import type { UnitOfWork } from '../../data/core/unit-of-work.ts';

const maxMailedADay = 10;
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
  if (today.length >= maxMailedADay) {
    throw new AppError(conflict, {
      message: `Fakturan har mejlats ${maxMailedADay} gånger det senaste dygnet. Vänta till i morgon, eller ladda ner den och skicka den själv.`,
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

type ResendRequest = { invoiceId: number; kind: 'mail' | 'e-invoice'; to: string; now: Date };

function stageAnother(
  unit: UnitOfWork,
  earlier: readonly StoredFollowUp[],
  { kind, ...request }: ResendRequest,
): string {
  const followUpId = earlier.length === 0 ? kind : `${kind}-${earlier.length + 1}`;
  stageFollowUp(unit, { ...request, followUpId, kind, userId: unit.userId });
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
  unit.update(keys.followUp(invoiceId, followUpId), {
    ...doneBy(unit.userId, now),
    onlyIf: equals({ state }),
  });
}

function stageDealtWith(unit: UnitOfWork, { invoiceId, followUpId }: StoredFollowUp): void {
  unit.update(keys.followUp(invoiceId, followUpId), {
    remove: ['due', 'dueAt'],
    onlyIf: equals({ due: mailTrouble }),
  });
}

export type DeliveryEvent = { delivery: MailDelivery; reason: string; at: string };

/** A worse event replaces a milder one: a mail can bounce after it was delivered. */
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
export async function noteDelivery(invoiceId: number, followUpId: string, event: DeliveryEvent): Promise<void> {
  await finishFollowUp(invoiceId, followUpId, new Date(event.at));
  const milder = milderThan[event.delivery];
  if (milder.length === 0) return;
  const isTrouble = event.delivery !== 'Delivered';
  await updateIf(keys.followUp(invoiceId, followUpId), {
    set: {
      'mail.delivery': event.delivery,
      'mail.deliveryReason': event.reason,
      'mail.deliveryAt': event.at,
      ...(isTrouble && { due: mailTrouble, dueAt: event.at }),
    },
    onlyIf: all(equals({ state: 'Done' }), isOneOf('mail.delivery', milder)),
  });
}
