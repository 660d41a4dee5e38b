import type { Subscription } from '../../emulators/sns/topics.ts';
import type { Resolver } from './resolver.ts';
import type { Stack } from './templates.ts';

type TopicSubscription = {
  Protocol: string;
  Endpoint: unknown;
  TopicArn: unknown;
  RawMessageDelivery?: boolean;
  RedrivePolicy?: { deadLetterTargetArn: unknown };
};

export function readSubscriptions(stacks: readonly Stack[], resolver: Resolver): Map<string, Subscription[]> {
  const found = stacks.flatMap(({ name, template }) =>
    Object.values(template.Resources)
      .filter(({ Type }) => Type === 'AWS::SNS::Subscription')
      .map(({ Properties }) => {
        const {
          Protocol,
          Endpoint,
          TopicArn,
          RawMessageDelivery = false,
          RedrivePolicy,
        } = Properties as TopicSubscription;
        const subscription: Subscription = {
          protocol: Protocol,
          endpoint: resolver.text(name, Endpoint),
          isRaw: RawMessageDelivery,
          deadLetter: RedrivePolicy && resolver.text(name, RedrivePolicy.deadLetterTargetArn),
        };
        return { topic: resolver.text(name, TopicArn), subscription };
      }),
  );
  return new Map(
    [...Map.groupBy(found, ({ topic }) => topic)].map(([topic, all]) => [topic, all.map((one) => one.subscription)]),
  );
}
