import { randomUUID } from 'node:crypto';
import type { Mailing } from '../../../shared/schemas/invoice.ts';
import { lasting, leases } from '../../../shared/lib/deadlines.ts';
import { updateIf } from '../../data/core/conditional-update.ts';
import { dueShard, mailTrouble, stoppedFollowUps, waitingForAccounting } from '../../data/core/due.ts';
import { type StoredFollowUp, followUpOf, mailingTo } from './follow-up-store.ts';
import { type Key, keys } from '../../data/core/keys.ts';
import type { Task, Timing } from '../../data/tasks/task-store.ts';

/** One attempt of a follow-up. Its writes are conditional on its id, because it may come late or twice. */
export type FollowUpTry = StoredFollowUp & { tryId: string };
type TryKey = Pick<FollowUpTry, 'invoiceId' | 'followUpId' | 'tryId'>;

/** The lease is longer than an attempt; backoff starts at the same length. */
export const followUpTiming: Timing = { leaseMs: leases.followUp, longestWaitMs: 60 * 60_000 };

export function tryOf(task: Task): FollowUpTry {
  return { ...followUpOf(task), tryId: randomUUID() };
}

/** @returns false if another attempt has marked it */
export async function beginSending(
  { invoiceId, followUpId, tryId }: TryKey,
  mail: Pick<Mailing, 'to' | 'toCustomer' | 'bcc'>,
  now: Date,
): Promise<boolean> {
  return update(keys.followUp(invoiceId, followUpId), {
    expression: 'SET sendingSince = :now, sendingTry = :try, mail = :mail',
    condition: `#state = :pending AND (${notSending} OR sendingTry = :try)`,
    values: {
      ':now': now.toISOString(),
      ':try': tryId,
      ':mail': { ...mailingTo(mail.to), ...mail },
      ':pending': 'Pending',
      ':null': null,
    },
  });
}

/** The receiving service has confirmed it: no later attempt sends again. */
export async function noteHandedOver({ invoiceId, followUpId, tryId }: TryKey, now: Date): Promise<void> {
  await update(keys.followUp(invoiceId, followUpId), {
    expression: 'SET mail.deliveryAt = :now',
    condition: '#state = :pending AND sendingTry = :try',
    values: { ':now': now.toISOString(), ':pending': 'Pending', ':try': tryId },
  });
}

/** @returns false if another attempt is running */
export async function beginRegistering({ invoiceId, followUpId, tryId }: TryKey, now: Date): Promise<boolean> {
  return update(keys.followUp(invoiceId, followUpId), {
    expression: 'SET sendingSince = :now, sendingTry = :try',
    condition: `#state = :pending AND (${notSending} OR sendingTry = :try OR sendingSince < :stale)`,
    values: {
      ':now': now.toISOString(),
      ':try': tryId,
      ':stale': new Date(now.getTime() - lasting(leases.registering)).toISOString(),
      ':pending': 'Pending',
      ':null': null,
    },
  });
}

export async function finishFollowUp(invoiceId: number, followUpId: string, now: Date): Promise<void> {
  await update(keys.followUp(invoiceId, followUpId), {
    expression:
      'SET #state = :done, doneAt = :now, lastError = :none, needs = :null REMOVE due, dueAt, sendingSince, sendingTry',
    condition: '#state <> :done',
    values: { ':done': 'Done', ':now': now.toISOString(), ':none': '', ':null': null },
  });
}

/** It is tried at once, as if it were the first attempt; does nothing if it has ended or does not exist. */
export async function wakeFollowUp(invoiceId: number, followUpId: string, now: Date): Promise<void> {
  await update(keys.followUp(invoiceId, followUpId), {
    expression: 'SET due = :due, dueAt = :now, attempts = :none',
    condition: '#state = :pending AND due IN (:due, :waiting)',
    values: {
      ':now': now.toISOString(),
      ':none': 0,
      ':pending': 'Pending',
      ':due': dueShard,
      ':waiting': waitingForAccounting,
    },
  });
}

const notSending = '(attribute_not_exists(sendingSince) OR sendingSince = :null)';

type Problem = Pick<StoredFollowUp, 'lastError' | 'needs'>;

/** Notes a failed attempt, unless another one is running. It is retried when due, or once there is a link. */
export async function noteFollowUpError({ invoiceId, followUpId, tryId }: TryKey, problem: Problem): Promise<void> {
  const isWaiting = problem.needs === 'accounting-link';
  await update(keys.followUp(invoiceId, followUpId), {
    expression: `SET lastError = :error, needs = :needs${isWaiting ? ', due = :waiting' : ''} REMOVE sendingSince, sendingTry`,
    condition: `#state = :pending AND (${notSending} OR sendingTry = :try)`,
    values: {
      ':try': tryId,
      ':null': null,
      ':error': problem.lastError,
      ':needs': problem.needs,
      ':pending': 'Pending',
      ...(isWaiting && { ':waiting': waitingForAccounting }),
    },
  });
}

/**
 * 'Uncertain': the outcome is unknown. It waits for a person or for a delivery event, as 'Stopped' does; what is
 * 'Refused' waits for nothing.
 */
export async function stopFollowUp(
  { invoiceId, followUpId }: TryKey,
  how: 'Uncertain' | 'Stopped' | 'Refused',
  problem: Problem,
): Promise<void> {
  const waits = how !== 'Refused';
  await update(keys.followUp(invoiceId, followUpId), {
    expression: `SET #state = :stopped, lastError = :error, needs = :needs${waits ? ', due = :shard, dueAt = :now' : ''} REMOVE sendingSince, sendingTry${waits ? '' : ', due, dueAt'}`,
    condition: '#state = :pending',
    values: {
      ...(waits && {
        ':shard': how === 'Uncertain' ? mailTrouble : stoppedFollowUps,
        ':now': new Date().toISOString(),
      }),
      ':stopped': how === 'Uncertain' ? how : 'Stopped',
      ':pending': 'Pending',
      ':error': problem.lastError,
      ':needs': problem.needs,
    },
  });
}

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

type Update = { expression: string; condition: string; values: Record<string, unknown> };

/** Never creates a missing item. @returns whether the condition held */
async function update(key: Key, { expression, condition, values }: Update): Promise<boolean> {
  const names = { '#state': 'state' };
  const { isDone } = await updateIf(key, {
    expression,
    condition: `attribute_exists(pk) AND ${condition}`,
    names,
    values,
  });
  return isDone;
}
