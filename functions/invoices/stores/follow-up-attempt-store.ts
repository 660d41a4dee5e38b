import { randomUUID } from 'node:crypto';
import type { Mailing } from '../../../shared/schemas/invoice.ts';
import { lasting, leases } from '../../../shared/lib/deadlines.ts';
import { type WriteCondition, all, any, differs, equals, exists, isBelow, isOneOf } from '../../data/core/condition.ts';
import { updateIf } from '../../data/core/conditional-update.ts';
import { dueShard, mailTrouble, stoppedFollowUps, waitingForAccounting } from '../../data/core/due.ts';
import { type StoredFollowUp, followUpOf, mailingTo, notSending } from './follow-up-store.ts';
import type { ItemChange } from '../../data/core/item-change.ts';
import { type Key, keys } from '../../data/core/keys.ts';
import type { Task, Timing } from '../../data/tasks/task-store.ts';

/** One attempt of a follow-up. Its writes are conditional on its id, because it may come late or twice. */
export type FollowUpAttempt = StoredFollowUp & { tryId: string };
type AttemptKey = Pick<FollowUpAttempt, 'invoiceId' | 'followUpId' | 'tryId'>;

/** The lease is longer than an attempt; backoff starts at the same length. */
export const followUpTiming: Timing = { leaseMs: leases.followUp, longestWaitMs: 60 * 60_000 };

export function attemptOf(task: Task): FollowUpAttempt {
  return { ...followUpOf(task), tryId: randomUUID() };
}

/** @returns false if another attempt has marked it */
export async function beginSending(
  { invoiceId, followUpId, tryId }: AttemptKey,
  mail: Pick<Mailing, 'to' | 'toCustomer' | 'bcc'>,
  now: Date,
): Promise<boolean> {
  return update(keys.followUp(invoiceId, followUpId), {
    set: { sendingSince: now.toISOString(), sendingTry: tryId, mail: { ...mailingTo(mail.to), ...mail } },
    onlyIf: all(isPending, any(notSending, equals({ sendingTry: tryId }))),
  });
}

/** The receiving service has confirmed it: no later attempt sends again. */
export async function noteHandedOver({ invoiceId, followUpId, tryId }: AttemptKey, now: Date): Promise<void> {
  await update(keys.followUp(invoiceId, followUpId), {
    set: { 'mail.deliveryAt': now.toISOString() },
    onlyIf: all(isPending, equals({ sendingTry: tryId })),
  });
}

/** @returns false if another attempt is running */
export async function beginRegistering({ invoiceId, followUpId, tryId }: AttemptKey, now: Date): Promise<boolean> {
  const stale = new Date(now.getTime() - lasting(leases.registering)).toISOString();
  return update(keys.followUp(invoiceId, followUpId), {
    set: { sendingSince: now.toISOString(), sendingTry: tryId },
    onlyIf: all(isPending, any(notSending, equals({ sendingTry: tryId }), isBelow('sendingSince', stale))),
  });
}

export async function finishFollowUp(invoiceId: number, followUpId: string, now: Date): Promise<void> {
  await update(keys.followUp(invoiceId, followUpId), {
    set: { state: 'Done', doneAt: now.toISOString(), lastError: '', needs: null },
    remove: ['due', 'dueAt', 'sendingSince', 'sendingTry'],
    onlyIf: differs('state', 'Done'),
  });
}

/** It is tried at once, as if it were the first attempt; does nothing if it has ended or does not exist. */
export async function resumeFollowUp(invoiceId: number, followUpId: string, now: Date): Promise<void> {
  await update(keys.followUp(invoiceId, followUpId), {
    set: { due: dueShard, dueAt: now.toISOString(), attempts: 0 },
    onlyIf: all(isPending, isOneOf('due', [dueShard, waitingForAccounting])),
  });
}

const isPending = equals({ state: 'Pending' });

type Problem = Pick<StoredFollowUp, 'lastError' | 'needs'>;

/** Notes a failed attempt, unless another one is running. It is retried when due, or once there is a link. */
export async function noteFollowUpError({ invoiceId, followUpId, tryId }: AttemptKey, problem: Problem): Promise<void> {
  const isWaiting = problem.needs === 'accounting-link';
  await update(keys.followUp(invoiceId, followUpId), {
    set: { lastError: problem.lastError, needs: problem.needs, ...(isWaiting && { due: waitingForAccounting }) },
    remove: ['sendingSince', 'sendingTry'],
    onlyIf: all(isPending, any(notSending, equals({ sendingTry: tryId }))),
  });
}

/**
 * 'Uncertain': the outcome is unknown. It waits for a person or for a delivery event, as 'Stopped' does; what is
 * 'Refused' waits for nothing.
 */
export async function stopFollowUp(
  { invoiceId, followUpId }: AttemptKey,
  how: 'Uncertain' | 'Stopped' | 'Refused',
  problem: Problem,
): Promise<void> {
  const waits = how !== 'Refused';
  await update(keys.followUp(invoiceId, followUpId), {
    set: {
      state: how === 'Uncertain' ? how : 'Stopped',
      lastError: problem.lastError,
      needs: problem.needs,
      ...(waits && {
        due: how === 'Uncertain' ? mailTrouble : stoppedFollowUps,
        dueAt: new Date().toISOString(),
      }),
    },
    remove: ['sendingSince', 'sendingTry', ...(waits ? [] : ['due', 'dueAt'])],
    onlyIf: isPending,
  });
}

export async function releaseWaiting(waiting: readonly Key[], now: Date): Promise<void> {
  for (const { pk, sk } of waiting) {
    await update(
      { pk, sk },
      {
        set: { due: dueShard, dueAt: now.toISOString(), attempts: 0, needs: null, lastError: '' },
        onlyIf: all(isPending, equals({ due: waitingForAccounting })),
      },
    );
  }
}

type Change = ItemChange & { onlyIf: WriteCondition };

/** Never creates a missing item. @returns whether the condition held */
async function update(key: Key, { onlyIf, ...change }: Change): Promise<boolean> {
  const { isDone } = await updateIf(key, { ...change, onlyIf: all(exists, onlyIf) });
  return isDone;
}
