import * as z from 'zod/mini';
import { AppError } from '../../../shared/codes/errors.ts';
import { conflict } from '../../../shared/codes/errors/changes.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import { id, instant } from '../../../shared/fields/fields.ts';
import { type FollowUp, type FollowUpKind, type Mailing, followUpSchema } from '../../../shared/schemas/invoice.ts';
import { type InvoiceDelivery, isEInvoiced, isMailed } from '../../../shared/codes/e-invoices.ts';
import { isSending } from '../../../shared/domain/invoice/send-rules.ts';
import { all, any, equals, isNew, lacks } from '../../data/core/condition.ts';
import {
  dueShard,
  mailTrouble,
  stoppedFollowUps,
  unfinishedFollowUpKeys,
  waitingForAccounting,
} from '../../data/core/due.ts';
import type { ItemChange } from '../../data/core/item-change.ts';
import { followUpPrefix, keys } from '../../data/core/keys.ts';
import { refuseSending } from './refuse-sending.ts';
import type { StoredRecord } from '../../data/core/records.ts';
import { getFortnoxConnection } from '../../settings/settings-store.ts';
import { type Item, findRecords, getItem, getItems, queryItems } from '../../data/core/table.ts';
import { UnitOfWork } from '../../data/core/unit-of-work.ts';

/** Follow-ups that were staged before mailing existed have fewer fields. */
const storedSchema = z.extend(
  z.omit(followUpSchema, { followUpId: true, askedBy: true, doneBy: true, isTrouble: true }),
  {
    invoiceId: id,
    needs: z._default(followUpSchema.shape.needs, null),
    askedAt: z.optional(followUpSchema.shape.askedAt),
    askedByUserId: z._default(z.int(), 0),
    doneByUserId: z._default(z.int(), 0),
    rewrites: z._default(z.boolean(), false),
    sendingSince: z._default(z.nullable(instant), null),
    mail: z._default(followUpSchema.shape.mail, null),
    files: z._default(followUpSchema.shape.files, []),
  },
);

export type StoredFollowUp = z.output<typeof storedSchema> & Pick<FollowUp, 'followUpId' | 'askedAt' | 'isTrouble'>;

type FollowUpRequest = {
  invoiceId: number;
  followUpId: string;
  kind: FollowUpKind;
  now: Date;
  to?: string;
  userId?: number;
};

/** The follow-ups of every invoice, and those of its delivery. A letter is mailed to the firm, which posts it. */
export function followUpsOf(delivery: InvoiceDelivery): FollowUpKind[] {
  const isPosted = delivery === 'Letter';
  return [
    'pdf',
    ...(isMailed(delivery) || isPosted ? (['mail'] as const) : []),
    ...(isEInvoiced(delivery) ? (['e-invoice'] as const) : []),
    'accounting',
  ];
}

type IssuedInvoice = { invoiceId: number; delivery: InvoiceDelivery };

export function stageInvoiceFollowUps(unit: UnitOfWork, { invoiceId, delivery }: IssuedInvoice, now: Date): void {
  for (const kind of followUpsOf(delivery)) stageFollowUp(unit, { invoiceId, followUpId: kind, kind, now });
}

export function stageMissingFollowUp(unit: UnitOfWork, invoiceId: number, kind: FollowUpKind, now: Date): void {
  stageFollowUp(unit, { invoiceId, followUpId: kind, kind, now });
}

export function stageFollowUp(
  unit: UnitOfWork,
  { invoiceId, followUpId, kind, now, to = '', userId = 0 }: FollowUpRequest,
): void {
  const item: StoredFollowUp = {
    invoiceId,
    followUpId,
    kind,
    state: 'Pending',
    attempts: 0,
    lastError: '',
    needs: kind === 'accounting' ? 'accounting-link' : null,
    askedAt: now.toISOString(),
    askedByUserId: userId,
    doneAt: null,
    doneByUserId: 0,
    rewrites: false,
    sendingSince: null,
    mail: kind === 'mail' || kind === 'e-invoice' ? mailingTo(to) : null,
    files: [],
    isTrouble: false,
  };
  const key = keys.followUp(invoiceId, followUpId);
  const due = item.needs === 'accounting-link' ? waitingForAccounting : dueShard;
  unit.put({ ...key, ...item, due, dueAt: now.toISOString() }, isNew);
}

export function mailingTo(to: string): Mailing {
  return { to, toCustomer: true, bcc: [], delivery: 'Unknown', deliveryReason: '', deliveryAt: null };
}

export async function unfinishedFollowUps(): Promise<StoredFollowUp[]> {
  return (await getItems(await unfinishedFollowUpKeys())).map(followUpOf);
}

export async function getFollowUps(invoiceId: number): Promise<FollowUp[]> {
  const all = await readFollowUps(invoiceId);
  const userIds = all.flatMap(({ askedByUserId, doneByUserId }) => [askedByUserId, doneByUserId]);
  const [users, isLinkMissing] = await Promise.all([
    findRecords(userIds.map((userId) => ['user', userId] as const)),
    all.some(needsLink) && isLinked().then((isThere) => !isThere),
  ]);
  return all.map((stored) => {
    const { askedByUserId, doneByUserId, rewrites: _, ...followUp } = stored;
    return {
      ...followUp,
      needs: needsLink(followUp) && !isLinkMissing ? null : followUp.needs,
      askedBy: users.get('user', askedByUserId)?.data.initials ?? '',
      doneBy: users.get('user', doneByUserId)?.data.initials ?? '',
    };
  });
}

