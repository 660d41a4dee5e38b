import { DeleteConnectionCommand, PostToConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi';
import type { HubMessage } from '../../shared/contract/hub.ts';
import { hubConnections } from '../runtime/clients/hub.ts';
import { errorFields, log } from '../runtime/log.ts';
import { openConnections, removeConnection } from '../stores/hub-store.ts';

/** Sends a message to everyone who is connected; a connection that is gone is forgotten. */
export async function broadcast(message: HubMessage, now: Date): Promise<void> {
  const data = JSON.stringify(message);
  await Promise.all(
    (await openConnections(now)).map(async ({ connectionId, isSettled }) => {
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

/** Ends the connections of what is over: all of a user's sessions, or some. */
export async function disconnect(
  { userIds, sessions }: { userIds: ReadonlySet<number>; sessions: ReadonlySet<string> },
  now: Date,
): Promise<void> {
  const theirs = (await openConnections(now)).filter(
    ({ userId, session }) => userIds.has(userId) || sessions.has(session),
  );
  await Promise.all(
    theirs.map(async ({ connectionId }) => {
      try {
        await hubConnections().send(new DeleteConnectionCommand({ ConnectionId: connectionId }));
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'GoneException') throw error;
      }
      await removeConnection(connectionId);
    }),
  );
}
