import { describe, expect, it } from 'vitest';
import { allRoutes } from '../../../shared/contract/all-routes.ts';
import { isWriting } from '../../../shared/contract/calls/is-writing.ts';
import { gatewayPath } from '../../../shared/contract/route.ts';
import { keys } from '../../../functions/data/core/keys.ts';
import { constructId } from '../../../infra/constructs/handler-function.ts';
import { recordFilter } from '../../../infra/host/stream/filter.ts';
import { otherHandlers } from './support/stand-ins.ts';
import { actionsOf, functionOf, ofType, resources, resourcesOf } from './support/stacks.ts';
import { synthesizedResources } from './support/synthesized.ts';
import { inAll } from '../../support/tier.ts';

const tableWrites = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem'];

describe.each(allRoutes.map((route) => [route.name, route] as const))('%s', (name, route) => {
  const target = functionOf(`routes/${name}`);

  it('has a function with a log that is kept 90 days', () => {
    const logGroup = target.properties.LoggingConfig.LogGroup.Ref;
    const log = resources.find(({ id, stack }) => id === logGroup && stack === target.stack)!;
    expect(log.properties.RetentionInDays).toBe(90);
    expect(target.properties).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
  });

  it('has a route that leads to its function', () => {
    const key = `${route.method} /v1${gatewayPath(route)}`;
    const found = ofType('AWS::ApiGatewayV2::Route').filter(({ properties }) => properties.RouteKey === key);
    expect(found).toHaveLength(1);
    const integration = found[0]!.properties.Target['Fn::Join'][1][1].Ref;
    const { properties } = resources.find(({ id, stack }) => id === integration && stack === target.stack)!;
    expect(properties.IntegrationUri['Fn::GetAtt'][0]).toBe(target.id);
    expect(found[0]!.properties).toMatchObject({ AuthorizationType: 'CUSTOM', AuthorizerId: expect.anything() });
  });

  it('may read the table, and write it only where it is to', () => {
    const actions = actionsOf(`routes/${name}`);
    expect(actions).toEqual(expect.arrayContaining(['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query']));
    const mayWrite = isWriting(route) || (route.rights?.includes('write-table') ?? false);
    for (const action of tableWrites) expect(actions.includes(action)).toBe(mayWrite);
  });

  it('may do what the contract says beyond that, and nothing else', () => {
    const actions = actionsOf(`routes/${name}`);
    const has = (right: string) => route.rights?.includes(right as never) ?? false;
    expect(actions.includes('lambda:InvokeFunction')).toBe(has('render-pdf'));
    expect(resourcesOf(`routes/${name}`).includes('/index/feed')).toBe(has('read-lists'));
    expect(actions.includes('s3:PutObject')).toBe(
      has('write-archive') || has('write-project-files') || has('hand-over-files'),
    );
    expect(actions.includes('ses:SendEmail')).toBe(has('send-mail'));
    expect(actions.some((action) => action.startsWith('kms:'))).toBe(has('use-secrets'));
    expect(actions.some((action) => action.endsWith('*') || action === 'dynamodb:Scan')).toBe(false);
  });
});

describe('functions', () => {
  it('all share one environment, but for those that make PDFs, know CloudFront and answer where there is no call', () => {
    const ours = ofType('AWS::Lambda::Function').filter(({ properties }) =>
      /^(routes|events|jobs|hub)\//.test(properties.Handler),
    );
    expect(ours).toHaveLength(allRoutes.length + otherHandlers.length - 2);
    const environments = ours.map(({ properties }) => {
      const { KLANG_COMMIT: _, ...others } = properties.Environment.Variables;
      return JSON.stringify(others);
    });
    expect(new Set(environments).size).toBe(1);
    expect(functionOf('pdf/render-pdf').properties).toMatchObject({ Architectures: ['x86_64'], MemorySize: 2048 });
    expect(functionOf('pdf/render-pdf').properties.Environment).toBeUndefined();
    expect(actionsOf('pdf/render-pdf')).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents']);
  });

  it('are not changed by a new commit, but for the one that tells which it is', () => {
    const named = resources.filter(({ properties }) => /KLANG_COMMIT|\\"commit\\"/.test(JSON.stringify(properties)));
    expect(named.map(({ type, properties }) => properties.Handler ?? type)).toEqual([
      'AWS::ApiGatewayV2::Stage',
      'AWS::ApiGatewayV2::Stage',
      'routes/settings/get-meta.handler',
    ]);
  });

  it('have a role each', () => {
    const roles = ofType('AWS::Lambda::Function').map(
      ({ stack, properties }) => `${stack} ${properties.Role['Fn::GetAtt']}`,
    );
    expect(new Set(roles).size).toBe(roles.length);
  });
});

