import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { isRestorable } from '../../../shared/codes/kinds.ts';
import { environment } from '../../platform/environment.ts';
import { listedDays } from '../../../shared/schemas/history.ts';
import { feedRow, feedShard } from './feed-rows.ts';
import { changesBetween } from './history.ts';
import { logFields } from './history-log.ts';
import { type Key, keys } from './keys.ts';
import type { StoredRecord } from './records.ts';
import { replacedBy } from './timestamps.ts';

export type Action = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

export type Write = {
  before: StoredRecord | null;
  after: StoredRecord;
  unlessReferred: boolean;
  restoredTo?: string;
};

export function recordActions(
  { before, after, unlessReferred, restoredTo }: Write,
  references: number,
  { changedAt, together }: { changedAt: string; together?: number | undefined },
): Action[] {
  const TableName = environment.tableName();
  const names: Record<string, string> = { '#data': 'data' };
  const values: Record<string, unknown> = {
    ':kind': after.kind,
    ':id': after.id,
    ':version': after.version,
    ':deleted': after.deleted,
    ':changedAt': changedAt,
    ':changedBy': after.changedBy,
    ':data': after.data,
  };
  let update =
    'SET kind = :kind, id = :id, version = :version, deleted = :deleted, changedAt = :changedAt, changedBy = :changedBy, #data = :data';
  const replaced = before ? replacedBy(changedAt, before) : undefined;
  const row = feedRow(after, { replaced, together });
  if (row) {
    update += ', feed = :feed, #row = :row';
    names['#row'] = 'row';
    values[':feed'] = feedShard;
    values[':row'] = row;
  }
  // What an earlier version has left here is awaited no more.
  if (row && replaced) {
    update += ', replaced = :replaced';
    values[':replaced'] = replaced;
  }
  if (references !== 0) {
    update += ' ADD refs :refs';
    values[':refs'] = references;
  }
  const conditions = [before ? 'version = :before' : 'attribute_not_exists(pk)'];
  if (before) values[':before'] = before.version;
  if (unlessReferred) {
    conditions.push('(attribute_not_exists(refs) OR refs = :none)');
    values[':none'] = 0;
  }
  return [
    {
      Update: {
        TableName,
        Key: keys.record(after.kind, after.id),
        UpdateExpression: update,
        ConditionExpression: conditions.join(' AND '),
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: values,
      },
    },
    {
      Put: {
        TableName,
        Item: {
          ...keys.history(after.kind, after.id, after.version),
          changedAt,
          changedBy: after.changedBy,
          ...(restoredTo && { restoredTo }),
          ...logFields(after.kind, after.changedBy),
          ...changesBetween(before, after),
        },
        // A history entry is never overwritten.
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    ...(isDeletion({ before, after }) ? [deletionAction(before!, after, changedAt)] : []),
  ];
}

export function isDeletion({ before, after }: Pick<Write, 'before' | 'after'>): boolean {
  return before !== null && before.deleted !== after.deleted && isRestorable(after.kind);
}

function deletionAction(before: StoredRecord, after: StoredRecord, changedAt: string): Action {
  const { kind, id, deleted, changedBy } = after;
  if (deleted) return listDeletion(after, changedAt, { deletedAt: changedAt, deletedBy: changedBy });
  return { Delete: { TableName: environment.tableName(), Key: keys.deleted(before.changedAt, kind, id) } };
}

/** @param changedAt the time of the deleted version, by which its restoration finds the entry */
export function listDeletion(
  { kind, id, version }: Pick<StoredRecord, 'kind' | 'id' | 'version'>,
  changedAt: string,
  by: { deletedAt: string; deletedBy: number },
): Action {
  const ttl = Math.ceil(Date.parse(by.deletedAt) / 1000) + listedDays * 24 * 60 * 60;
  const Item = { ...keys.deleted(changedAt, kind, id), kind, id, version, ...by, ttl };
  return { Put: { TableName: environment.tableName(), Item } };
}

export function referenceAction(key: Key, by: number): Action {
  return {
    Update: {
      TableName: environment.tableName(),
      Key: key,
      UpdateExpression: 'ADD refs :by',
      ExpressionAttributeValues: by > 0 ? { ':by': by, ':no': false } : { ':by': by },
      // A deleted record takes no new references, but releases old ones.
      ConditionExpression: by > 0 ? 'attribute_exists(pk) AND deleted = :no' : 'attribute_exists(pk)',
    },
  };
}

export function moveSeries(key: Key, last: number, to: number): Action {
  const { Put } = takeNumber(key, last);
  const put = { ...Put!, Item: { ...key, value: to } };
  if (to > 0) return { Put: put };
  const { Item: _Item, ...rest } = put;
  return { Delete: { ...rest, Key: key } };
}

export function takeNumber(key: Key, last: number): Action {
  return {
    Put: {
      TableName: environment.tableName(),
      Item: { ...key, value: last + 1 },
      ConditionExpression: last === 0 ? 'attribute_not_exists(pk)' : '#value = :last',
      ...(last > 0 && {
        ExpressionAttributeNames: { '#value': 'value' },
        ExpressionAttributeValues: { ':last': last },
      }),
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
}
