import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../platform/dynamodb.ts';
import { environment } from '../platform/environment.ts';
import { keys } from '../data/core/keys.ts';

const keptSeconds = 60 * 60;

/** Marks a login at a provider as used. @returns false if it was used before */
export async function useLogIn(flowId: string, now: Date): Promise<boolean> {
  const item = { ...keys.usedLogIn(flowId), ttl: Math.floor(now.getTime() / 1000) + keptSeconds };
  const put = new PutCommand({
    TableName: environment.tableName(),
    Item: item,
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  try {
    await dynamodb().send(put);
    return true;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException') throw error;
    return false;
  }
}
