import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import {
  answerKey,
  counterKey,
  followUpPrefix,
  listExportPrefix,
  logInPrefix,
  resetRequestKey,
  securityEventKey,
} from '../../functions/data/core/keys.ts';
import type { LogInOutcome } from '../../shared/codes/log-ins.ts';
import { lambda } from '../../shared/lib/deadlines.ts';
import { HandlerFunction, roomForLists } from '../constructs/handler-function.ts';
import { type Resources, grant } from '../constructs/rights.ts';

type Props = StackProps & {
  table: TableV2;
  folder: string;
  environment: Record<string, string>;
  resources: Resources;
  listsMemoryMb: number;
};

const stream = {
  startingPosition: StartingPosition.TRIM_HORIZON,
  bisectBatchOnError: true,
  retryAttempts: 3,
  maxRecordAge: Duration.hours(6),
};

/** Lambda's default: a retry after one minute, and another after two more. */
const eventRetries = 2;

export class EventsStack extends Stack {
  readonly onRecordChanged: HandlerFunction;
  readonly onFollowUpStaged: HandlerFunction;
  readonly onMailEvent: HandlerFunction;
  readonly onFileScanned: HandlerFunction;
  readonly notHandled: Queue;

  constructor(scope: Construct, id: string, { table, folder, environment, resources, listsMemoryMb, ...props }: Props) {
    super(scope, id, props);
    this.notHandled = new Queue(this, 'NotHandled', { enforceSSL: true, retentionPeriod: Duration.days(14) });
    const onFailure = new SqsDlq(this.notHandled);

    this.onRecordChanged = new HandlerFunction(this, 'OnRecordChanged', {
      handler: 'events/on-record-changed',
      description: 'Pushes changes to open windows, notifies users, and copies history to its archive.',
      folder,
      environment,
      timeout: lambda.recordChanged,
    });
    grant(this.onRecordChanged, resources, ['read-table', 'write-table', 'send-to-hub', 'write-history-archive']);
    // These tell windows and users nothing, and each write has one or two.
    const announced = { sk: { S: [{ 'anything-but': [counterKey, answerKey] }] } };
    this.onRecordChanged.addEventSource(
      new DynamoEventSource(table, {
        ...stream,
        batchSize: 100,
        onFailure,
        filters: [FilterCriteria.filter({ dynamodb: { Keys: announced } })],
      }),
    );

    this.onFollowUpStaged = new HandlerFunction(this, 'OnFollowUpStaged', {
      handler: 'events/on-follow-up-staged',
      description:
        'Runs the first attempt of follow-ups, mails reset links and notices of new devices, and writes list exports.',
      folder,
      environment,
      ...roomForLists(listsMemoryMb),
      timeout: lambda.followUpStaged,
    });
    const followUp = { sk: { S: FilterRule.beginsWith(followUpPrefix) } };
    const rights = [
      'read-table',
      'read-lists',
      'write-table',
      'write-invoices',
      'read-archive',
      'write-archive',
      'render-pdf',
      'send-mail',
      'use-secrets',
      'hand-over-files',
      'read-log',
    ] as const;
    grant(this.onFollowUpStaged, resources, [...rights]);
    this.onFollowUpStaged.addEventSource(
      new DynamoEventSource(table, {
        ...stream,
        batchSize: 10,
        // Sharded by invoice, so that one waiting for Fortnox does not delay the PDFs and mails of others.
        parallelizationFactor: 10,
        onFailure,
        filters: [
          FilterCriteria.filter({ eventName: FilterRule.isEqual('INSERT'), dynamodb: { Keys: followUp } }),
          FilterCriteria.filter({
            eventName: FilterRule.isEqual('INSERT'),
            dynamodb: { Keys: { sk: { S: FilterRule.or(resetRequestKey, securityEventKey) } } },
          }),
          FilterCriteria.filter({
            eventName: FilterRule.isEqual('INSERT'),
            dynamodb: {
              Keys: { sk: { S: FilterRule.beginsWith(logInPrefix) } },
              NewImage: { outcome: { S: FilterRule.isEqual('NewDevice' satisfies LogInOutcome) } },
            },
          }),
          FilterCriteria.filter({
            eventName: FilterRule.isEqual('INSERT'),
            dynamodb: { Keys: { sk: { S: FilterRule.beginsWith(listExportPrefix) } } },
          }),
          // A manual retry resets the attempts.
          FilterCriteria.filter({
            eventName: FilterRule.isEqual('MODIFY'),
            dynamodb: { Keys: followUp, NewImage: { attempts: { N: FilterRule.isEqual('0') } } },
          }),
        ],
      }),
    );

    this.onMailEvent = new HandlerFunction(this, 'OnMailEvent', {
      handler: 'events/on-mail-event',
      description: 'Stores the outcome of mails.',
      folder,
      environment,
    });
    this.onMailEvent.keepFailures(this.notHandled, eventRetries);
    grant(this.onMailEvent, resources, ['read-table', 'write-table', 'write-invoices']);
    new Rule(this, 'MailEvents', {
      description: 'SES events of the mail that this deployment sends.',
      eventPattern: {
        source: ['aws.ses'],
        detail: {
          mail: { tags: { 'ses:configuration-set': [resources.mailConfigurationSet.configurationSetName] } },
        },
      },
      targets: [new LambdaFunction(this.onMailEvent, { deadLetterQueue: this.notHandled, retryAttempts: 20 })],
    });

    this.onFileScanned = new HandlerFunction(this, 'OnFileScanned', {
      handler: 'events/on-file-scanned',
      description: 'Quarantines infected files.',
      folder,
      environment,
    });
    this.onFileScanned.keepFailures(this.notHandled, eventRetries);
    grant(this.onFileScanned, resources, ['read-table', 'write-table']);
    new Rule(this, 'ScanResults', {
      description: 'GuardDuty scan results for the files of this deployment.',
      eventPattern: {
        source: ['aws.guardduty'],
        detailType: ['GuardDuty Malware Protection Object Scan Result'],
        detail: {
          s3ObjectDetails: { bucketName: [resources.filesBucket.bucketName] },
          scanResultDetails: { scanResultStatus: ['THREATS_FOUND'] },
        },
      },
      targets: [new LambdaFunction(this.onFileScanned, { deadLetterQueue: this.notHandled, retryAttempts: 20 })],
    });
  }
}
