import type { InvokePermission, Statement } from './policies.ts';
import { allows, matches } from './allows.ts';

export type Invoker = { service: string; sourceArn: string } | { rights: Statement[] };

export function apiGateway(sourceArn: string): Invoker {
  return { service: 'apigateway.amazonaws.com', sourceArn };
}

export function mayInvoke(invoker: Invoker, arn: string, permissions: readonly InvokePermission[]): boolean {
  if ('rights' in invoker) {
    return invoker.rights.some((one) => allows(one, { action: 'lambda:InvokeFunction', resource: arn }));
  }
  return permissions.some(
    ({ service, sourceArn }) =>
      service === invoker.service && (sourceArn === undefined || isArnLike(sourceArn, invoker.sourceArn)),
  );
}

/** Compares each of an ARN's six parts separately, so that no wildcard crosses a colon between them. */
export function isArnLike(pattern: string, arn: string): boolean {
  const wanted = pattern.split(':');
  const given = arn.split(':');
  const ownParts = 5;
  return (
    wanted.slice(0, ownParts).every((part, index) => matches(part, given[index] ?? '')) &&
    matches(wanted.slice(ownParts).join(':'), given.slice(ownParts).join(':'))
  );
}
