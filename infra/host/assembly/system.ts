import { lambda } from '../../../shared/lib/deadlines.ts';
import type { Retention } from '../../emulators/s3/core/object-lock.ts';
import { type Address, Resolver } from './resolver.ts';
import { executeApiArn, names } from './names.ts';
import type { Authorizer, InvokePermission, Statement } from '../iam/policies.ts';
import { type FirewallRule, type Refusal, readFirewall, readRefusals } from './read-firewall.ts';
import { readInvokers } from './read-invokers.ts';
import { readPolicies } from './read-policies.ts';
import { readRights } from './read-rights.ts';
import { readSubscriptions } from './read-topics.ts';
import type { Policies } from '../iam/resource-policy.ts';
import type { Subscriptions } from '../../emulators/sns/topics.ts';
import { type Assembly, readAssembly } from './templates.ts';

export type LocalFunction = {
  name: string;
  handler: string;
  exported: string;
  folder: string;
  environment: Record<string, string>;
  timeoutMs: number;
  memoryMb: number;
  arn: string;
  rights: Statement[];
  async: { retries: number; onFailure?: string };
  invokers: InvokePermission[];
};

export type LocalRoute = {
  api: string;
  key: string;
  target: string;
  authorizer: Authorizer | undefined;
  timeoutMs: number;
};

export type StageLimit = { rate: number; burst: number };

export type LocalTable = { name: string; properties: Record<string, unknown> };

type LocalBucket = { name: string; versioned: boolean; lock?: Retention; corsOrigins: string[] };

export type Behavior = {
  PathPattern?: string;
  TargetOriginId: string;
  AllowedMethods?: string[];
  ResponseHeadersPolicyId?: string;
  FunctionAssociations?: { EventType: string; FunctionARN: string }[];
};

type LocalOrigin = { domain: string; headers: Record<string, string> };

export type LocalDistribution = {
  domain: string;
  origins: Map<string, LocalOrigin>;
  behaviors: Behavior[];
  otherwise: Behavior;
  rootObject: string;
};

export type LocalSystem = {
  functions: LocalFunction[];
  routes: LocalRoute[];
  hubRoutes: LocalRoute[];
  stageLimits: Map<string, StageLimit>;
  tables: LocalTable[];
  buckets: LocalBucket[];
  queues: string[];
  keys: string[];
  schedules: {
    expression: string;
    timeZone: string;
    target: string;
    input: string;
    deadLetter: string | undefined;
    rights: Statement[];
  }[];
  streams: {
    table: string;
    arn: string;
    target: string;
    batchSize: number;
    retries: number;
    bisects: boolean;
    parallel: number;
    reportsItems: boolean;
    onFailure: string | undefined;
    patterns: string[];
  }[];
  rules: { arn: string; pattern: string; targets: { target: string; deadLetter: string | undefined }[] }[];
  policies: Policies;
  subscriptions: Subscriptions;
  distribution: LocalDistribution;
  firewall: FirewallRule[];
  refusals: Map<string, Refusal>;
  edgeFunctions: Map<string, string>;
  headersPolicies: Map<string, Record<string, unknown>>;
};

type Target = { Arn: unknown; DeadLetterConfig?: { Arn: unknown } };
type Destination = { OnFailure?: { Destination: unknown } };

const defaultRetries = 2;

