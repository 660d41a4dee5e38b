import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type LoggedKind, loggedKinds } from '../../../shared/codes/kinds.ts';
import { dynamodb } from '../../platform/dynamodb.ts';
import { environment } from '../../platform/environment.ts';
import type { Key } from './keys.ts';
import { recordOf } from './record-of.ts';
import type { Kind } from './records.ts';

/** Partition of the index `log`: history of all records, by time. */
export const logShard = 'log';

/** Klang itself renews these every half hour. */
const renewed: readonly Kind[] = ['system-secrets', 'fortnox-connection'];

function isLogged(kind: Kind, changedBy: number): kind is LoggedKind {
  return (loggedKinds as readonly Kind[]).includes(kind) && (changedBy !== 0 || !renewed.includes(kind));
}

/** What puts an item of history in the log. */
export function logFields(kind: Kind, changedBy: number): { log?: typeof logShard } {
  return isLogged(kind, changedBy) ? { log: logShard } : {};
}

export type LogEntry = {
  key: Key;
  kind: LoggedKind;
  id: number;
  version: number;
  changedAt: string;
  changedBy: number;
};

/** The place after an entry, in the form that DynamoDB continues from. */
export type LogPlace = Pick<LogEntry, 'key' | 'changedAt'>;

type HistoryQuery = { from: string; until: string; after: LogPlace | undefined; limit: number };

/** One request, newest first. @param request.until included, as is `from` */
export async function readLog({
  from,
  until,
  after,
  limit,
}: HistoryQuery): Promise<{ entries: LogEntry[]; next: LogPlace | undefined }> {
  const { Items = [], LastEvaluatedKey: last } = await dynamodb().send(
    new QueryCommand({
      TableName: environment.tableName(),
      IndexName: 'log',
      KeyConditionExpression: '#log = :log AND changedAt BETWEEN :from AND :until',
      ExpressionAttributeNames: { '#log': 'log' },
      ExpressionAttributeValues: { ':log': logShard, ':from': from, ':until': until },
      ScanIndexForward: false,
      Limit: limit,
      ...(after && { ExclusiveStartKey: { ...after.key, log: logShard, changedAt: after.changedAt } }),
    }),
  );
  return { entries: Items.map(entryOf), next: last && placeOf(last) };
}

function entryOf(item: Record<string, unknown>): LogEntry {
  const { key, changedAt } = placeOf(item);
  const { kind, id, version } = recordOf(key)!;
  return { key, kind: kind as LoggedKind, id, version: version!, changedAt, changedBy: item['changedBy'] as number };
}

function placeOf({ pk, sk, changedAt }: Record<string, unknown>): LogPlace {
  return { key: { pk: pk as string, sk: sk as string }, changedAt: changedAt as string };
}
