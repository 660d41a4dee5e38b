import type { LocalSystem } from './assembly/system.ts';
import type { Result } from './functions/function-host.ts';
import { recordFilter } from './stream/filter.ts';

/**
 * Brings events to the functions whose rules fit them, as EventBridge does.
 * @throws for a pattern that the local host does not know
 */
export function eventBus(
  rules: LocalSystem['rules'],
  invoke: (rule: string, name: string, event: object) => Promise<Result>,
  reportError: (error: unknown) => void,
): (event: object) => Promise<void> {
  const known = rules.map(({ arn, pattern, targets }) => ({ arn, fits: recordFilter([pattern]), targets }));
  return async (event) => {
    const found = known
      .filter(({ fits }) => fits(event))
      .flatMap(({ arn, targets }) => targets.map((target) => ({ arn, target })));
    await Promise.all(found.map(({ arn, target }) => invoke(arn, target, event).catch(reportError)));
  };
}
