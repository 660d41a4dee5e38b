import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type FeedKind, type FeedRow, feedShard } from '../core/feed-rows.ts';
import type { Key } from '../core/keys.ts';
import { recordOf } from '../core/record-of.ts';
import type { Kind } from '../core/records.ts';
import { dynamodb } from '../../platform/dynamodb.ts';
import { environment } from '../../platform/environment.ts';

export type FeedPage = {
  rows: FeedRow[];
  readUnits: number;
  isLast: boolean;
  /** The time up to which the page has read, if rows of other kinds are left out. */
  reached?: string | undefined;
};

/** Whether the row that a record got at an instant has been read before. */
export type IsKnown = (record: { kind: Kind; id: number }, changedAt: string) => boolean;

export type Feed = {
  /**
   * The rows changed after an instant (default: from the first) up to another (default: the newest), oldest first, one
   * request per page.
   * @param kinds only these
   * @param isKnown leaves rows out, which are then not parsed
   */
  pages(after?: string, until?: string, kinds?: readonly FeedKind[], isKnown?: IsKnown): AsyncIterable<FeedPage>;
};

/** About a megabyte, where a page ends anyway. Without it, the embedded database reads to the end of the range each time. */
export const rowsOfPage = 1_000;

type FeedSettings = { client: DynamoDBDocumentClient; tableName: string };

/** Eventually consistent, because a global index offers nothing else. */
export function dynamoFeed({ client, tableName }: FeedSettings): Feed {
  return {
    async *pages(after, until, kinds, isKnown) {
      const { condition, values } = between(after, until);
      const filter = kinds && ofKinds(kinds);
      let start: Record<string, unknown> | undefined;
      do {
        const page = await client.send(
          new QueryCommand({
            TableName: tableName,
            IndexName: 'feed',
            KeyConditionExpression: `feed = :feed${condition}`,
            ...(filter && { FilterExpression: filter.condition }),
            // The client reads each attribute of each row at a cost.
            ProjectionExpression: isKnown ? 'pk, sk, changedAt, #row' : 'changedAt, #row',
            ExpressionAttributeNames: { '#row': 'row' },
            ExpressionAttributeValues: { ':feed': feedShard, ...values, ...filter?.values },
            ExclusiveStartKey: start,
            Limit: rowsOfPage,
            ReturnConsumedCapacity: 'TOTAL',
          }),
        );
        const rows = ((page.Items ?? []) as FeedItem[])
          .filter((item) => {
            const record = isKnown && recordOf(item);
            return !record || !isKnown(record, item.changedAt);
          })
          .map(parseRow);
        start = page.LastEvaluatedKey;
        yield {
          rows,
          readUnits: page.ConsumedCapacity?.CapacityUnits ?? 0,
          isLast: !start,
          reached: start?.['changedAt'] as string | undefined,
        };
      } while (start);
    },
  };
}

/** A key condition allows one range: with both ends it includes the rows of the first instant, which is harmless. */
function between(after: string | undefined, until: string | undefined) {
  if (after && until) {
    return { condition: ' AND changedAt BETWEEN :after AND :until', values: { ':after': after, ':until': until } };
  }
  if (after) return { condition: ' AND changedAt > :after', values: { ':after': after } };
  if (until) return { condition: ' AND changedAt <= :until', values: { ':until': until } };
  return { condition: '', values: {} };
}

/** By the beginning of the row's JSON: the index has no kind of its own. */
function ofKinds(kinds: readonly FeedKind[]) {
  const values = Object.fromEntries(kinds.map((kind, index) => [`:kind${index}`, `{"kind":"${kind}"`]));
  const condition = Object.keys(values)
    .map((name) => `begins_with(#row, ${name})`)
    .join(' OR ');
  return { condition, values };
}

/** The key is missing if no row can be known. */
type FeedItem = Key & { changedAt: string; row: string };

function parseRow({ changedAt, row }: FeedItem): FeedRow {
  return { ...(JSON.parse(row) as Omit<FeedRow, 'changedAt'>), changedAt };
}

export const tableFeed = (): Feed => dynamoFeed({ client: dynamodb(), tableName: environment.tableName() });
