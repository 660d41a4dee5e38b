import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../../shared/contract/errors.ts';
import type { ArchivedFile, FollowUp, FollowUpKind, MailDelivery, Mailing } from '../../shared/schemas/invoice.ts';
import { dynamodb } from '../runtime/clients/dynamodb.ts';
import { environment } from '../runtime/environment.ts';
import { dueShard, keysUnder, mailTrouble, waitingForAccounting } from './due.ts';
import { type Key, followUpPrefix, keys } from './keys.ts';
import { type Item, findRecords, getItem, getItems, queryItems } from './table.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** A follow-up as it is stored, beside its invoice. */
export type StoredFollowUp = Omit<FollowUp, 'askedBy'> & {
  invoiceId: number;
  /** 0 is the system. */
  askedByUserId: number;
  /** When a try began to send; there until it is known how that went. */
  sendingSince: string | null;
};

type Asked = { invoiceId: number; followUpId: string; kind: FollowUpKind; now: Date; to?: string; userId?: number };

/** All that is to be done after an invoice is made, in the same transaction as the invoice. */
export function stageInvoiceFollowUps(unit: UnitOfWork, invoiceId: number, now: Date): void {
  stageFollowUp(unit, { invoiceId, followUpId: 'pdf', kind: 'pdf', now });
  stageFollowUp(unit, { invoiceId, followUpId: 'mail', kind: 'mail', now });
  stageFollowUp(unit, { invoiceId, followUpId: 'accounting', kind: 'accounting', now });
}

/** One of them, where it is missing. */
export function stageMissingFollowUp(unit: UnitOfWork, invoiceId: number, kind: FollowUpKind, now: Date): void {
  stageFollowUp(unit, { invoiceId, followUpId: kind, kind, now });
}

/** Accounting waits for its link, and is tried by nothing until then. */
function stageFollowUp(unit: UnitOfWork, { invoiceId, followUpId, kind, now, to = '', userId = 0 }: Asked): void {
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
    sendingSince: null,
    mail: kind === 'mail' ? mailingTo(to) : null,
    files: [],
    isTrouble: false,
  };
  const key = keys.followUp(invoiceId, followUpId);
  const due = item.needs === 'accounting-link' ? waitingForAccounting : dueShard;
  unit.put({ ...key, ...item, due, dueAt: now.toISOString() }, 'attribute_not_exists(pk)');
}

function mailingTo(to: string): Mailing {
  return { to, toCustomer: true, bcc: [], delivery: 'Unknown', deliveryReason: '', deliveryAt: null };
}

/** One more mailing of an invoice, to an address that somebody chose; that deals with what was amiss before. @returns its id */
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

/**
 * Stages that somebody has dealt with a mailing that did not go as it should; what became of it stays on the invoice.
 * @throws not_found
 * @throws conflict when there is nothing to deal with
 */
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

/** The mailings that did not go as they should, those that wait for an address or a sender too; oldest first. */
export async function troubledMailings(): Promise<StoredFollowUp[]> {
  const found = [...(await keysUnder(mailTrouble)), ...(await keysUnder(dueShard))];
  const mailings = found.filter(({ sk }) => sk.startsWith(`${followUpPrefix}mail`));
  return (await getItems(mailings))
    .map(followUpOf)
    .filter(({ isTrouble, state, needs }) => isTrouble || (state === 'Pending' && needs !== null))
    .sort((a, b) => a.askedAt.localeCompare(b.askedAt) || a.invoiceId - b.invoiceId);
}

/** In the order they were asked for, each with who asked. */
export async function getFollowUps(invoiceId: number): Promise<FollowUp[]> {
  const all = await readFollowUps(invoiceId);
  const users = await findRecords(all.map(({ askedByUserId }) => ['user', askedByUserId] as const));
  return all.map(({ askedByUserId, ...followUp }) => ({
    ...followUp,
    askedBy: users.get('user', askedByUserId)?.data.initials ?? '',
  }));
}

async function readFollowUps(invoiceId: number): Promise<StoredFollowUp[]> {
  const items = await queryItems(keys.record('invoice', invoiceId).pk, followUpPrefix);
  return items.map(followUpOf).sort((a, b) => order(a).localeCompare(order(b)));
}

const kindOrder: Record<FollowUpKind, string> = { pdf: '1', mail: '2', accounting: '3' };
const order = ({ kind, askedAt }: StoredFollowUp) => `${kindOrder[kind]} ${askedAt}`;

/** What was staged before there was mail has fewer fields. */
function followUpOf(item: Item): StoredFollowUp {
  const stored = item as unknown as StoredFollowUp;
  return {
    invoiceId: stored.invoiceId,
    followUpId: item.sk.slice(followUpPrefix.length),
    kind: stored.kind,
    state: stored.state,
    attempts: stored.attempts,
    lastError: stored.lastError,
    needs: stored.needs ?? null,
    askedAt: stored.askedAt ?? stored.doneAt ?? new Date(0).toISOString(),
    askedByUserId: stored.askedByUserId ?? 0,
    doneAt: stored.doneAt,
    sendingSince: stored.sendingSince ?? null,
    mail: stored.mail ?? null,
    files: stored.files ?? [],
    isTrouble: item['due'] === mailTrouble,
  };
}