describe('the budget', () => {
  it('is reported to its alarm topic when it is passed, and when it will be', () => {
    const [budget, ...others] = ofType('AWS::Budgets::Budget');
    expect(others).toEqual([]);
    expect(budget!.properties.Budget).toMatchObject({
      BudgetType: 'COST',
      TimeUnit: 'MONTHLY',
      BudgetLimit: { Amount: 60, Unit: 'USD' },
    });
    // CloudFormation makes budgets in us-east-1 only.
    expect(budget!.stack).toBe('Klang-Firewall');
    const topic = ofType('AWS::SNS::Topic').find(({ stack }) => stack === 'Klang-Firewall')!;
    const notified = budget!.properties.NotificationsWithSubscribers;
    expect(notified.map(({ Notification }: any) => Notification.NotificationType)).toEqual(['ACTUAL', 'FORECASTED']);
    for (const { Subscribers } of notified) {
      expect(Subscribers).toEqual([{ SubscriptionType: 'SNS', Address: { Ref: topic.id } }]);
    }
  });

  it('is made after the policy that lets it tell its topic', () => {
    const [budget] = ofType('AWS::Budgets::Budget');
    const policy = ofType('AWS::SNS::TopicPolicy').find(({ stack }) => stack === budget!.stack)!;
    expect(budget!.dependsOn).toContain(policy.id);
  });

  it.runIf(inAll)('is a setting, and can be left out', () => {
    const types = synthesizedResources({ monthlyBudget: 0 }).map(({ type }) => type);
    expect(types).not.toContain('AWS::Budgets::Budget');
  });
});

it('the deployment hears what becomes of the mail that this deployment sends, and of no other', () => {
  const [set] = ofType('AWS::SES::ConfigurationSet');
  const [destination] = ofType('AWS::SES::ConfigurationSetEventDestination');
  expect(destination!.properties.EventDestination.MatchingEventTypes).toEqual([
    'send',
    'delivery',
    'bounce',
    'complaint',
    'reject',
  ]);
  const rule = ofType('AWS::Events::Rule').find(({ id }) => id.startsWith('MailEvents'))!;
  const [name] = rule.properties.EventPattern.detail.mail.tags['ses:configuration-set'];
  expect(rule.properties.EventPattern.source).toEqual(['aws.ses']);
  expect(name['Fn::ImportValue']).toContain(set!.id);
  expect(rule.properties.Targets[0].DeadLetterConfig).toBeDefined();
});