export function readSystem(folder: string): LocalSystem {
  const assembly = readAssembly(folder);
  const resolver = new Resolver(assembly.stacks, names);
  const found = assembly.stacks.flatMap(({ name, template }) =>
    Object.entries(template.Resources).map(([id, resource]) => ({
      stack: name,
      id,
      type: resource.Type,
      properties: resource.Properties ?? {},
    })),
  );
  type TemplateParts = (typeof found)[number];
  const each = <Result>(type: string, read: (one: TemplateParts) => Result): Result[] =>
    found.filter((one) => one.type === type).map(read);
  const all = ({ stack, properties }: TemplateParts) => resolver.resolve(stack, properties) as Record<string, any>;
  const nameOf = ({ stack, id }: { stack: string; id: string }) => resolver.text(stack, { Ref: id });
  const referred = (stack: string, value: unknown) => nameOf(resolver.target(stack, value));
  const stackOf = (name: string) => assembly.stacks.find((one) => one.name === name)!;

  const arnOf = (stack: string, arn: unknown) => (arn === undefined ? undefined : resolver.text(stack, arn));
  const deadLetterOf = (stack: string, { DeadLetterConfig }: Target) => arnOf(stack, DeadLetterConfig?.Arn);
  const destinationOf = (stack: string, { DestinationConfig }: Record<string, unknown>) =>
    arnOf(stack, (DestinationConfig as Destination | undefined)?.OnFailure?.Destination);

  const asyncSettings = new Map(
    each('AWS::Lambda::EventInvokeConfig', ({ stack, properties }) => {
      const onFailure = destinationOf(stack, properties);
      const retries = (properties['MaximumRetryAttempts'] as number | undefined) ?? defaultRetries;
      return [referred(stack, properties['FunctionName']), { retries, ...(onFailure && { onFailure }) }];
    }),
  );

  const invokers = readInvokers(assembly.stacks, resolver);
  const functions = found
    .filter((one) => isOurs(one))
    .map((one) => readFunction(one, resolver, assembly))
    .map((one) => ({
      ...one,
      async: asyncSettings.get(one.name) ?? { retries: defaultRetries },
      invokers: invokers.get(one.name) ?? [],
    }));

  const authorizerAt = (address: Address): Authorizer => {
    const { ApiId, AuthorizerUri, IdentitySource } = resolver.resource(address).Properties;
    const [source = ''] = IdentitySource as string[];
    return {
      arn: executeApiArn(resolver.text(address.stack, ApiId), `authorizers/${nameOf(address)}`),
      target: referred(address.stack, functionIn(AuthorizerUri)),
      header: source.replace('$request.header.', '').toLowerCase(),
    };
  };

  const hubs = new Set(
    found
      .filter(({ type, properties }) => type === 'AWS::ApiGatewayV2::Api' && properties['ProtocolType'] === 'WEBSOCKET')
      .map(nameOf),
  );

  /** Route → 'integrations/' + Integration → IntegrationUri → function. */
  const routes = each('AWS::ApiGatewayV2::Route', ({ stack, properties }) => {
    const parts = (properties['Target'] as { 'Fn::Join': [string, unknown[]] })['Fn::Join'][1];
    const integration = resolver.resource(resolver.target(stack, parts.at(-1)));
    const api = resolver.text(stack, properties['ApiId']);
    const longest = hubs.has(api) ? lambda.hub : lambda.httpApi;
    return {
      api,
      timeoutMs: (integration.Properties['TimeoutInMillis'] as number | undefined) ?? longest,
      key: properties['RouteKey'] as string,
      target: referred(stack, functionIn(integration.Properties['IntegrationUri'])),
      authorizer: properties['AuthorizerId']
        ? authorizerAt(resolver.target(stack, properties['AuthorizerId']))
        : undefined,
    };
  });

  return {
    functions,
    routes: routes.filter(({ api }) => !hubs.has(api)),
    hubRoutes: routes.filter(({ api }) => hubs.has(api)),
    stageLimits: new Map(
      each('AWS::ApiGatewayV2::Stage', ({ stack, properties }) => {
        const limit = properties['DefaultRouteSettings'] as {
          ThrottlingRateLimit: number;
          ThrottlingBurstLimit: number;
        };
        const api = resolver.text(stack, properties['ApiId']);
        return [api, { rate: limit.ThrottlingRateLimit, burst: limit.ThrottlingBurstLimit }] as const;
      }),
    ),
    tables: each('AWS::DynamoDB::GlobalTable', (one) => ({ name: nameOf(one), properties: all(one) })),
    buckets: each('AWS::S3::Bucket', (one) => readBucket(nameOf(one), one.properties)),
    queues: each('AWS::SQS::Queue', nameOf),
    keys: each('AWS::KMS::Key', ({ stack, id }) => resolver.text(stack, { 'Fn::GetAtt': [id, 'Arn'] })),
    schedules: each('AWS::Scheduler::Schedule', ({ stack, properties }) => {
      const target = properties['Target'] as Target & { Input?: unknown; RoleArn: unknown };
      const role = resolver.target(stack, target.RoleArn);
      return {
        expression: properties['ScheduleExpression'] as string,
        timeZone: (properties['ScheduleExpressionTimezone'] as string | undefined) ?? 'UTC',
        target: referred(stack, target.Arn),
        deadLetter: deadLetterOf(stack, target),
        input: target.Input === undefined ? '{}' : resolver.text(stack, target.Input),
        rights: readRights(stackOf(role.stack), role.id, resolver),
      };
    }),
    streams: each('AWS::Lambda::EventSourceMapping', ({ stack, properties }) => ({
      table: referred(stack, properties['EventSourceArn']),
      arn: resolver.text(stack, properties['EventSourceArn']),
      target: referred(stack, properties['FunctionName']),
      batchSize: (properties['BatchSize'] as number | undefined) ?? 100,
      retries: (properties['MaximumRetryAttempts'] as number | undefined) ?? 10,
      bisects: properties['BisectBatchOnFunctionError'] === true,
      parallel: (properties['ParallelizationFactor'] as number | undefined) ?? 1,
      reportsItems: JSON.stringify(properties['FunctionResponseTypes'] ?? []).includes('ReportBatchItemFailures'),
      onFailure: destinationOf(stack, properties),
      patterns: patternsOf(properties['FilterCriteria'] as { Filters: { Pattern: string }[] } | undefined),
    })),
    rules: each('AWS::Events::Rule', ({ stack, id, properties }) => ({
      arn: resolver.text(stack, { 'Fn::GetAtt': [id, 'Arn'] }),
      pattern: JSON.stringify(resolver.resolve(stack, properties['EventPattern'])),
      targets: (properties['Targets'] as Target[]).map((target) => ({
        target: resolver.text(stack, onlyComplete(target).Arn),
        deadLetter: deadLetterOf(stack, target),
      })),
    })),
    policies: readPolicies(assembly.stacks, resolver),
    subscriptions: readSubscriptions(assembly.stacks, resolver),
    distribution: readDistribution(found, resolver),
    firewall: readFirewall(assembly.stacks),
    refusals: readRefusals(assembly.stacks),
    edgeFunctions: new Map(
      each('AWS::CloudFront::Function', ({ stack, id, properties }) => [
        resolver.text(stack, { 'Fn::GetAtt': [id, 'FunctionARN'] }),
        properties['FunctionCode'] as string,
      ]),
    ),
    headersPolicies: new Map(
      each('AWS::CloudFront::ResponseHeadersPolicy', (one) => [nameOf(one), all(one)['ResponseHeadersPolicyConfig']]),
    ),
  };
}

