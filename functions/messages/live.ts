import {
  DeleteConnectionCommand,
  PostToConnectionCommand,
  ApiGatewayManagementApiClient,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { HubMessage } from '../../shared/contract/hub.ts';
import { errorFields, log } from '../platform/log.ts';
import { type HubConnection, openConnections, removeConnection } from './hub-store.ts';
import { environment } from '../platform/environment.ts';
import { lazily } from '../platform/once.ts';

const hubConnections = lazily(() => new ApiGatewayManagementApiClient({ endpoint: environment.hubEndpoint() }));

export async function broadcast(message: HubMessage, now: Date): Promise<void> {
  await send(message, await openConnections(now));
}

export async function sendTo(userId: number, message: HubMessage, now: Date): Promise<void> {
  await send(
    message,
    (await openConnections(now)).filter((connection) => connection.userId === userId),
  );
}

async function send(message: HubMessage, connections: HubConnection[]): Promise<void> {
  const data = JSON.stringify(message);
  await Promise.all(
    connections.map(async ({ connectionId, isSettled }) => {
      try {
        await hubConnections().send(new PostToConnectionCommand({ ConnectionId: connectionId, Data: data }));
      } catch (error) {
        if (error instanceof Error && error.name === 'GoneException') {
          if (isSettled) await removeConnection(connectionId);
        } else log('error', { event: 'hub-message-not-sent', ...errorFields(error) });
      }
    }),
  );
}

export async function disconnect(
  { userIds, sessions }: { userIds: ReadonlySet<number>; sessions: ReadonlySet<string> },
  now: Date,
): Promise<void> {
  const ended = (await openConnections(now)).filter(
    ({ userId, session }) => userIds.has(userId) || sessions.has(session),
  );
  await Promise.all(
    ended.map(async ({ connectionId }) => {
      try {
        await hubConnections().send(new DeleteConnectionCommand({ ConnectionId: connectionId }));
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'GoneException') throw error;
      }
      await removeConnection(connectionId);
    }),
  );
}