describe('what runs by itself', () => {
  it('takes snapshots, renews tokens, reads statuses and warns of budgets every 15 minutes, logs in as a canary and keeps lists warm every five, runs due tasks, erasures and take-outs every minute, logs and the self-test every day, compares books by night, reminds of time logs and tells of instalments in the morning', () => {
    const schedules = ofType('AWS::Scheduler::Schedule').map(({ properties }) => [
      JSON.parse(properties.Target.Input).job,
      properties.ScheduleExpression,
    ]);
    expect(Object.fromEntries(schedules)).toEqual({
      'take-replica-snapshot': 'rate(15 minutes)',
      'run-due-tasks': 'rate(1 minute)',
      'refresh-fortnox-token': 'rate(15 minutes)',
      'sync-invoice-status': 'rate(15 minutes)',
      'warn-of-budgets': 'rate(15 minutes)',
      'erase-personal-data': 'rate(1 minute)',
      'take-out': 'rate(1 minute)',
      'keep-lists-warm': 'rate(5 minutes)',
      'clean-logs': 'rate(1 day)',
      'self-test': 'rate(1 day)',
      canary: 'rate(5 minutes)',
      'reconcile-fortnox': 'cron(0/15 1-4 * * ? *)',
      'remind-of-time-logs': 'cron(0/15 6 * * ? *)',
      'tell-of-instalments': 'cron(0/15 6 * * ? *)',
    });
    const [night] = ofType('AWS::Scheduler::Schedule').filter(({ id }) => id.startsWith('ReconcileFortnox'));
    expect(night!.properties.ScheduleExpressionTimezone).toBe('Europe/Stockholm');
  });

  it('has an alarm for each job that fails twice in a row, however seldom it runs, and for a self-test that fails once', () => {
    const unit = { minute: 60, minutes: 60, day: 86_400 } as const;
    const schedules = ofType('AWS::Scheduler::Schedule').map(({ properties }) => {
      const [, count, name = 'minutes'] =
        /^(?:rate\(|cron\(0\/)(\d+) (minute|minutes|day)?/.exec(properties.ScheduleExpression) ?? [];
      const everySeconds = Number(count) * unit[name as keyof typeof unit];
      return { job: constructId(JSON.parse(properties.Target.Input).job), everySeconds };
    });
    expect(schedules).toHaveLength(14);
    for (const { job, everySeconds } of schedules) {
      const alarm = ofType('AWS::CloudWatch::Alarm').find(({ id }) => id.startsWith(`${job}Errors`))!;
      if (job === 'SelfTest') {
        expect(alarm.properties).toMatchObject({
          MetricName: 'Errors',
          EvaluationPeriods: 1,
          Threshold: 1,
          Period: 300,
        });
        continue;
      }
      expect(alarm.properties, job).toMatchObject({ MetricName: 'Errors', EvaluationPeriods: 2, Threshold: 1 });
      expect(alarm.properties.Period, job).toBe(Math.max(300, everySeconds));
    }
  });

  it('has an alarm for each job that does not run, by which no data is bad, however seldom it runs', () => {
    const schedules = ofType('AWS::Scheduler::Schedule').map(({ properties }) => properties);
    const silent = ofType('AWS::CloudWatch::Alarm').filter(({ id }) => /Silent[0-9A-F]{8}$/.test(id));
    expect(silent).toHaveLength(schedules.length);
    const periods = { 'rate(1 minute)': 300, 'rate(5 minutes)': 300, 'rate(15 minutes)': 900 } as Record<
      string,
      number
    >;
    for (const { Target, ScheduleExpression } of schedules) {
      const job = constructId(JSON.parse(Target.Input).job);
      const alarm = silent.find(({ id }) => id.startsWith(`${job}Silent`))!;
      expect(alarm.properties, job).toMatchObject({
        MetricName: 'Invocations',
        Statistic: 'Sum',
        ComparisonOperator: 'LessThanThreshold',
        Threshold: 1,
        EvaluationPeriods: 2,
        // By day where it runs once a day, or at some hours.
        Period: periods[ScheduleExpression] ?? 86_400,
        TreatMissingData: 'breaching',
      });
      expect(alarm.properties.AlarmActions).toHaveLength(1);
    }
  });

  it('has alarms for the bounces and complaints at which AWS reviews an account', () => {
    const rates = ofType('AWS::CloudWatch::Alarm').filter(({ properties }) => properties.Namespace === 'AWS/SES');
    expect(rates.map(({ properties }) => [properties.MetricName, properties.Threshold])).toEqual([
      ['Reputation.BounceRate', 0.05],
      ['Reputation.ComplaintRate', 0.001],
    ]);
    for (const { properties } of rates) expect(properties.AlarmActions).toHaveLength(1);
  });

  it('works on the follow-ups of ten invoices at once, so that a silent Fortnox holds up no mail of another', () => {
    const factors = ofType('AWS::Lambda::EventSourceMapping').map((one) => one.properties.ParallelizationFactor);
    expect(factors).toEqual([undefined, 10]);
  });

  it('hands changes of the table on, tries again, and keeps what it gives up', () => {
    const [mapping] = ofType('AWS::Lambda::EventSourceMapping');
    expect(mapping!.properties).toMatchObject({ BisectBatchOnFunctionError: true, MaximumRetryAttempts: 3 });
    expect(mapping!.properties.DestinationConfig.OnFailure.Destination).toBeDefined();
    const actions = actionsOf('events/on-record-changed');
    expect(actions).toEqual(expect.arrayContaining(['execute-api:ManageConnections', 'dynamodb:GetRecords']));
  });

  it('invokes no function for counters and stored answers', () => {
    const keysOf = {
      record: keys.record('customer', 1),
      counter: keys.counter('customer'),
      answer: keys.idempotency(1, 'a', 'b'),
    };
    for (const { properties } of ofType('AWS::Lambda::EventSourceMapping')) {
      const isWanted = recordFilter(properties.FilterCriteria.Filters.map(({ Pattern }: any) => Pattern));
      const wanted = Object.entries(keysOf).filter(([, { pk, sk }]) =>
        isWanted({ eventName: 'INSERT', dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } } }),
      );
      expect(['', 'record']).toContain(wanted.map(([name]) => name).join());
    }
  });
});

