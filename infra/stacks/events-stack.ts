import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { IWebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { HandlerFunction } from '../constructs/handler-function.ts';
import { type Resources, grant, grantHub } from '../constructs/rights.ts';

type Props = StackProps & {
  table: TableV2;
  hub: IWebSocketApi;
  folder: string;
  environment: Record<string, string>;
  resources: Resources;
};

/** What follows when the table has changed. */
export class EventsStack extends Stack {
  readonly onRecordChanged: HandlerFunction;
  readonly notHandled: Queue;

  constructor(scope: Construct, id: string, { table, hub, folder, environment, resources, ...props }: Props) {
    super(scope, id, props);
    this.notHandled = new Queue(this, 'NotHandled', { enforceSSL: true, retentionPeriod: Duration.days(14) });

    this.onRecordChanged = new HandlerFunction(this, 'OnRecordChanged', {
      handler: 'events/on-record-changed',
      description: 'Tells open windows what has changed, and makes the first try of what new invoices need.',
      folder,
      environment,
      timeout: Duration.minutes(1),
    });
    grant(this.onRecordChanged, resources, [
      'read-table',
      'write-table',
      'read-files',
      'write-files',
      'render-pdf',
      'send-mail',
    ]);
    grantHub(this.onRecordChanged, hub);
    this.onRecordChanged.addEventSource(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        bisectBatchOnError: true,
        retryAttempts: 3,
        maxRecordAge: Duration.hours(6),
        onFailure: new SqsDlq(this.notHandled),
      }),
    );
  }
}
