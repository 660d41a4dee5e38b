import { ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Settings } from './settings.ts';

/** Which services tell of something wrong in this account. A rule of the event bus that leads here is let in by its target. */
const publishers = {
  cloudwatch: { resource: 'alarm', resourceName: '*', arnFormat: ArnFormat.COLON_RESOURCE_NAME },
  // As AWS documents it; budgets are of no region.
  budgets: { resource: '*', region: '', arnFormat: ArnFormat.NO_RESOURCE_NAME },
} as const;

/** Who is told when something is wrong. An alarm can only tell a topic of its own region. */
export class AlarmTopic extends Topic {
  constructor(scope: Construct, id: string, { name, alarmEmail }: Settings) {
    super(scope, id, { displayName: `${name}: larm`, enforceSSL: true });
    if (alarmEmail) this.addSubscription(new EmailSubscription(alarmEmail));
    const stack = Stack.of(this);
    // A policy of its own, such as the one about TLS, takes the place of the default, which lets CloudWatch publish.
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
