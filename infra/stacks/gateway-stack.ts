import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AuthorizerPayloadVersion,
  HttpApi,
  HttpAuthorizer,
  HttpAuthorizerType,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
  WebSocketApi,
  WebSocketStage,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { AccessLogFormat, CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { lambda } from '../../shared/lib/deadlines.ts';
import { HandlerFunction } from '../constructs/handler-function.ts';

/** A WebSocket API has no path but its stage, so the stage has the hub's name. */
export const hubStage = 'hub';

export const originHeader = 'x-klang-origin';

/** Far above a firm's normal use, and low enough to limit the cost of an attack. */
const throttle = { rateLimit: 200, burstLimit: 400 };

/** Each route is added by the stack of its function, except `$default`. */
export class GatewayStack extends Stack {
  readonly api: HttpApi;
  readonly hub: WebSocketApi;
  readonly hubEndpoint: string;
  readonly originAuthorizerId: string;
  readonly originSecret: Secret;

  constructor(scope: Construct, id: string, props: StackProps & { folder: string; commit: string }) {
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
          commit: props.commit,
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
    stage.node.addDependency(this.#logRole());
    this.hubEndpoint = stage.callbackUrl;

    this.originSecret = new Secret(this, 'OriginSecret', {
      description: 'What CloudFront proves itself by to the API.',
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
    });
    this.originAuthorizerId = this.#originAuthorizer(props.folder).authorizerId;
    this.#answerUnrouted(props.folder);
  }

  /** WebSocket APIs log with one role per account and region. */
  #logRole(): CfnAccount {
    const role = new Role(this, 'LogRole', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName('service-role/AmazonAPIGatewayPushToCloudWatchLogs')],
    });
    const account = new CfnAccount(this, 'LogAccount', { cloudWatchRoleArn: role.roleArn });
    account.applyRemovalPolicy(RemovalPolicy.RETAIN);
    role.applyRemovalPolicy(RemovalPolicy.RETAIN);
    return account;
  }

  #originAuthorizer(folder: string): HttpAuthorizer {
    const target = new HandlerFunction(this, 'CheckOrigin', {
      handler: 'authorizers/check-origin',
      description: 'Lets in calls that came through CloudFront.',
      folder,
      environment: { ORIGIN_SECRET: this.originSecret.secretValue.unsafeUnwrap() },
      memorySize: 512,
      timeout: lambda.authorizer,
    });
    const authorizer = new HttpAuthorizer(this, 'Origin', {
      httpApi: this.api,
      authorizerName: 'origin',
      type: HttpAuthorizerType.LAMBDA,
      payloadFormatVersion: AuthorizerPayloadVersion.VERSION_2_0,
      enableSimpleResponses: true,
      identitySource: [`$request.header.${originHeader}`],
      // The result for a secret never changes, so it is cached for the maximum time.
      resultsCacheTtl: Duration.hours(1),
      authorizerUri: `arn:${this.partition}:apigateway:${this.region}:lambda:path/2015-03-31/functions/${target.functionArn}/invocations`,
    });
    target.addPermission('FromApi', {
      principal: new ServicePrincipal('apigateway.amazonaws.com'),
      // Unlike a route's, an authorizer's source ARN has neither stage nor method.
      sourceArn: this.formatArn({
        service: 'execute-api',
        resource: this.api.apiId,
        resourceName: `authorizers/${authorizer.authorizerId}`,
      }),
    });
    return authorizer;
  }

  #answerUnrouted(folder: string): void {
    const target = new HandlerFunction(this, 'AnswerNotFound', {
      handler: 'unrouted/answer-not-found',
      description: 'Says that there is no such call.',
      folder,
      environment: {},
      memorySize: 512,
      timeout: lambda.unrouted,
    });
    new HttpRoute(this, 'Unrouted', {
      httpApi: this.api,
      routeKey: HttpRouteKey.DEFAULT,
      authorizer: HttpAuthorizer.fromHttpAuthorizerAttributes(this, 'OriginOfUnrouted', {
        authorizerId: this.originAuthorizerId,
        authorizerType: 'CUSTOM',
      }),
      integration: new HttpLambdaIntegration('UnroutedIntegration', target),
    });
  }
}
