import type { LocalSystem } from './assembly/system.ts';
import type { Result } from './functions/function-host.ts';
import { recordFilter } from './stream/filter.ts';

/**
 * Brings events to the functions whose rules fit them, as EventBridge does.
 * @throws for a pattern that the local host does not know
 */
export function eventBus(
  rules: LocalSystem['rules'],
  invoke: (name: string, event: object) => Promise<Result>,
  reportError: (error: unknown) => void,
): (event: object) => Promise<void> {
  const known = rules.map(({ pattern, targets }) => ({ fits: recordFilter([pattern]), targets }));
  return async (event) => {
    const targets = known.filter(({ fits }) => fits(event)).flatMap((rule) => rule.targets);
    await Promise.all(targets.map((target) => invoke(target, event).catch(reportError)));
  };
}
