import { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import { environment } from './environment.ts';
import { lazily } from './lazily.ts';

export const hubConnections = lazily(() => new ApiGatewayManagementApiClient({ endpoint: environment.hubEndpoint() }));
