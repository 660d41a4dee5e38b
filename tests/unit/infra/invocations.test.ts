import { describe, expect, it } from 'vitest';
import { Deployed, type Template } from './support/cloudformation.ts';
import { invocations, isPermitted, mayAssume } from './support/invocations.ts';
import { type PolicyStatement, permits } from './support/policies.ts';
import { synthesizedDeployment } from './support/synthesized.ts';

const deployed = synthesizedDeployment();
const found = invocations(deployed);

const inWords = ({ by, request: { action, resource, context } }: (typeof found)[number]) =>
  `${by.type} ${by.stack}/${by.id}: ${action} on ${resource}, as ${context['aws:sourcearn'] ?? 'its role'}`;

describe('what the services of AWS invoke by themselves', () => {
  it('is permitted, by the ARN that each of them is known by', () => {
    expect(found.filter((one) => !isPermitted(deployed, one)).map(inWords)).toEqual([]);
  });

  it('is every route, the authorizer, every rule, schedule, stream and alarm', () => {
    const kinds = new Set(found.map(({ by }) => by.type));
    for (const type of kinds) {
      const invoking = new Set(found.filter(({ by }) => by.type === type).map(({ by }) => `${by.stack} ${by.id}`));
      expect(invoking.size, type).toBe(deployed.ofType(type).length);
    }
    expect([...kinds].toSorted()).toEqual([
      'AWS::ApiGatewayV2::Authorizer',
      'AWS::ApiGatewayV2::Route',
      'AWS::CloudWatch::Alarm',
      'AWS::Events::Rule',
      'AWS::Lambda::EventSourceMapping',
      'AWS::Scheduler::Schedule',
    ]);
  });

  it('goes by roles that Scheduler may take', () => {
    const group = `arn:aws:scheduler:eu-north-1:${deployed.account()}:schedule-group/default`;
    for (const one of deployed.ofType('AWS::Scheduler::Schedule')) {
      const { RoleArn } = deployed.properties(one).Target;
      expect(mayAssume(deployed, RoleArn, 'scheduler.amazonaws.com', group)).toBe(true);
    }
  });
});

describe('the topic of alarms', () => {
  const topic = deployed.ofType('AWS::SNS::Topic')[0]!;
  const TopicArn = deployed.ref(topic);
  const account = deployed.account();
  const alarmArn = deployed.arn(deployed.ofType('AWS::CloudWatch::Alarm').find(({ stack }) => stack === topic.stack)!);
  const statements: PolicyStatement[] = deployed
    .ofType('AWS::SNS::TopicPolicy')
    .map((one) => deployed.properties(one))
    .filter(({ Topics }) => Topics.includes(TopicArn))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  const mayPublish = (service: string, sourceArn: string, sourceAccount: string, isSecure: boolean) =>
    permits(statements, {
      action: 'sns:Publish',
      resource: TopicArn,
      service,
      context: {
        'aws:sourcearn': sourceArn,
        'aws:sourceaccount': sourceAccount,
        'aws:securetransport': String(isSecure),
      },
    });

  it('takes what CloudWatch tells of this account’s alarms, over TLS alone', () => {
    expect(mayPublish('cloudwatch.amazonaws.com', alarmArn, account, true)).toBe(true);
    expect(mayPublish('cloudwatch.amazonaws.com', alarmArn, account, false)).toBe(false);
  });

  it('takes nothing from another account or service', () => {
    const theirs = alarmArn.replace(account, '999999999999');
    expect(mayPublish('cloudwatch.amazonaws.com', theirs, '999999999999', true)).toBe(false);
    expect(mayPublish('cloudwatch.amazonaws.com', theirs, account, true)).toBe(false);
    expect(mayPublish('s3.amazonaws.com', 'arn:aws:s3:::bucket', account, true)).toBe(false);
  });
});

/** One function and something that invokes it, with a permission for whoever the ARN names. */
function withPermission(Principal: string, SourceArn: unknown, others: Template['Resources']) {
  const target = { 'Fn::GetAtt': ['Target', 'Arn'] };
  const Resources = {
    Target: { Type: 'AWS::Lambda::Function' },
    Permission: {
      Type: 'AWS::Lambda::Permission',
      Properties: { Action: 'lambda:InvokeFunction', FunctionName: target, Principal, SourceArn },
    },
    ...others,
  };
  const one = new Deployed([{ name: 'One', region: 'eu-north-1', template: { Resources } }]);
  return invocations(one).map((invocation) => isPermitted(one, invocation));
}

const target = { 'Fn::GetAtt': ['Target', 'Arn'] };
const kinds: [kind: string, service: string, right: unknown, wrong: unknown, others: Template['Resources']][] = [
  [
    'a topic',
    'sns.amazonaws.com',
    { Ref: 'Topic' },
    'arn:aws:sns:eu-north-1:123456789012:another',
    {
      Topic: { Type: 'AWS::SNS::Topic' },
      Subscription: {
        Type: 'AWS::SNS::Subscription',
        Properties: { Protocol: 'lambda', Endpoint: target, TopicArn: { Ref: 'Topic' } },
      },
    },
  ],
  [
    'a bucket',
    's3.amazonaws.com',
    { 'Fn::GetAtt': ['Bucket', 'Arn'] },
    { 'Fn::Join': ['', [{ 'Fn::GetAtt': ['Bucket', 'Arn'] }, '/*']] },
    {
      Bucket: {
        Type: 'AWS::S3::Bucket',
        Properties: {
          NotificationConfiguration: { LambdaConfigurations: [{ Event: 's3:ObjectCreated:*', Function: target }] },
        },
      },
    },
  ],
  [
    'a log',
    'logs.amazonaws.com',
    { 'Fn::GetAtt': ['Log', 'Arn'] },
    'arn:aws:logs:eu-north-1:123456789012:log-group:another:*',
    {
      Log: { Type: 'AWS::Logs::LogGroup' },
      Subscription: {
        Type: 'AWS::Logs::SubscriptionFilter',
        Properties: { LogGroupName: { Ref: 'Log' }, DestinationArn: target, FilterPattern: '' },
      },
    },
  ],
  [
    'a route of a WebSocket API',
    'apigateway.amazonaws.com',
    { 'Fn::Join': ['', ['arn:aws:execute-api:eu-north-1:123456789012:', { Ref: 'Api' }, '/*$connect']] },
    { 'Fn::Join': ['', ['arn:aws:execute-api:eu-north-1:123456789012:', { Ref: 'Api' }, '/*/*/$connect']] },
    {
      Api: { Type: 'AWS::ApiGatewayV2::Api' },
      Stage: { Type: 'AWS::ApiGatewayV2::Stage', Properties: { ApiId: { Ref: 'Api' }, StageName: 'hub' } },
      Integration: { Type: 'AWS::ApiGatewayV2::Integration', Properties: { IntegrationUri: target } },
      Route: {
        Type: 'AWS::ApiGatewayV2::Route',
        Properties: {
          ApiId: { Ref: 'Api' },
          RouteKey: '$connect',
          Target: { 'Fn::Join': ['', ['integrations/', { Ref: 'Integration' }]] },
        },
      },
    },
  ],
];

describe.each(kinds)('%s that invokes a function', (_, service, right, wrong, others) => {
  it('needs a permission for its own ARN', () => {
    expect(withPermission(service, right, others)).toEqual([true]);
    expect(withPermission(service, wrong, others)).toEqual([false]);
    expect(withPermission('events.amazonaws.com', right, others)).toEqual([false]);
  });
});
