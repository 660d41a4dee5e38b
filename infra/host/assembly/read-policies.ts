import { type PolicyStatement, knownCondition } from '../iam/resource-policy.ts';
import type { Resolver } from './resolver.ts';
import type { Stack } from './templates.ts';

type TemplateStatement = {
  Effect: PolicyStatement['effect'];
  Action: string | string[];
  Resource: unknown;
  Principal: '*' | { Service?: unknown; AWS?: unknown };
  Condition?: Record<string, Record<string, unknown>>;
};

const kinds: Record<string, string> = { 'AWS::SQS::QueuePolicy': 'Queues', 'AWS::SNS::TopicPolicy': 'Topics' };
const arnOf: Record<string, string> = { 'AWS::SQS::Queue': 'Arn', 'AWS::SNS::Topic': 'TopicArn' };

export function readPolicies(stacks: readonly Stack[], resolver: Resolver): Map<string, PolicyStatement[]> {
  const policies = new Map<string, PolicyStatement[]>();
  for (const { name, template } of stacks) {
    for (const { Type, Properties = {} } of Object.values(template.Resources)) {
      const targets = kinds[Type];
      if (!targets) continue;
      const { Statement } = Properties['PolicyDocument'] as { Statement: TemplateStatement[] };
      const statements = Statement.map((one) => readStatement(one, (value) => resolver.resolve(name, value)));
      for (const target of Properties[targets] as unknown[]) {
        const { stack, id } = resolver.target(name, target);
        const attribute = arnOf[resolver.resource({ stack, id }).Type]!;
        const arn = resolver.text(stack, { 'Fn::GetAtt': [id, attribute] });
        policies.set(arn, [...(policies.get(arn) ?? []), ...statements]);
      }
    }
  }
  return policies;
}

function readStatement(written: TemplateStatement, resolve: (value: unknown) => unknown): PolicyStatement {
  const { Effect, Action, Resource, Principal, Condition = {} } = written;
  const texts = (value: unknown) => [resolve(value)].flat() as string[];
  return {
    effect: Effect,
    actions: texts(Action),
    resources: texts(Resource),
    services: isEverybody(Principal) ? '*' : texts((Principal as { Service?: unknown }).Service ?? []),
    conditions: Object.entries(Condition).flatMap(([operator, keys]) =>
      Object.entries(keys).map(([key, wanted]) => knownCondition({ operator, key, wanted: texts(wanted) })),
    ),
  };
}

function isEverybody(principal: TemplateStatement['Principal']): boolean {
  return principal === '*' || principal.AWS === '*';
}
