import type { InvokePermission } from '../iam/policies.ts';
import type { Resolver } from './resolver.ts';
import type { Stack } from './templates.ts';

type Permission = { Action: string; FunctionName: unknown; Principal: string; SourceArn?: unknown };

/** Who may invoke each function, by its name. A permission names a function so, or by its ARN. */
export function readInvokers(stacks: readonly Stack[], resolver: Resolver): Map<string, InvokePermission[]> {
  const invokers = new Map<string, InvokePermission[]>();
  for (const { name, template } of stacks) {
    for (const { Type, Properties } of Object.values(template.Resources)) {
      if (Type !== 'AWS::Lambda::Permission') continue;
      const { Action, FunctionName, Principal, SourceArn } = Properties as Permission;
      if (Action !== 'lambda:InvokeFunction') continue;
      const target = resolver.text(name, FunctionName).split(':function:').at(-1)!;
      const permission = {
        service: Principal,
        ...(SourceArn !== undefined && { sourceArn: resolver.text(name, SourceArn) }),
      };
      invokers.set(target, [...(invokers.get(target) ?? []), permission]);
    }
  }
  return invokers;
}
