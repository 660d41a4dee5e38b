import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../../platform/dynamodb.ts';
import { environment } from '../../platform/environment.ts';
import type { Item } from './table.ts';

export type Start = Record<string, unknown> | undefined;

/** About a megabyte, where a page ends anyway. Without it, the embedded database reads to the end of its table each time. */
export const itemsOfPage = 1_000;

export async function scanTable(
  start: Start,
  table = environment.tableName(),
): Promise<{ items: Item[]; next: Start }> {
  const { Items = [], LastEvaluatedKey: next } = await dynamodb().send(
    new ScanCommand({ TableName: table, ConsistentRead: true, ExclusiveStartKey: start, Limit: itemsOfPage }),
  );
  return { items: Items as Item[], next };
}
