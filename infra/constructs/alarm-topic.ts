import { ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Settings } from './settings.ts';

/** Who is told when something is wrong. An alarm can only tell a topic of its own region. */
export class AlarmTopic extends Topic {
  constructor(scope: Construct, id: string, { name, alarmEmail }: Settings) {
    super(scope, id, { displayName: `${name}: larm`, enforceSSL: true });
    if (alarmEmail) this.addSubscription(new EmailSubscription(alarmEmail));
    const { account } = Stack.of(this);
    // A policy of its own, such as the one about TLS, takes the place of the default, which lets CloudWatch publish.
    this.addToResourcePolicy(
      new PolicyStatement({
        sid: 'AlarmsOfThisAccount',
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topicArn],
        conditions: {
          ArnLike: {
            'aws:SourceArn': Stack.of(this).formatArn({
              service: 'cloudwatch',
              resource: 'alarm',
              resourceName: '*',
              arnFormat: ArnFormat.COLON_RESOURCE_NAME,
            }),
          },
          StringEquals: { 'aws:SourceAccount': account },
        },
      }),
    );
  }
}