const firstWaitSeconds = 60;
const longestWaitSeconds = 60 * 60;

/**
 * Takes a follow-up for one try: counts it and puts the next try off, so that nobody else takes it meanwhile and a
 * crash only means waiting.
 * @returns nothing when it is done or somebody else has it
 */
export async function takeFollowUp(
  invoiceId: number,
  followUpId: string,
  now: Date,
): Promise<StoredFollowUp | undefined> {
  const key = keys.followUp(invoiceId, followUpId);
  const item = await getItem(key);
  if (!item || item['due'] !== dueShard || (item['dueAt'] as string) > now.toISOString()) return undefined;
  const attempts = item['attempts'] as number;
  const wait = Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** Math.min(attempts, 10));
  const isTaken = await update(key, {
    expression: 'SET attempts = :next, dueAt = :dueAt',
    condition: '#state = :pending AND attempts = :seen AND dueAt = :seenDueAt',
    values: {
      ':next': attempts + 1,
      ':seen': attempts,
      ':seenDueAt': item['dueAt'],
      ':pending': 'Pending',
      ':dueAt': new Date(now.getTime() + wait * 1000).toISOString(),
    },
  });
  return isTaken ? followUpOf(item) : undefined;
}

export async function finishFollowUp(invoiceId: number, followUpId: string, now: Date): Promise<void> {
  await update(keys.followUp(invoiceId, followUpId), {
    expression: 'SET #state = :done, doneAt = :now, lastError = :none, needs = :null REMOVE due, dueAt, sendingSince',
    condition: '#state <> :done',
    values: { ':done': 'Done', ':now': now.toISOString(), ':none': '', ':null': null },
  });
}

type Problem = Pick<StoredFollowUp, 'lastError' | 'needs'>;

/** It was not done, and is tried again when it is due, or when there is a link. */
export async function noteFollowUpError(invoiceId: number, followUpId: string, problem: Problem): Promise<void> {
  const isWaiting = problem.needs === 'accounting-link';
  await update(keys.followUp(invoiceId, followUpId), {
    expression: `SET lastError = :error, needs = :needs${isWaiting ? ', due = :waiting' : ''} REMOVE sendingSince`,
    condition: '#state = :pending',
    values: {
      ':error': problem.lastError,
      ':needs': problem.needs,
      ':pending': 'Pending',
      ...(isWaiting && { ':waiting': waitingForAccounting }),
    },
  });
}

/** Nobody knows whether it was done: it waits for news or for a person. */
export async function stopFollowUp(invoiceId: number, followUpId: string, problem: Problem): Promise<void> {
  await update(keys.followUp(invoiceId, followUpId), {
    expression:
      'SET #state = :uncertain, lastError = :error, needs = :needs, due = :trouble, dueAt = :now REMOVE sendingSince',
    condition: '#state = :pending',
    values: {
      ':trouble': mailTrouble,
      ':now': new Date().toISOString(),
      ':uncertain': 'Uncertain',
      ':pending': 'Pending',
      ':error': problem.lastError,
      ':needs': problem.needs,
    },
  });
}

/** Longer than a try of registering asks and waits for an answer: then it has stopped on the way. */
const registeringTakesAtMostMs = 55_000;

/** Marks that an invoice is being registered. @returns false when another try is at it */
export async function beginRegistering(
  { invoiceId, followUpId }: Pick<StoredFollowUp, 'invoiceId' | 'followUpId'>,
  now: Date,
): Promise<boolean> {
  return update(keys.followUp(invoiceId, followUpId), {
    expression: 'SET sendingSince = :now',
    condition:
      '#state = :pending AND (attribute_not_exists(sendingSince) OR sendingSince = :null OR sendingSince < :stale)',
    values: {
      ':now': now.toISOString(),
      ':stale': new Date(now.getTime() - registeringTakesAtMostMs).toISOString(),
      ':pending': 'Pending',
      ':null': null,
    },
  });
}

/** Lets what waits for the link be tried, now that it is there. @param keys as `waitingKeys` found them */
export async function releaseWaiting(waiting: readonly Key[], now: Date): Promise<void> {
  for (const { pk, sk } of waiting) {
    await update(
      { pk, sk },
      {
        expression: 'SET due = :due, dueAt = :now, attempts = :none, needs = :null, lastError = :empty',
        condition: '#state = :pending AND due = :waiting',
        values: {
          ':due': dueShard,
          ':now': now.toISOString(),
          ':none': 0,
          ':null': null,
          ':empty': '',
          ':pending': 'Pending',
          ':waiting': waitingForAccounting,
        },
      },
    );
  }
}

/** Marks that a mail is about to be handed over, and to whom. @returns false when another try has marked it */
export async function beginSending(
  { invoiceId, followUpId }: Pick<StoredFollowUp, 'invoiceId' | 'followUpId'>,
  mail: Pick<Mailing, 'to' | 'toCustomer' | 'bcc'>,
  now: Date,
): Promise<boolean> {
  return update(keys.followUp(invoiceId, followUpId), {
    expression: 'SET sendingSince = :now, mail = :mail',
    condition: '#state = :pending AND (attribute_not_exists(sendingSince) OR sendingSince = :null)',
    values: {
      ':now': now.toISOString(),
      ':mail': { ...mailingTo(mail.to), ...mail },
      ':pending': 'Pending',
      ':null': null,
    },
  });
}

