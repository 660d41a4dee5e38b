import type { Deployed, Resource } from './cloudformation.ts';
import { type PolicyStatement, type Request, arnLike, permits } from './policies.ts';

/** An action of an AWS service on a resource: it invokes a function, or notifies a queue or a topic. */
export type Invocation = {
  by: Resource;
  request: Request;
  /** The role it uses; without one the target's resource policy decides. */
  role?: string;
};

/** Resources that refer to a function without invoking it. */
const silent = [
  'AWS::Lambda::Permission',
  'AWS::Lambda::EventInvokeConfig',
  'AWS::IAM::Policy',
  'AWS::CloudWatch::Dashboard',
];

const actions: Record<string, string> = {
  lambda: 'lambda:InvokeFunction',
  sqs: 'sqs:SendMessage',
  sns: 'sns:Publish',
};

/** The invokers of each resource, by the ARNs that AWS forms. @throws for an unknown kind of resource */
export function invocations(deployed: Deployed): Invocation[] {
  const functions = new Map(deployed.ofType('AWS::Lambda::Function').map((one) => [deployed.ref(one), one]));
  const arns = new Map([...functions.values()].map((one) => [deployed.arn(one), one]));
  const stages = deployed.ofType('AWS::ApiGatewayV2::Stage').map((one) => deployed.properties(one));
  const integrations = new Map(
    deployed.ofType('AWS::ApiGatewayV2::Integration').map((one) => [deployed.ref(one), deployed.properties(one)]),
  );
  const functionIn = (uri: string) => /arn:aws:lambda:[^/]*/.exec(uri)![0];
  const executeApi = (one: Resource, rest: string) =>
    `arn:aws:execute-api:${deployed.region(one)}:${deployed.account()}:${rest}`;
  const asService = (by: Resource, service: string, target: string, sourceArn: string): Invocation => ({
    by,
    request: {
      action: actions[target.split(':')[2]!]!,
      resource: target,
      service,
      context: { 'aws:sourcearn': sourceArn, 'aws:sourceaccount': deployed.account(), 'aws:securetransport': 'true' },
    },
  });
  const asRole = (by: Resource, role: string, action: string, resource: string): Invocation => ({
    by,
    role,
    request: { action, resource, context: { 'aws:securetransport': 'true' } },
  });

  const read: Record<string, (one: Resource, properties: any) => Invocation[]> = {
    'AWS::ApiGatewayV2::Route': (one, { ApiId, RouteKey, Target }) => {
      const { IntegrationUri } = integrations.get(Target.split('/')[1])!;
      const [method, path] = RouteKey.split(' ');
      return stages
        .filter((stage) => stage.ApiId === ApiId)
        .map(({ StageName }) =>
          // The ARN of a WebSocket route has only its key.
          executeApi(one, path ? `${ApiId}/${StageName}/${method}${path}` : `${ApiId}/${StageName}/${RouteKey}`),
        )
        .map((arn) => asService(one, 'apigateway.amazonaws.com', functionIn(IntegrationUri), arn));
    },
    'AWS::ApiGatewayV2::Integration': () => [],
    'AWS::ApiGatewayV2::Authorizer': (one, { ApiId, AuthorizerUri }) => [
      asService(
        one,
        'apigateway.amazonaws.com',
        functionIn(AuthorizerUri),
        executeApi(one, `${ApiId}/authorizers/${deployed.ref(one)}`),
      ),
    ],
    'AWS::Events::Rule': (one, { Targets }) =>
      Targets.flatMap(({ Arn, DeadLetterConfig }: any) =>
        [Arn, DeadLetterConfig?.Arn]
          .filter((target) => target !== undefined)
          .map((target) => asService(one, 'events.amazonaws.com', target, deployed.arn(one))),
      ),
    'AWS::Scheduler::Schedule': (one, { Target: { Arn, RoleArn, DeadLetterConfig } }) => [
      asRole(one, RoleArn, 'lambda:InvokeFunction', Arn),
      ...(DeadLetterConfig ? [asRole(one, RoleArn, 'sqs:SendMessage', DeadLetterConfig.Arn)] : []),
    ],
    'AWS::Lambda::EventSourceMapping': (one, { FunctionName, EventSourceArn, DestinationConfig }) => {
      const target = functions.get(FunctionName) ?? arns.get(FunctionName);
      const role = deployed.properties(target!).Role;
      const stream = ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'];
      const reads = EventSourceArn.includes(':dynamodb:')
        ? stream
        : ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
      const queue = DestinationConfig?.OnFailure?.Destination;
      return [
        ...reads.map((action) => asRole(one, role, action, EventSourceArn)),
        ...(queue ? [asRole(one, role, 'sqs:SendMessage', queue)] : []),
      ];
    },
    'AWS::SNS::Subscription': (one, { Protocol, Endpoint, TopicArn }) =>
      Protocol === 'lambda' ? [asService(one, 'sns.amazonaws.com', Endpoint, TopicArn)] : [],
    'AWS::Logs::SubscriptionFilter': (one, { LogGroupName, DestinationArn }) => {
      const group = `arn:aws:logs:${deployed.region(one)}:${deployed.account()}:log-group:${LogGroupName}:*`;
      return [asService(one, 'logs.amazonaws.com', DestinationArn, group)];
    },
    'AWS::S3::Bucket': (one, { NotificationConfiguration }) => {
      const targets = (NotificationConfiguration?.LambdaConfigurations ?? []).map(
        ({ Function: target }: any) => target,
      );
      return targets.map((target: string) => asService(one, 's3.amazonaws.com', target, deployed.arn(one)));
    },
    'Custom::S3BucketNotifications': (one, { BucketName, NotificationConfiguration }) => {
      const targets = NotificationConfiguration?.LambdaFunctionConfigurations ?? [];
      return targets.map(({ LambdaFunctionArn }: any) =>
        asService(one, 's3.amazonaws.com', LambdaFunctionArn, `arn:aws:s3:::${BucketName}`),
      );
    },
    'AWS::CloudWatch::Alarm': (one, { AlarmActions = [], OKActions = [], InsufficientDataActions = [] }) =>
      [...AlarmActions, ...OKActions, ...InsufficientDataActions].map((target: string) =>
        asService(one, 'cloudwatch.amazonaws.com', target, deployed.arn(one)),
      ),
    'AWS::Budgets::Budget': (one, { NotificationsWithSubscribers = [] }) =>
      NotificationsWithSubscribers.flatMap(({ Subscribers }: any) => Subscribers)
        .filter(({ SubscriptionType }: any) => SubscriptionType === 'SNS')
        .map(({ Address }: any) =>
          asService(
            one,
            'budgets.amazonaws.com',
            Address,
            `arn:aws:budgets::${deployed.account()}:budget/${deployed.ref(one)}`,
          ),
        ),
    'AWS::Lambda::Function': () => [],
  };

  return deployed.resources.flatMap((one) => {
    const readOne = read[one.type];
    if (readOne) return readOne(one, deployed.properties(one));
    const names = JSON.stringify(deployed.properties(one));
    const isSilent = silent.includes(one.type) || one.type.startsWith('Custom::');
    if (!isSilent && [...arns.keys()].some((arn) => names.includes(arn))) {
      throw new Error(`${one.type} names a function, and the test does not know how it invokes it.`);
    }
    return [];
  });
}