function onlyComplete(target: Target): Target {
  const other = ['Input', 'InputPath', 'InputTransformer'].find((name) => name in target);
  if (other) throw new Error(`The local host does not support ${other} in a rule's target.`);
  return target;
}

function patternsOf(criteria: { Filters: { Pattern: string }[] } | undefined): string[] {
  return criteria?.Filters.map(({ Pattern }) => Pattern) ?? [];
}

type LocatedResource = { stack: string; id: string; type: string; properties: Record<string, unknown> };

/** CDK's helper functions have handlers without a folder. */
function isOurs({ type, properties }: LocatedResource): boolean {
  return type === 'AWS::Lambda::Function' && String(properties['Handler']).includes('/');
}

function readFunction(
  { stack, id, properties }: LocatedResource,
  resolver: Resolver,
  assembly: Assembly,
): Omit<LocalFunction, 'async' | 'invokers'> {
  const { Handler, Code, Environment, Timeout, MemorySize, Role } = properties as {
    Handler: string;
    Code: { S3Key: string };
    Environment?: { Variables: unknown };
    Timeout: number;
    MemorySize: number;
    Role: { 'Fn::GetAtt': [string, string] };
  };
  const dot = Handler.lastIndexOf('.');
  const name = resolver.text(stack, { Ref: id });
  return {
    name,
    handler: Handler.slice(0, dot),
    exported: Handler.slice(dot + 1),
    folder: assembly.assetFolder(Code.S3Key.replace(/\.zip$/, '')),
    environment: (resolver.resolve(stack, Environment?.Variables) ?? {}) as Record<string, string>,
    timeoutMs: Timeout * 1000,
    memoryMb: MemorySize,
    arn: resolver.text(stack, { 'Fn::GetAtt': [id, 'Arn'] }),
    rights: readRights(
      assembly.stacks.find((one) => one.name === stack)!,
      Role['Fn::GetAtt'][0],
      resolver,
    ),
  };
}

