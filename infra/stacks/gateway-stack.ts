import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { HttpApi, HttpStage, LogGroupLogDestination, WebSocketApi, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** One address of a hub has no path but its stage, so the stage bears the hub's name. */
export const hubStage = 'hub';

/** Far above what a firm does, far below what it could not pay. */
const throttle = { rateLimit: 200, burstLimit: 400 };

/** The two front doors, still without rooms: routes are added by the stacks of their functions. */
export class GatewayStack extends Stack {
  readonly api: HttpApi;
  readonly hub: WebSocketApi;
  readonly hubEndpoint: string;

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, props);
    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const accessLogSettings = {
      destination: new LogGroupLogDestination(accessLog),
      format: AccessLogFormat.custom(
        JSON.stringify({
          requestId: '$context.requestId',
          time: '$context.requestTime',
          route: '$context.routeKey',
          status: '$context.status',
          milliseconds: '$context.responseLatency',
          bytes: '$context.responseLength',
          error: '$context.error.message',
          integrationError: '$context.integrationErrorMessage',
        }),
      ),
    };

    this.api = new HttpApi(this, 'Api', { createDefaultStage: false, description: 'Klang' });
    new HttpStage(this, 'ApiStage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle,
      accessLogSettings,
    });

    this.hub = new WebSocketApi(this, 'Hub', { description: 'Klang: messages to open windows' });
    const stage = new WebSocketStage(this, 'HubStage', {
      webSocketApi: this.hub,
      stageName: hubStage,
      autoDeploy: true,
      throttle,
      accessLogSettings,
    });
    this.hubEndpoint = stage.callbackUrl;
  }
}
