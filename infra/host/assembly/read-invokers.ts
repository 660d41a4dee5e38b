import type { InvokePermission } from '../iam/policies.ts';
import type { Resolver } from './resolver.ts';
import type { Stack } from './templates.ts';

type Permission = { Action: string; FunctionName: unknown; Principal: string; SourceArn?: unknown };

export function readInvokers(stacks: readonly Stack[], target: string, resolver: Resolver): InvokePermission[] {
  return stacks.flatMap(({ name, template }) =>
    Object.values(template.Resources)
      .filter(({ Type }) => Type === 'AWS::Lambda::Permission')
      .map(({ Properties }) => Properties as Permission)
      .filter(({ Action, FunctionName }) => {
        const asked = Action === 'lambda:InvokeFunction' && resolver.text(name, FunctionName);
        return asked === target || (asked && asked.endsWith(`:function:${target}`));
      })
      .map(({ Principal, SourceArn }) => ({
        service: Principal,
        ...(SourceArn !== undefined && { sourceArn: resolver.text(name, SourceArn) }),
      })),
  );
}
