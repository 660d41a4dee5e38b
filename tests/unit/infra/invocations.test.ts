import { App, Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Alarm, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Rule } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import type { CfnTopic } from 'aws-cdk-lib/aws-sns';
import { describe, expect, it } from 'vitest';
import { AlarmTopic } from '../../../infra/constructs/alarm-topic.ts';
import { readSettings } from '../../../infra/constructs/settings.ts';
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

  it('is every route, the authorizer, every rule, schedule, stream and alarm, and the budget', () => {
    const kinds = new Set(found.map(({ by }) => by.type));
    for (const type of kinds) {
      const invoking = new Set(found.filter(({ by }) => by.type === type).map(({ by }) => `${by.stack} ${by.id}`));
      expect(invoking.size, type).toBe(deployed.ofType(type).length);
    }
    expect([...kinds].toSorted()).toEqual([
      'AWS::ApiGatewayV2::Authorizer',
      'AWS::ApiGatewayV2::Route',
      'AWS::Budgets::Budget',
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

describe('a function that is invoked without anybody waiting', () => {
  const services = ['events.amazonaws.com', 'sns.amazonaws.com', 's3.amazonaws.com', 'logs.amazonaws.com'];
  const targets = found
    .filter(({ by, request }) => services.includes(request.service ?? '') || by.type === 'AWS::Scheduler::Schedule')
    .map(({ request }) => request.resource)
    .filter((arn) => arn.includes(':lambda:'));
  const configs = deployed.ofType('AWS::Lambda::EventInvokeConfig').map((one) => deployed.properties(one));
  const configOf = (arn: string) => configs.find(({ FunctionName }) => arn.endsWith(`:function:${FunctionName}`));
  const alarms = deployed.ofType('AWS::CloudWatch::Alarm').map((one) => deployed.properties(one));
  const queues = deployed.ofType('AWS::SQS::Queue');

  it('has its failures kept in a queue that its role may send to and that has an alarm', () => {
    expect(targets.length).toBeGreaterThanOrEqual(7);
    for (const arn of targets) {
      const queueArn = configOf(arn)?.DestinationConfig.OnFailure.Destination;
      const target = deployed.ofType('AWS::Lambda::Function').find((one) => deployed.arn(one) === arn)!;
      const request = { action: 'sqs:SendMessage', resource: queueArn, context: {} };
      expect(queueArn, arn).toBeDefined();
      expect(isPermitted(deployed, { by: target, request, role: deployed.properties(target).Role }), arn).toBe(true);
    }
    for (const queue of queues) {
      const name = deployed.value(queue.stack, { 'Fn::GetAtt': [queue.id, 'QueueName'] });
      const ofQueue = alarms.filter(({ Dimensions = [] }) => Dimensions.some((one: any) => one.Value === name));
      expect(
        ofQueue.map(({ AlarmActions }) => AlarmActions.length),
        queue.id,
      ).toEqual([1]);
    }
  });

  it('is tried again as it says: a job never, since the clock does, and an event twice', () => {
    const ofJobs = deployed.ofType('AWS::Lambda::Function').filter(({ stack }) => stack.endsWith('-Jobs'));
    const jobs = ofJobs.map((one) => deployed.arn(one));
    for (const arn of targets) {
      const isJob = jobs.includes(arn);
      expect(configOf(arn)?.MaximumRetryAttempts, arn).toBe(isJob ? 0 : 2);
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
    expect(mayPublish('budgets.amazonaws.com', `arn:aws:budgets::999999999999:budget/One`, account, true)).toBe(false);
    const rule = `arn:aws:events:eu-north-1:${account}:rule/Unknown`;
    expect(mayPublish('events.amazonaws.com', rule, account, true)).toBe(false);
  });

  it('takes what an alarm, a rule and a budget of a stack tell it, each by its own principal and ARN', () => {
    // CloudFormation supports budgets in us-east-1 only.
    const region = 'us-east-1';
    const app = new App({ builtinCloudFormationValidation: false });
    const stack = new Stack(app, 'One', { env: { region } });
    const own = new AlarmTopic(stack, 'Topic', readSettings(undefined));
    const metric = new Metric({ namespace: 'AWS/Lambda', metricName: 'Errors' });
    new Alarm(stack, 'Alarm', { metric, threshold: 1, evaluationPeriods: 1 }).addAlarmAction(new SnsAction(own));
    const rule = new Rule(stack, 'Rule', { eventPattern: { source: ['aws.health'] } });
    rule.addTarget(new SnsTopic(own));
    const budget = new CfnBudget(stack, 'Budget', {
      budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: 50, unit: 'USD' } },
      notificationsWithSubscribers: [
        {
          notification: { notificationType: 'ACTUAL', comparisonOperator: 'GREATER_THAN', threshold: 80 },
          subscribers: [{ subscriptionType: 'SNS', address: own.topicArn }],
        },
      ],
    });
    budget.addResourceDependency(own.node.defaultChild as CfnTopic);
    const { template } = app.synth().getStackByName('One');
    const made = new Deployed([{ name: 'One', region, template }]);
    const reported = invocations(made);
    expect(reported.map(({ request }) => request.service)).toEqual(
      expect.arrayContaining(['cloudwatch.amazonaws.com', 'events.amazonaws.com', 'budgets.amazonaws.com']),
    );
    for (const one of reported) expect(isPermitted(made, one), one.by.type).toBe(true);
  });
});

/** A function and a resource that invokes it, with a permission for the ARN. */
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
