import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type FeedRow, feedShard } from '../stores/feed-rows.ts';

/** What one request brought of the feed, and what it cost. */
export type FeedPage = { rows: FeedRow[]; readUnits: number };

/** Where a replica learns what has changed. */
export type Feed = {
  /** The rows changed later than an instant, else all, oldest first, page by page; one request for each page. */
  pages(after?: string): AsyncIterable<FeedPage>;
};

type FeedSettings = { client: DynamoDBDocumentClient; tableName: string; shards?: readonly string[] };

/** The feed of a table: its index `feed`, read eventually consistent, since an index knows nothing else. */
export function dynamoFeed({ client, tableName, shards = [feedShard] }: FeedSettings): Feed {
  return {
    async *pages(after) {
      for (const shard of shards) {
        let start: Record<string, unknown> | undefined;
        do {
          const page = await client.send(
            new QueryCommand({
              TableName: tableName,
              IndexName: 'feed',
              KeyConditionExpression: after ? 'feed = :shard AND changedAt > :after' : 'feed = :shard',
              ExpressionAttributeValues: after ? { ':shard': shard, ':after': after } : { ':shard': shard },
              ExclusiveStartKey: start,
              ReturnConsumedCapacity: 'TOTAL',
            }),
          );
          const rows = (page.Items ?? []).map((item) => parseRow(item as FeedItem));
          yield { rows, readUnits: page.ConsumedCapacity?.CapacityUnits ?? 0 };
          start = page.LastEvaluatedKey;
        } while (start);
      }
    },
  };
}

type FeedItem = { changedAt: string; row: string };

function parseRow({ changedAt, row }: FeedItem): FeedRow {
  return { ...(JSON.parse(row) as Omit<FeedRow, 'changedAt'>), changedAt };
}