/** True if AWS would allow it. */
export function isPermitted(deployed: Deployed, { request, role }: Invocation): boolean {
  return permits(role === undefined ? policyOf(deployed, request) : rightsOf(deployed, role), request);
}

function policyOf(deployed: Deployed, { resource }: Request): PolicyStatement[] {
  const ofFunction = deployed.ofType('AWS::Lambda::Permission').map((one) => deployed.properties(one));
  const documents = ['AWS::SQS::QueuePolicy', 'AWS::SNS::TopicPolicy']
    .flatMap((type) => deployed.ofType(type))
    .map((one) => deployed.properties(one).PolicyDocument);
  return [
    ...ofFunction
      .filter(({ FunctionName }) => FunctionName === resource || resource.endsWith(`:function:${FunctionName}`))
      .map(({ Action, Principal, SourceArn, SourceAccount }): PolicyStatement => ({
        Effect: 'Allow',
        Action,
        Resource: resource,
        Principal: { Service: Principal },
        Condition: {
          ...(SourceArn && { ArnLike: { 'aws:SourceArn': SourceArn } }),
          ...(SourceAccount && { StringEquals: { 'aws:SourceAccount': SourceAccount } }),
        },
      })),
    ...documents.flatMap(({ Statement }) => Statement as PolicyStatement[]),
  ];
}

function rightsOf(deployed: Deployed, roleArn: string): PolicyStatement[] {
  const role = deployed.ofType('AWS::IAM::Role').find((one) => deployed.arn(one) === roleArn)!;
  return deployed
    .ofType('AWS::IAM::Policy')
    .filter((one) => deployed.properties(one).Roles.includes(deployed.ref(role)))
    .flatMap((one) => deployed.properties(one).PolicyDocument.Statement);
}

/** True if the service may assume the role. */
export function mayAssume(deployed: Deployed, roleArn: string, service: string, sourceArn: string): boolean {
  const role = deployed.ofType('AWS::IAM::Role').find((one) => deployed.arn(one) === roleArn)!;
  const { AssumeRolePolicyDocument } = deployed.properties(role);
  return AssumeRolePolicyDocument.Statement.some(
    ({ Principal, Condition = {} }: PolicyStatement) =>
      (Principal as Record<string, string>)['Service'] === service &&
      Object.values(Condition).every(
        ({ 'aws:SourceArn': arn }) => arn === undefined || arnLike(String(arn), sourceArn),
      ),
  );
}