describe('the front', () => {
  const distribution = ofType('AWS::CloudFront::Distribution')[0]!.properties.DistributionConfig;

  it('leads to site, API and hub, all behind the firewall and the security headers', () => {
    const behaviors = [distribution.DefaultCacheBehavior, ...distribution.CacheBehaviors];
    expect(distribution.CacheBehaviors.map((one: any) => one.PathPattern)).toEqual(['/v1/message', '/v1/*']);
    for (const behavior of behaviors) {
      expect(behavior.ResponseHeadersPolicyId).toBeDefined();
    }
    expect(distribution.WebACLId).toBeDefined();
  });

  it('leads people to https, and refuses calls without it', () => {
    expect(distribution.DefaultCacheBehavior.ViewerProtocolPolicy).toBe('redirect-to-https');
    for (const { ViewerProtocolPolicy } of distribution.CacheBehaviors) expect(ViewerProtocolPolicy).toBe('https-only');
  });

  it('names the character set of each kind of text among the site’s files', () => {
    const types = ofType('Custom::CDKBucketDeployment')
      .filter(({ stack }) => stack === 'Klang-Site')
      .map(({ properties }) => [properties.Include, properties.SystemMetadata['content-type']]);
    expect(types).toEqual(
      expect.arrayContaining([
        [['*.html'], 'text/html; charset=utf-8'],
        [['assets/*.js'], 'text/javascript; charset=utf-8'],
        [['assets/*.css'], 'text/css; charset=utf-8'],
      ]),
    );
  });

  it('is the only one that can prove to the API that it is CloudFront', () => {
    const [origin] = distribution.Origins.filter((one: any) => one.OriginCustomHeaders);
    expect(origin.OriginCustomHeaders[0].HeaderName).toBe('x-klang-origin');
    const { properties } = functionOf('authorizers/check-origin');
    expect(JSON.stringify(properties.Environment.Variables.ORIGIN_SECRET)).toContain('{{resolve:secretsmanager:');
    const [authorizer] = ofType('AWS::ApiGatewayV2::Authorizer');
    expect(authorizer!.properties.IdentitySource).toEqual(['$request.header.x-klang-origin']);
  });

  it('answers a call that there is none of by a function, which gets nothing that has not passed CloudFront', () => {
    const [route, ...others] = ofType('AWS::ApiGatewayV2::Route').filter(
      ({ properties }) => properties.RouteKey === '$default',
    );
    expect(others).toEqual([]);
    expect(route!.properties).toMatchObject({ AuthorizationType: 'CUSTOM', AuthorizerId: expect.anything() });
    const { properties } = functionOf('unrouted/answer-not-found');
    expect(properties.Environment).toBeUndefined();
    expect(actionsOf('unrouted/answer-not-found')).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents']);
  });

  it('has functions at the edge that AWS takes: at most 10 kB, and no letters that a template loses', () => {
    const functions = ofType('AWS::CloudFront::Function').map(({ properties }) => properties.FunctionCode as string);
    expect(functions).toHaveLength(3);
    for (const code of functions) expect(code).toMatch(/^[\n\x20-\x7e]{1,10000}$/);
  });

  it('forbids scripts of others', () => {
    const policy = ofType('AWS::CloudFront::ResponseHeadersPolicy')[0]!.properties.ResponseHeadersPolicyConfig;
    const csp = JSON.stringify(policy.SecurityHeadersConfig.ContentSecurityPolicy);
    expect(csp).toContain("script-src 'self';");
    expect(csp).toContain("object-src 'none'");
    expect(csp).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/);
  });
});

it('every stack is well below the limit of 500 resources', () => {
  const sizes = Map.groupBy(resources, ({ stack }) => stack);
  for (const [, ofStack] of sizes) expect(ofStack.length).toBeLessThan(400);
});

describe('when a deployment has brought something new', () => {
  it.each([
    ['a snapshot of the lists is made', 'jobs/take-replica-snapshot', ['Klang-Jobs']],
    ['the self-test makes a PDF and an Excel file', 'jobs/self-test', ['Klang-Jobs', 'Klang-Pdf']],
  ])('%s', (_, handler, stacks) => {
    const job = functionOf(handler);
    const [rule, ...others] = ofType('AWS::Events::Rule').filter(
      ({ properties: { EventPattern, Targets } }) =>
        EventPattern.source.includes('aws.cloudformation') && Targets[0].Arn['Fn::GetAtt'][0] === job.id,
    );
    expect(others).toEqual([]);
    const { EventPattern } = rule!.properties;
    expect(EventPattern['detail-type']).toEqual(['CloudFormation Stack Status Change']);
    expect(EventPattern.detail['status-details']).toEqual({ status: ['CREATE_COMPLETE', 'UPDATE_COMPLETE'] });
    const asked = EventPattern.detail['stack-id'].map(({ prefix }: any) => prefix['Fn::Join'][1].at(-1));
    expect(asked).toEqual(stacks.map((stack) => `:stack/${stack}/`));
    for (const stack of stacks) expect(resources.some((one) => one.stack === stack)).toBe(true);
  });

  it('there is room for a snapshot of a million work orders', () => {
    expect(functionOf('jobs/take-replica-snapshot').properties.EphemeralStorage).toEqual({ Size: 3072 });
  });

  it('the self-test has the name that its command calls, and may do nothing but let a PDF be made', () => {
    expect(functionOf('jobs/self-test').properties.FunctionName).toBe('Klang-SelfTest');
    const own = actionsOf('jobs/self-test').filter((action) => !/^(logs:|sqs:Get)/.test(action));
    expect(own.toSorted()).toEqual(['lambda:InvokeFunction', 'sqs:SendMessage']);
  });
});
