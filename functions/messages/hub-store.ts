import { hubConnections, keys, sessionKey } from '../data/core/keys.ts';
import { hashSecret, isGood, newSecret } from '../users/session-store.ts';
import { findRecord, getItem, queryItems } from '../data/core/table.ts';
import { deleteItem, putItem } from '../data/core/write-item.ts';

const ticketSeconds = 60;
/** API Gateway closes a connection after two hours. */
const connectionSeconds = 2 * 60 * 60 + 60;

const seconds = (now: Date) => Math.floor(now.getTime() / 1000);

/**
 * A single-use ticket that opens the hub: a browser cannot send a bearer token with a WebSocket.
 * @param token of the session that the connection belongs to
 */
export async function createHubTicket(
  { userId, sessionGeneration }: { userId: number; sessionGeneration: number },
  token: string,
  now: Date,
): Promise<string> {
  const { secret, hash } = newSecret();
  const session = keys.session(hashSecret(token)).pk;
  const ttl = seconds(now) + ticketSeconds;
  await putItem({ ...keys.hubTicket(hash), userId, session, generation: sessionGeneration, ttl });
  return secret;
}

/**
 * Saves a connection for a ticket, which is used up. A session that ends closes the connections that are saved by then,
 * so it is read again afterwards.
 * @returns whether the ticket is good and its session open
 */
export async function openConnection(connectionId: string, ticket: string, now: Date): Promise<boolean> {
  const used = await deleteItem(keys.hubTicket(hashSecret(ticket)));
  if (!used || (used['ttl'] as number) <= seconds(now)) return false;
  const session = used['session'] as string;
  const userId = used['userId'] as number;
  const endOfSession = async () => {
    const [user, open] = await Promise.all([findRecord('user', userId), getItem({ pk: session, sk: sessionKey })]);
    return user && open && isGood(user, used['generation']) ? (open['ttl'] as number) : undefined;
  };
  const endsAt = await endOfSession();
  if (endsAt === undefined) return false;
  await putItem({
    ...keys.hubConnection(connectionId),
    userId,
    session,
    savedAt: seconds(now),
    // After that, nothing is pushed to it.
    ttl: Math.min(seconds(now) + connectionSeconds, endsAt),
  });
  if ((await endOfSession()) !== undefined) return true;
  await removeConnection(connectionId);
  return false;
}

export async function removeConnection(connectionId: string): Promise<void> {
  await deleteItem(keys.hubConnection(connectionId));
}

export type HubConnection = { connectionId: string; userId: number; session: string; isSettled: boolean };

/** A connection is saved just before it opens; until then, a push to it fails as if it were gone. */
const settlesSeconds = 10;

export async function openConnections(now: Date): Promise<HubConnection[]> {
  const items = await queryItems(hubConnections, '');
  return items
    .filter((item) => (item['ttl'] as number) > seconds(now))
    .map((item) => ({
      connectionId: item.sk,
      userId: item['userId'] as number,
      session: item['session'] as string,
      isSettled: (item['savedAt'] as number) + settlesSeconds < seconds(now),
    }));
}
