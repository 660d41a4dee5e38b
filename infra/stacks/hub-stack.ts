import { Stack, type StackProps } from 'aws-cdk-lib';
import { type WebSocketApi, WebSocketRoute } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import { HandlerFunction } from '../constructs/handler-function.ts';
import { type Resources, grant } from '../constructs/rights.ts';

type Props = StackProps & {
  hub: WebSocketApi;
  folder: string;
  environment: Record<string, string>;
  resources: Resources;
};

export class HubStack extends Stack {
  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    this.#route(props, 'Connect', 'connect', 'Opens a connection for the holder of a ticket.');
    this.#route(props, 'Disconnect', 'disconnect', 'Removes a closed connection.');
  }

  #route({ hub, folder, environment, resources }: Props, id: string, event: string, description: string): void {
    const target = new HandlerFunction(this, id, { handler: `hub/${event}`, folder, description, environment });
    grant(target, resources, ['read-table', 'write-table']);
    new WebSocketRoute(this, `${id}Route`, {
      webSocketApi: hub,
      routeKey: `$${event}`,
      integration: new WebSocketLambdaIntegration(`${id}Integration`, target),
    });
  }
}
