import type { APIGatewayProxyWebsocketEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { isOwnOrigin } from './own-origin.ts';
import { saveConnection, useHubTicket } from '../../messages/hub-store.ts';

/** API Gateway passes the query string and the headers to $connect, but the types omit them. */
type ConnectEvent = APIGatewayProxyWebsocketEventV2 & {
  queryStringParameters?: Record<string, string | undefined>;
  headers?: Record<string, string | undefined>;
};

export async function handler(event: ConnectEvent): Promise<APIGatewayProxyStructuredResultV2> {
  if (!isOwnOrigin(event.headers)) return { statusCode: 403 };
  const now = new Date();
  const ticket = event.queryStringParameters?.['ticket'];
  const opener = ticket ? await useHubTicket(ticket, now) : undefined;
  if (!opener) return { statusCode: 401 };
  await saveConnection(event.requestContext.connectionId, opener, now);
  return { statusCode: 200 };
}
