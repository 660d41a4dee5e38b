import type { APIGatewayProxyWebsocketEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { isOwnOrigin } from './own-origin.ts';
import { openConnection } from '../../messages/hub-store.ts';

/** API Gateway passes the query string and the headers to $connect, but the types omit them. */
type ConnectEvent = APIGatewayProxyWebsocketEventV2 & {
  queryStringParameters?: Record<string, string | undefined>;
  headers?: Record<string, string | undefined>;
};

export async function handler(event: ConnectEvent): Promise<APIGatewayProxyStructuredResultV2> {
  if (!isOwnOrigin(event.headers)) return { statusCode: 403 };
  const ticket = event.queryStringParameters?.['ticket'] ?? '';
  const isOpen = await openConnection(event.requestContext.connectionId, ticket, new Date());
  return { statusCode: isOpen ? 200 : 401 };
}