const needsLink = ({ needs }: Pick<FollowUp, 'needs'>) => needs === 'accounting-link';

async function isLinked(): Promise<boolean> {
  return (await getFortnoxConnection()).data.state === 'Connected';
}

export async function readFollowUps(invoiceId: number): Promise<StoredFollowUp[]> {
  const items = await queryItems(keys.record('invoice', invoiceId).pk, followUpPrefix);
  return items.map(followUpOf).sort((a, b) => order(a).localeCompare(order(b)));
}

const kindOrder: Record<FollowUpKind, string> = {
  pdf: '1',
  mail: '2',
  'e-invoice': '3',
  accounting: '4',
  settlement: '5',
};
const order = ({ kind, askedAt }: StoredFollowUp) => `${kindOrder[kind]} ${askedAt}`;

export function followUpOf(item: Item): StoredFollowUp {
  const stored = storedSchema.parse(item);
  return {
    ...stored,
    followUpId: item.sk.slice(followUpPrefix.length),
    askedAt: stored.askedAt ?? stored.doneAt ?? new Date(0).toISOString(),
    isTrouble: item['due'] === mailTrouble,
  };
}

export async function findFollowUp(invoiceId: number, followUpId: string): Promise<StoredFollowUp | undefined> {
  const item = await getItem(keys.followUp(invoiceId, followUpId));
  return item && followUpOf(item);
}

const runs: Record<FollowUpKind, string> = {
  pdf: 'PDF:en görs',
  mail: 'Mejlet skickas',
  accounting: 'Fakturan registreras',
  settlement: 'Krediten kvittas',
  'e-invoice': 'E-fakturan skickas',
};

type Retry = { invoice: StoredRecord<'invoice'>; followUpId: string; now: Date; rewrites?: boolean };

/**
 * Stages an immediate retry, as if it were the first attempt; the stream then runs it.
 * @throws not_found
 * @throws conflict when it is done or running, or sends an invoice that is not sent any more
 */
export async function stageRetry(
  unit: UnitOfWork,
  { invoice, followUpId, now, rewrites = false }: Retry,
): Promise<void> {
  const key = keys.followUp(invoice.id, followUpId);
  const item = await getItem(key);
  if (!item) throw new AppError(notFound);
  const followUp = followUpOf(item);
  const { kind, state, sendingSince } = followUp;
  if (state === 'Done') throw new AppError(conflict, { message: 'Det är redan klart.' });
  if (isSending(kind)) refuseSending(invoice);
  if (needsLink(followUp) && !(await isLinked())) {
    const message = 'Klang är inte kopplat till Fortnox än. Fakturan registreras där när kopplingen finns.';
    throw new AppError(conflict, { message });
  }
  if (sendingSince) {
    throw new AppError(conflict, { message: `${runs[kind]} just nu. Vänta en stund.` });
  }
  unit.update(key, {
    set: {
      state: 'Pending',
      attempts: 0,
      lastError: '',
      needs: null,
      rewrites,
      due: dueShard,
      dueAt: now.toISOString(),
    },
    onlyIf: all(equals({ state }), notSending),
  });
}

export async function askForSettlement(invoiceId: number, now: Date): Promise<void> {
  if (await findFollowUp(invoiceId, 'settlement')) return;
  const unit = new UnitOfWork(0);
  stageFollowUp(unit, { invoiceId, followUpId: 'settlement', kind: 'settlement', now });
  await unit.commit(null);
}

/**
 * Stages that a user has settled a credit against its debit in the accounting.
 * @throws not_found
 * @throws conflict when the settlement does not wait for a person
 */
export async function stageSettledCredit(unit: UnitOfWork, invoiceId: number, now: Date): Promise<void> {
  const followUp = await findFollowUp(invoiceId, 'settlement');
  if (!followUp) throw new AppError(notFound);
  if (followUp.state === 'Done') throw new AppError(conflict, { message: 'Krediten är redan kvittad.' });
  if (followUp.state !== 'Stopped') {
    throw new AppError(conflict, { message: 'Klang kvittar krediten just nu. Vänta en stund.' });
  }
  unit.update(keys.followUp(invoiceId, 'settlement'), {
    ...doneBy(unit.userId, now),
    onlyIf: equals({ state: 'Stopped', due: stoppedFollowUps }),
  });
}

/** A person has done what a follow-up was to do. */
export const doneBy = (userId: number, now: Date): ItemChange => ({
  set: { state: 'Done', doneAt: now.toISOString(), doneByUserId: userId, lastError: '', needs: null },
  remove: ['due', 'dueAt'],
});

/** No attempt is under way. */
export const notSending = any(lacks('sendingSince'), equals({ sendingSince: null }));