/**
 * Stages that a follow-up is tried at once, as if for the first time; the stream then runs it.
 * @throws not_found
 * @throws conflict when it is done or is being done
 */
export async function stageRetry(
  unit: UnitOfWork,
  { invoiceId, followUpId, now }: { invoiceId: number; followUpId: string; now: Date },
): Promise<void> {
  const key = keys.followUp(invoiceId, followUpId);
  const item = await getItem(key);
  if (!item) throw new AppError('not_found');
  const { kind, state, sendingSince, needs } = followUpOf(item);
  if (state === 'Done') throw new AppError('conflict', { message: 'Det är redan klart.' });
  if (needs === 'accounting-link') {
    const message = 'Klang är inte kopplat till Fortnox än. Fakturan registreras där när kopplingen finns.';
    throw new AppError('conflict', { message });
  }
  if (sendingSince) {
    const what = kind === 'accounting' ? 'Fakturan registreras' : 'Mejlet skickas';
    throw new AppError('conflict', { message: `${what} just nu. Vänta en stund.` });
  }
  unit.add({
    Update: {
      TableName: environment.tableName(),
      Key: key,
      UpdateExpression:
        'SET #state = :pending, attempts = :none, lastError = :empty, needs = :null, due = :due, dueAt = :now',
      ConditionExpression: '#state = :seen AND (attribute_not_exists(sendingSince) OR sendingSince = :null)',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':pending': 'Pending',
        ':none': 0,
        ':empty': '',
        ':null': null,
        ':due': dueShard,
        ':now': now.toISOString(),
        ':seen': state,
      },
    },
  });
}

export type DeliveryNews = { delivery: MailDelivery; reason: string; at: string };

/** Graver news replace milder: a mail can come back after it was delivered. */
const milderThan: Record<MailDelivery, MailDelivery[]> = {
  Unknown: [],
  Delivered: ['Unknown'],
  Bounced: ['Unknown', 'Delivered'],
  Complained: ['Unknown', 'Delivered', 'Bounced'],
};

/**
 * Keeps what the mail service tells of a mailing. That it tells at all means that it has the mail: a try of which
 * nothing was known is thereby done.
 */
export async function noteDelivery(invoiceId: number, followUpId: string, news: DeliveryNews): Promise<void> {
  await finishFollowUp(invoiceId, followUpId, new Date(news.at));
  const milder = milderThan[news.delivery];
  if (milder.length === 0) return;
  const isTrouble = news.delivery !== 'Delivered';
  const trouble = isTrouble ? ', due = :trouble, dueAt = :at' : '';
  await update(keys.followUp(invoiceId, followUpId), {
    expression: `SET mail.delivery = :delivery, mail.deliveryReason = :reason, mail.deliveryAt = :at${trouble}`,
    condition: `#state = :done AND mail.delivery IN (${milder.map((_, index) => `:m${index}`).join(', ')})`,
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

/** @returns the follow-up, or nothing where there is none */
export async function findFollowUp(invoiceId: number, followUpId: string): Promise<StoredFollowUp | undefined> {
  const item = await getItem(keys.followUp(invoiceId, followUpId));
  return item && followUpOf(item);
}

const pdfFollowUpId = 'pdf';

/** The PDFs of an invoice that are archived, the one in force first. */
export async function archivedFiles(invoiceId: number): Promise<ArchivedFile[]> {
  return (await findFollowUp(invoiceId, pdfFollowUpId))?.files ?? [];
}

/**
 * Makes an archived PDF the one in force.
 * @param replaced the one that was in force when last seen
 * @returns false when another one has become so since
 */
export async function keepArchived(
  invoiceId: number,
  file: ArchivedFile,
  replaced: ArchivedFile | undefined,
): Promise<boolean> {
  const inForce = replaced ? 'files[0].versionId = :seen' : '(attribute_not_exists(files) OR size(files) = :zero)';
  return update(keys.followUp(invoiceId, pdfFollowUpId), {
    expression: 'SET files = list_append(:file, if_not_exists(files, :none))',
    condition: `attribute_exists(#state) AND ${inForce}`,
    values: { ':file': [file], ':none': [], ...(replaced ? { ':seen': replaced.versionId } : { ':zero': 0 }) },
  });
}

type Update = { expression: string; condition: string; values: Record<string, unknown> };

/** @returns whether the condition held */
async function update(key: Key, { expression, condition, values }: Update): Promise<boolean> {
  try {
    await dynamodb().send(
      new UpdateCommand({
        TableName: environment.tableName(),
        Key: key,
        UpdateExpression: expression,
        // An item that is not there is never made by an update.
        ConditionExpression: `attribute_exists(pk) AND ${condition}`,
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: values,
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return false;
    throw error;
  }
}
