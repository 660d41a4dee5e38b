import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { FollowUp, FollowUpKind } from '../../shared/schemas/invoice.ts';
import { dynamodb } from '../runtime/clients/dynamodb.ts';
import { environment } from '../runtime/environment.ts';
import { dueShard } from './due.ts';
import { type Key, followUpPrefix, keys } from './keys.ts';
import { type Item, getItem, queryItems } from './table.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** What is to be done after an invoice is made, in the same transaction as the invoice. */
export function stageFollowUp(unit: UnitOfWork, invoiceId: number, kind: FollowUpKind, now: Date): void {
  unit.put({
    ...keys.followUp(invoiceId, kind),
    invoiceId,
    kind,
    state: 'Pending',
    attempts: 0,
    lastError: '',
    doneAt: null,
    due: dueShard,
    dueAt: now.toISOString(),
  });
}

export async function getFollowUps(invoiceId: number): Promise<FollowUp[]> {
  return (await queryItems(keys.record('invoice', invoiceId).pk, followUpPrefix)).map(followUpOf);
}

function followUpOf(item: Item): FollowUp {
  const { kind, state, attempts, lastError, doneAt } = item as unknown as FollowUp;
  return { kind, state, attempts, lastError, doneAt };
}

const firstWaitSeconds = 60;
const longestWaitSeconds = 60 * 60;

/**
 * Takes a follow-up for one try: counts it and puts the next try off, so that nobody else takes it meanwhile and a
 * crash only means waiting.
 * @returns false when it is done or somebody else has it
 */
export async function takeFollowUp(invoiceId: number, kind: FollowUpKind, now: Date): Promise<boolean> {
  const key = keys.followUp(invoiceId, kind);
  const item = await getItem(key);
  if (!item || item['state'] !== 'Pending' || (item['dueAt'] as string) > now.toISOString()) return false;
  const attempts = item['attempts'] as number;
  const wait = Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** Math.min(attempts, 10));
  return update(key, {
    expression: 'SET attempts = :next, dueAt = :dueAt',
    condition: '#state = :pending AND attempts = :seen',
    values: {
      ':next': attempts + 1,
      ':seen': attempts,
      ':pending': 'Pending',
      ':dueAt': new Date(now.getTime() + wait * 1000).toISOString(),
    },
  });
}

export async function finishFollowUp(invoiceId: number, kind: FollowUpKind, now: Date): Promise<void> {
  await update(keys.followUp(invoiceId, kind), {
    expression: 'SET #state = :done, doneAt = :now, lastError = :none REMOVE due, dueAt',
    condition: '#state = :pending',
    values: { ':done': 'Done', ':pending': 'Pending', ':now': now.toISOString(), ':none': '' },
  });
}

export async function noteFollowUpError(invoiceId: number, kind: FollowUpKind, error: string): Promise<void> {
  await update(keys.followUp(invoiceId, kind), {
    expression: 'SET lastError = :error',
    condition: '#state = :pending',
    values: { ':error': error, ':pending': 'Pending' },
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
        ConditionExpression: condition,
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
