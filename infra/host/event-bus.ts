import type { LocalSystem } from './assembly/system.ts';
import type { Deliveries } from './deliveries.ts';
import { recordFilter } from './stream/filter.ts';

export function eventBus(
  rules: LocalSystem['rules'],
  deliveries: () => Deliveries,
  reportError: (error: unknown) => void,
): (event: object) => Promise<void> {
  const known = rules.map(({ pattern, ...rule }) => ({ fits: recordFilter([pattern]), ...rule }));
  return async (event) => {
    const found = known
      .filter(({ fits }) => fits(event))
      .flatMap(({ arn, targets }) => targets.map((one) => ({ ...one, arn })));
    await Promise.all(
      found.map(({ target, arn, deadLetter }) => {
        const invoker = { service: 'events.amazonaws.com', sourceArn: arn };
        const failedDelivery = { queue: deadLetter, attributes: { RULE_ARN: arn } };
        return deliveries().deliver(invoker, target, event, failedDelivery).catch(reportError);
      }),
    );
  };
}
