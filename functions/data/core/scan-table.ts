import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../../platform/dynamodb.ts';
import { environment } from '../../platform/environment.ts';
import type { Item } from './table.ts';

export type Start = Record<string, unknown> | undefined;

/** A part of the whole table, of at most a megabyte. */
export async function scanTable(start: Start): Promise<{ items: Item[]; next: Start }> {
  const { Items = [], LastEvaluatedKey: next } = await dynamodb().send(
    new ScanCommand({ TableName: environment.tableName(), ConsistentRead: true, ExclusiveStartKey: start }),
  );
  return { items: Items as Item[], next };
}
