import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { AlarmTopic } from './alarm-topic.ts';
import type { Settings } from './settings.ts';

/**
 * Notifies the topic when the account's costs of a month pass the budget, or will. CloudFormation makes budgets in
 * us-east-1 only. They are the account's, because costs of one deployment are known only by tags that it has activated.
 */
export function monthlyBudget(scope: Construct, { name, monthlyBudget: amount }: Settings, topic: AlarmTopic): void {
  if (amount === 0) return;
  const notified = (notificationType: 'ACTUAL' | 'FORECASTED') => ({
    notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold: 100, thresholdType: 'PERCENTAGE' },
    subscribers: [{ subscriptionType: 'SNS', address: topic.topicArn }],
  });
  const budget = new CfnBudget(scope, 'Budget', {
    budget: { budgetName: name, budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount, unit: 'USD' } },
    notificationsWithSubscribers: [notified('ACTUAL'), notified('FORECASTED')],
  });
  // With its policy: a budget may be refused whose topic it may not notify yet.
  budget.node.addDependency(topic);
}
