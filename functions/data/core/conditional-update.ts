import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../../platform/dynamodb.ts';
import { environment } from '../../platform/environment.ts';
import type { Key } from './keys.ts';

type Update = {
  expression: string;
  condition?: string;
  values: Record<string, unknown>;
  names?: Record<string, string>;
};
type Attributes = Record<string, unknown>;

/** @returns the item after the update or, if the condition failed, as it was */
export async function updateIf(key: Key, update: Update): Promise<{ isDone: boolean; item: Attributes }> {
  const input: UpdateCommandInput = {
    TableName: environment.tableName(),
    Key: key,
    UpdateExpression: update.expression,
    ExpressionAttributeValues: update.values,
    ReturnValues: 'ALL_NEW',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    ...(update.condition && { ConditionExpression: update.condition }),
    ...(update.names && { ExpressionAttributeNames: update.names }),
  };
  try {
    const { Attributes = {} } = await dynamodb().send(new UpdateCommand(input));
    return { isDone: true, item: Attributes };
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException') throw error;
    const { Item = {} } = error as Error & { Item?: Record<string, Wire> };
    return {
      isDone: false,
      item: Object.fromEntries(Object.entries(Item).map(([name, value]) => [name, plain(value)])),
    };
  }
}

/** An error carries the item in DynamoDB's wire format. */
type Wire = { N?: string; S?: string; BOOL?: boolean };

function plain({ N, S, BOOL }: Wire): unknown {
  return N === undefined ? (S ?? BOOL) : Number(N);
}
