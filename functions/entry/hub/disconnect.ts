import type { APIGatewayProxyStructuredResultV2, APIGatewayProxyWebsocketEventV2 } from 'aws-lambda';
import { removeConnection } from '../../messages/hub-store.ts';

export async function handler(event: APIGatewayProxyWebsocketEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  await removeConnection(event.requestContext.connectionId);
  return { statusCode: 200 };
}
