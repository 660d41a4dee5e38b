import {
  followUpPrefix,
  invoiceLinesPrefix,
  listViews,
  logEntryPrefix,
  notificationsPrefix,
} from '../../../functions/data/core/keys.ts';
import { type Source, kinds } from '../../../shared/codes/kinds.ts';

/** What of DynamoDB's requests tells which items they are about, in the wire format. */
type Text = { S?: string };
type ItemKey = { pk?: Text; sk?: Text };
type WrittenKey = { Key?: ItemKey; Item?: ItemKey; UpdateExpression?: string };
type Input = WrittenKey & {
  IndexName?: string;
  RequestItems?: Record<string, { Keys?: ItemKey[] }>;
  TransactItems?: Record<string, WrittenKey>[];
  ExpressionAttributeValues?: Record<string, Text>;
};

const partitions = new Map(kinds.map((kind) => [kind.toUpperCase().replaceAll('-', '_'), kind]));

/** The kind that an item belongs to; undefined for tasks, logs, sessions and the like, which are no records. */
function kindOf({ pk, sk }: ItemKey): Source | undefined {
  if (pk?.S === listViews) return 'list-view';
  if (pk?.S?.startsWith(notificationsPrefix)) return 'notification';
  const kind = partitions.get(pk?.S?.split('#')[0] ?? '');
  const part = sk?.S ?? '';
  if (part.startsWith(logEntryPrefix)) return 'project-log';
  const isOfRecord = ['RECORD', 'HISTORY#', followUpPrefix, invoiceLinesPrefix].some((one) => part.startsWith(one));
  return isOfRecord ? kind : undefined;
}

const kindsOf = (all: (ItemKey | undefined)[]) => all.flatMap((key) => (key ? (kindOf(key) ?? []) : []));

/** The kinds that a request to DynamoDB reads. @param userId of the caller, whose own user and settings do not count */
export function kindsRead(operation: string, input: Input, userId: number): Source[] {
  const isOwn = (key: ItemKey) => [`USER#${userId}`, `USER_SETTINGS#${userId}`].includes(key.pk?.S ?? '');
  return kindsOf(keysRead(operation, input).filter((key) => !isOwn(key)));
}

function keysRead(operation: string, { Key = {}, RequestItems = {}, ...query }: Input): ItemKey[] {
  if (operation === 'GetItem') return [Key];
  if (operation === 'BatchGetItem') return Object.values(RequestItems).flatMap(({ Keys = [] }) => Keys);
  if (operation !== 'Query' || query.IndexName) return [];
  const { ':pk': pk, ':prefix': prefix, ':from': from } = query.ExpressionAttributeValues ?? {};
  return [{ ...(pk && { pk }), sk: prefix ?? from ?? {} }];
}

/** The kinds that a request to DynamoDB changes. A count of references is no change that anybody sees. */
export function kindsChanged(operation: string, input: Input): Source[] {
  const writes =
    input.TransactItems?.flatMap((item) =>
      Object.entries(item).flatMap(([action, written]) => (action === 'ConditionCheck' ? [] : [written])),
    ) ?? (['PutItem', 'UpdateItem', 'DeleteItem'].includes(operation) ? [input] : []);
  const seen = writes.filter(({ UpdateExpression }) => UpdateExpression !== 'ADD refs :by');
  return kindsOf(seen.map(({ Key, Item }) => Key ?? Item));
}
