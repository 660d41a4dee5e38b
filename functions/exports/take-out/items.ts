import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { type Kind } from '../../../shared/entities/kind.ts';
import { user } from '../../../shared/entities/user.ts';
import { dynamodb } from '../../platform/dynamodb.ts';
import { environment } from '../../platform/environment.ts';
import { type Item, parseRecord } from '../../data/core/table.ts';
import { plainOf } from './json-values.ts';
import { recordOf } from '../../data/core/record-of.ts';

export type Start = Record<string, unknown> | undefined;

/** A part of the whole table, of at most a megabyte. */
export async function scanTable(start: Start): Promise<{ items: Item[]; next: Start }> {
  const { Items = [], LastEvaluatedKey: next } = await dynamodb().send(
    new ScanCommand({ TableName: environment.tableName(), ConsistentRead: true, ExclusiveStartKey: start }),
  );
  return { items: Items as Item[], next };
}

const secretsOf: { [K in Kind]?: readonly string[] } = { user: user.secrets };

/** Records in the form of this version; their history and other items as they are stored. */
export function lineOf(item: Item): unknown {
  const record = recordOf(item);
  if (!record) return plainOf(item);
  const { kind, id, version } = record;
  if (version !== undefined) {
    const { pk: _pk, sk: _sk, log: _log, ...entry } = item;
    return plainOf({ id, version, ...entry });
  }
  const { kind: _kind, data, ...head } = parseRecord(kind, item);
  const secret = secretsOf[kind] ?? [];
  return plainOf({
    ...head,
    data: Object.fromEntries(Object.entries(data).filter(([name]) => !secret.includes(name))),
  });
}

/** Characters of lines that a step holds in memory. Tests set fewer. */
export const itemsInStep = () => Number(process.env['TAKE_OUT_CHARACTERS'] ?? 32_000_000);
