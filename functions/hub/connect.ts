import type { APIGatewayProxyWebsocketEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { saveConnection, useHubTicket } from '../stores/hub-store.ts';

/** API Gateway hands $connect the query string, which the types leave out. */
type ConnectEvent = APIGatewayProxyWebsocketEventV2 & { queryStringParameters?: Record<string, string | undefined> };

/** Opens a connection for who holds a ticket. */
export async function handler(event: ConnectEvent): Promise<APIGatewayProxyStructuredResultV2> {
  const now = new Date();
  const ticket = event.queryStringParameters?.['ticket'];
  const opener = ticket ? await useHubTicket(ticket, now) : undefined;
  if (!opener) return { statusCode: 401 };
  await saveConnection(event.requestContext.connectionId, opener, now);
  return { statusCode: 200 };
}
