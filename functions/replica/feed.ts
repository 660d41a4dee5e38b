import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type FeedRow, feedShard } from '../stores/core/feed-rows.ts';

export type FeedPage = { rows: FeedRow[]; readUnits: number; isLast: boolean };

export type Feed = {
  /**
   * The rows changed after an instant (default: from the first) up to another (default: the newest), oldest first, one
   * request per page.
   */
  pages(after?: string, until?: string): AsyncIterable<FeedPage>;
};

type FeedSettings = { client: DynamoDBDocumentClient; tableName: string; shards?: readonly string[] };

/** The feed of a table: its index `feed`. Eventually consistent, because a global index offers nothing else. */
export function dynamoFeed({ client, tableName, shards = [feedShard] }: FeedSettings): Feed {
  return {
    async *pages(after, until) {
      const { condition, values } = between(after, until);
      for (const shard of shards) {
        let start: Record<string, unknown> | undefined;
        do {
          const page = await client.send(
            new QueryCommand({
              TableName: tableName,
              IndexName: 'feed',
              KeyConditionExpression: `feed = :shard${condition}`,
              ExpressionAttributeValues: { ':shard': shard, ...values },
              ExclusiveStartKey: start,
              ReturnConsumedCapacity: 'TOTAL',
            }),
          );
          const rows = (page.Items ?? []).map((item) => parseRow(item as FeedItem));
          start = page.LastEvaluatedKey;
          yield { rows, readUnits: page.ConsumedCapacity?.CapacityUnits ?? 0, isLast: !start };
        } while (start);
      }
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

type FeedItem = { changedAt: string; row: string };

function parseRow({ changedAt, row }: FeedItem): FeedRow {
  return { ...(JSON.parse(row) as Omit<FeedRow, 'changedAt'>), changedAt };
}
