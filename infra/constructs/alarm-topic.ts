import { ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Settings } from './settings.ts';

/** The services that publish alarms in this account. An event rule's target adds its own permission. */
const publishers = {
  cloudwatch: { resource: 'alarm', resourceName: '*', arnFormat: ArnFormat.COLON_RESOURCE_NAME },
  // As documented by AWS; budgets belong to no region.
  budgets: { resource: '*', region: '', arnFormat: ArnFormat.NO_RESOURCE_NAME },
} as const;

/** An alarm can only notify a topic of its own region. */
export class AlarmTopic extends Topic {
  constructor(scope: Construct, id: string, { name, alarmEmail }: Settings) {
    super(scope, id, { displayName: `${name}: larm`, enforceSSL: true });
    if (alarmEmail) this.addSubscription(new EmailSubscription(alarmEmail));
    const stack = Stack.of(this);
    // Any explicit policy, such as the one for TLS, replaces the default policy that lets CloudWatch publish.
    for (const [service, source] of Object.entries(publishers)) {
      this.addToResourcePolicy(
        new PolicyStatement({
          principals: [new ServicePrincipal(`${service}.amazonaws.com`)],
          actions: ['sns:Publish'],
          resources: [this.topicArn],
          conditions: {
            ArnLike: { 'aws:SourceArn': stack.formatArn({ service, ...source }) },
            StringEquals: { 'aws:SourceAccount': stack.account },
          },
        }),
      );
    }
  }
}
