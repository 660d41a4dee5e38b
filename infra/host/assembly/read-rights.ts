import type { Statement } from '../iam/policies.ts';
import type { Resolver } from './resolver.ts';
import type { Stack } from './templates.ts';

type Condition = Record<string, Record<string, string | string[]>>;
type PolicyStatement = { Effect: string; Action: string | string[]; Resource: unknown; Condition?: Condition };

/** Log permissions are left out, because no local request needs them. */
export function readRights(stack: Stack, role: string, resolver: Resolver): Statement[] {
  return Object.values(stack.template.Resources)
    .filter(({ Type }) => Type === 'AWS::IAM::Policy')
    .filter(({ Properties }) => (Properties!['Roles'] as { Ref: string }[]).some(({ Ref }) => Ref === role))
    .flatMap(({ Properties }) => (Properties!['PolicyDocument'] as { Statement: PolicyStatement[] }).Statement)
    .filter(({ Effect, Action }) => Effect === 'Allow' && !asArray(Action)[0]!.startsWith('logs:'))
    .map(({ Action, Resource, Condition }) => ({
      actions: asArray(Action),
      resources: asArray(resolver.resolve(stack.name, Resource) as string | string[]),
      ...leadingKeysOf(Condition),
      ...forbiddenAttributesOf(Condition),
    }));
}

/** This and the next are the only conditions that the host evaluates for functions. */
function leadingKeysOf(condition: Condition = {}): Pick<Statement, 'leadingKeys'> {
  for (const [operator, isAllowed] of [
    ['ForAllValues:StringLike', true],
    ['ForAllValues:StringNotLike', false],
  ] as const) {
    const patterns = condition[operator]?.['dynamodb:LeadingKeys'];
    if (patterns) return { leadingKeys: { isAllowed, patterns: asArray(patterns) } };
  }
  return {};
}

function forbiddenAttributesOf(condition: Condition = {}): Pick<Statement, 'forbiddenAttributes'> {
  const names = condition['ForAllValues:StringNotEquals']?.['dynamodb:Attributes'];
  return names ? { forbiddenAttributes: asArray(names) } : {};
}

function asArray<Value>(value: Value | Value[]): Value[] {
  return Array.isArray(value) ? value : [value];
}
