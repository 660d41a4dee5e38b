import type { Statement } from '../functions/messages.ts';
import type { Resolver } from './resolver.ts';
import type { Stack } from './templates.ts';

type PolicyStatement = { Effect: string; Action: string | string[]; Resource: unknown };

/** What a function's role allows it, by the policies of its stack. Its own log is left out: nobody asks for it here. */
export function readRights(stack: Stack, role: string, resolver: Resolver): Statement[] {
  return Object.values(stack.template.Resources)
    .filter(({ Type }) => Type === 'AWS::IAM::Policy')
    .filter(({ Properties }) => (Properties!['Roles'] as { Ref: string }[]).some(({ Ref }) => Ref === role))
    .flatMap(({ Properties }) => (Properties!['PolicyDocument'] as { Statement: PolicyStatement[] }).Statement)
    .filter(({ Effect, Action }) => Effect === 'Allow' && !asArray(Action)[0]!.startsWith('logs:'))
    .map(({ Action, Resource }) => ({
      actions: asArray(Action),
      resources: asArray(resolver.resolve(stack.name, Resource) as string | string[]),
    }));
}

function asArray<Value>(value: Value | Value[]): Value[] {
  return Array.isArray(value) ? value : [value];
}