/** A WebSocket integration's URI is a join that contains the function's ARN. */
function functionIn(uri: unknown): unknown {
  const joined = (uri as { 'Fn::Join'?: [string, unknown[]] })['Fn::Join'];
  if (!joined) return uri;
  return joined[1].find((part) => typeof part === 'object' && part !== null && 'Fn::GetAtt' in part);
}

function readBucket(name: string, properties: Record<string, unknown>): LocalBucket {
  const versioning = properties['VersioningConfiguration'] as { Status?: string } | undefined;
  const cors = properties['CorsConfiguration'] as { CorsRules: { AllowedOrigins: string[] }[] } | undefined;
  const lock = properties['ObjectLockConfiguration'] as { Rule?: { DefaultRetention: LockRule } } | undefined;
  return {
    name,
    versioned: versioning?.Status === 'Enabled',
    ...(lock?.Rule && { lock: retentionOf(lock.Rule.DefaultRetention) }),
    corsOrigins: cors?.CorsRules.flatMap(({ AllowedOrigins }) => AllowedOrigins) ?? [],
  };
}

type LockRule = { Mode: Retention['mode']; Days?: number; Years?: number };

function retentionOf({ Mode, Days = 0, Years = 0 }: LockRule): Retention {
  return { mode: Mode, days: Days + Years * 365 };
}

function readDistribution(found: LocatedResource[], resolver: Resolver): LocalDistribution {
  const one = found.find(({ type }) => type === 'AWS::CloudFront::Distribution');
  if (!one) throw new Error('The assembly has no CloudFront distribution.');
  const config = one.properties['DistributionConfig'] as {
    Origins: {
      Id: string;
      DomainName: unknown;
      OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
    }[];
    DefaultCacheBehavior: unknown;
    CacheBehaviors: unknown;
    DefaultRootObject: string;
  };
  return {
    domain: resolver.text(one.stack, { 'Fn::GetAtt': [one.id, 'DomainName'] }),
    origins: new Map(
      config.Origins.map(({ Id, DomainName, OriginCustomHeaders = [] }) => [
        Id,
        {
          domain: resolver.text(one.stack, DomainName),
          headers: Object.fromEntries(
            OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [
              HeaderName.toLowerCase(),
              resolver.text(one.stack, HeaderValue),
            ]),
          ),
        },
      ]),
    ),
    behaviors: resolver.resolve(one.stack, config.CacheBehaviors) as Behavior[],
    otherwise: resolver.resolve(one.stack, config.DefaultCacheBehavior) as Behavior,
    rootObject: config.DefaultRootObject,
  };
}
