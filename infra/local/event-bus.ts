import type { LocalSystem } from './assembly/system.ts';
import type { AsyncInvocations } from './functions/async-invocations.ts';
import { recordFilter } from './stream/filter.ts';

/**
 * Brings events to the functions whose rules fit them, as EventBridge does.
 * @throws for a pattern that the local host does not know
 */
export function eventBus(
  rules: LocalSystem['rules'],
  invocations: () => AsyncInvocations,
  reportError: (error: unknown) => void,
): (event: object) => Promise<void> {
  const known = rules.map(({ pattern, ...rule }) => ({ fits: recordFilter([pattern]), ...rule }));
  return async (event) => {
    const found = known
      .filter(({ fits }) => fits(event))
      .flatMap(({ arn, targets }) => targets.map((target) => ({ ...target, arn })));
    await Promise.all(
      found.map(({ name, arn, deadLetter }) => {
        const invoker = { service: 'events.amazonaws.com', sourceArn: arn };
        const kept = { queue: deadLetter, attributes: { RULE_ARN: arn } };
        return invocations().invokeFor(invoker, name, event, kept).catch(reportError);
      }),
    );
  };
}
