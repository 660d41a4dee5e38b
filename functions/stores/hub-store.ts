import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../runtime/clients/dynamodb.ts';
import { environment } from '../runtime/environment.ts';
import { hubConnections, keys } from './keys.ts';
import { hashSecret, isGood, newSecret } from './session-store.ts';
import { findRecord, queryItems } from './table.ts';

const ticketSeconds = 60;
/** API Gateway ends a connection after two hours. */
const connectionSeconds = 2 * 60 * 60 + 60;

const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

/** A ticket that opens the hub once: a browser cannot send a bearer token with a WebSocket. */
export async function createHubTicket(
  { userId, sessionGeneration }: { userId: number; sessionGeneration: number },
  now: Date,
): Promise<string> {
  const { secret, hash } = newSecret();
  await dynamodb().send(
    new PutCommand({
      TableName: environment.tableName(),
      Item: { ...keys.hubTicket(hash), userId, generation: sessionGeneration, ttl: seconds(now) + ticketSeconds },
    }),
  );
  return secret;
}

/** @returns the ticket's user, or undefined when it is unknown, used or too old, or its session is over */
export async function useHubTicket(ticket: string, now: Date): Promise<number | undefined> {
  const { Attributes } = await dynamodb().send(
    new DeleteCommand({
      TableName: environment.tableName(),
      Key: keys.hubTicket(hashSecret(ticket)),
      ReturnValues: 'ALL_OLD',
    }),
  );
  if (!Attributes || (Attributes['ttl'] as number) <= seconds(now)) return undefined;
  const user = await findRecord('user', Attributes['userId'] as number);
  return user && isGood(user, Attributes['generation']) ? user.id : undefined;
}

export async function saveConnection(connectionId: string, userId: number, now: Date): Promise<void> {
  await dynamodb().send(
    new PutCommand({
      TableName: environment.tableName(),
      Item: {
        ...keys.hubConnection(connectionId),
        userId,
        savedAt: seconds(now),
        ttl: seconds(now) + connectionSeconds,
      },
    }),
  );
}

export async function removeConnection(connectionId: string): Promise<void> {
  await dynamodb().send(
    new DeleteCommand({ TableName: environment.tableName(), Key: keys.hubConnection(connectionId) }),
  );
}

export type HubConnection = { connectionId: string; userId: number; isSettled: boolean };

/** A connection is saved just before it opens; until then a message to it fails as if it were gone. */
const settlesSeconds = 10;

export async function openConnections(now: Date): Promise<HubConnection[]> {
  const items = await queryItems(hubConnections, '');
  return items
    .filter((item) => (item['ttl'] as number) > seconds(now))
    .map((item) => ({
      connectionId: item.sk,
      userId: item['userId'] as number,
      isSettled: (item['savedAt'] as number) + settlesSeconds < seconds(now),
    }));
}
