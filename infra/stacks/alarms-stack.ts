import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  Alarm,
  AlarmWidget,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Operation, type TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Metric as OwnMetric } from '../../functions/platform/log.ts';
import { AlarmTopic } from '../constructs/alarm-topic.ts';
import type { Settings } from '../constructs/settings.ts';

type Props = StackProps & {
  settings: Settings;
  api: HttpApi;
  table: TableV2;
  watched: Record<string, AlarmTarget>;
  stream: IFunction;
  deadLetters: Record<string, Queue>;
  /** Failed runs of jobs: the schedule makes the next run, so only repeated failures matter. */
  failedJobs: Queue;
};

export type AlarmTarget = {
  target: IFunction;
  every?: Duration;
  ringsAtOnce?: boolean;
  /** What runs by itself runs at least once in each such period. */
  heartbeat?: Duration;
};

const period = Duration.minutes(5);

export class AlarmsStack extends Stack {
  readonly topic: AlarmTopic;
  readonly #alarms: Alarm[] = [];

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    const { settings, api, table, watched, stream, deadLetters, failedJobs } = props;
    this.topic = new AlarmTopic(this, 'Topic', settings);

    const serverErrors = api.metricServerError({ period });
    const latency = api.metricLatency({ period, statistic: 'p95' });
    this.#alarm('ServerErrors', serverErrors, 5, 'Calls are answered with 5xx.');
    this.#alarm('Latency', latency, 3_000, 'One call in twenty takes more than three seconds.', 3);
    this.#alarm('Throttles', functions('Throttles'), 1, 'Functions are throttled.');

    for (const [name, { target, every, ringsAtOnce = false, heartbeat }] of Object.entries(watched)) {
      const errors = target.metricErrors({ period: longer(every, period) });
      this.#alarm(`${name}Errors`, errors, 1, `${name} fails.`, ringsAtOnce ? 1 : 2);
      if (heartbeat) this.#silence(name, target.metricInvocations({ period: longer(heartbeat, period) }));
    }
    this.#mail();
    const age = stream.metric('IteratorAge', { period, statistic: 'max' });
    this.#alarm('StreamAge', age, 60_000, 'The stream’s consumers are more than a minute behind.');
    for (const [name, queue] of Object.entries(deadLetters)) {
      const visible = queue.metricApproximateNumberOfMessagesVisible({ period, statistic: 'max' });
      this.#alarm(name, visible, 1, 'An invocation failed for good: see the queue.');
    }
    const failed = failedJobs.metricNumberOfMessagesSent({ period: Duration.minutes(15), statistic: 'sum' });
    this.#alarm('JobsFailed', failed, 1, 'A job fails repeatedly: see the queue.', 2);
    const lost = functions('DestinationDeliveryFailures');
    this.#alarm('FailuresNotKept', lost, 1, 'A failed invocation could not be sent to its queue.');
    const { GET_ITEM, BATCH_GET_ITEM, QUERY, PUT_ITEM, UPDATE_ITEM, DELETE_ITEM, TRANSACT_WRITE_ITEMS } = Operation;
    const operations = [GET_ITEM, BATCH_GET_ITEM, QUERY, PUT_ITEM, UPDATE_ITEM, DELETE_ITEM, TRANSACT_WRITE_ITEMS];
    const tableErrors = table.metricSystemErrorsForOperations({ period, operations });
    const tableThrottles = table.metricThrottledRequestsForOperations({ period, operations });
    this.#alarm('TableErrors', tableErrors, 1, 'The table returns server errors.');
    this.#alarm('TableThrottles', tableThrottles, 1, 'The table throttles requests.');

    const own = (metricName: OwnMetric) =>
      new Metric({ namespace: settings.name, metricName, statistic: 'sum', period });
    const damaged = own('DamagedInvoicePdfs');
    this.#alarm('DamagedInvoicePdfs', damaged, 1, 'An archived invoice PDF does not match its fingerprint.');
    const altered = own('AlteredHistory');
    this.#alarm('AlteredHistory', altered, 1, 'History was altered or removed; the archive has it as it was.');
    const differences = own('FortnoxDifferences');
    this.#alarm(
      'FortnoxDifferences',
      differences,
      1,
      'Invoices in Fortnox differ from those in Klang, and nobody has acted on it.',
    );

    if (settings.backupVaultArn) this.#failedBackups(table);
    new Dashboard(this, 'Dashboard', {
      dashboardName: settings.name,
      widgets: [
        this.#alarms.map((alarm) => new AlarmWidget({ alarm, title: alarm.node.id, width: 6, height: 4 })),
        [
          graph('Calls', [api.metricCount({ period }), api.metricClientError({ period }), serverErrors]),
          graph('Milliseconds', [api.metricLatency({ period, statistic: 'p50' }), latency]),
          graph('Functions', [functions('Invocations'), functions('Errors'), functions('Throttles')]),
          graph('Table', [
            table.metricConsumedReadCapacityUnits({ period }),
            table.metricConsumedWriteCapacityUnits({ period }),
          ]),
        ],
      ],
    });
  }

  /** Where AWS begins to review an account; it stops the mail at 10 and 0.5 per cent. */
  #mail(): void {
    const rate = (metricName: string) =>
      new Metric({ namespace: 'AWS/SES', metricName, statistic: 'max', period: Duration.hours(1) });
    const bounces = rate('Reputation.BounceRate');
    this.#alarm('MailBounces', bounces, 0.05, 'One mail in twenty of the account bounces.');
    const complaints = rate('Reputation.ComplaintRate');
    this.#alarm('MailComplaints', complaints, 0.001, 'One mail in a thousand of the account is reported as spam.');
  }

  /** A job that stops reports nothing, so that here no data is bad. One period may miss a run by a second; not two. */
  #silence(name: string, metric: IMetric): void {
    this.#notify(
      new Alarm(this, `${name}Silent`, {
        metric,
        threshold: 1,
        alarmDescription: `${name} does not run.`,
        evaluationPeriods: 2,
        comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
        treatMissingData: TreatMissingData.BREACHING,
      }),
    );
  }

  #failedBackups(table: TableV2): void {
    new Rule(this, 'FailedBackups', {
      description: 'A backup of the table, or its copy, failed.',
      eventPattern: {
        source: ['aws.backup'],
        detailType: ['Backup Job State Change', 'Copy Job State Change'],
        detail: { state: ['FAILED', 'EXPIRED', 'ABORTED'], resourceArn: [table.tableArn] },
      },
      targets: [new SnsTopic(this.topic)],
    });
  }

  #alarm(id: string, metric: IMetric, threshold: number, alarmDescription: string, evaluationPeriods = 1): void {
    this.#notify(
      new Alarm(this, id, {
        metric,
        threshold,
        alarmDescription,
        evaluationPeriods,
        comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      }),
    );
  }

  #notify(alarm: Alarm): void {
    alarm.addAlarmAction(new SnsAction(this.topic));
    alarm.addOkAction(new SnsAction(this.topic));
    this.#alarms.push(alarm);
  }
}

/** For a job that runs seldom, the alarm's period must span a whole interval, so that two periods mean two runs. */
function longer(every: Duration | undefined, least: Duration): Duration {
  return every && every.toSeconds() > least.toSeconds() ? every : least;
}

function functions(metricName: string): Metric {
  return new Metric({ namespace: 'AWS/Lambda', metricName, statistic: 'sum', period });
}

function graph(title: string, left: IMetric[]): GraphWidget {
  return new GraphWidget({ title, left, width: 6 });
}
