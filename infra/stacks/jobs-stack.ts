import { Duration, Size, Stack, type StackProps, TimeZone } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { lambda } from '../../shared/lib/deadlines.ts';
import type { AlarmTarget } from './alarms-stack.ts';
import { HandlerFunction, constructId, roomForLists } from '../constructs/handler-function.ts';
import { type Grant, type Resources, grant } from '../constructs/rights.ts';

type Props = StackProps & {
  folder: string;
  environment: Record<string, string>;
  resources: Resources;
  listsMemoryMb: number;
  /** The names of the functions that read lists. */
  lists: readonly string[];
};

type Job = {
  name: string;
  /** Default: only when it is invoked. */
  every?: Duration;
  /** Swedish hours, as '1-4'; default: all day. */
  hours?: string;
  description: string;
  grants: Grant[];
  /** At least this, in megabytes, if it reads lists. */
  memorySize?: number;
  ephemeralStorageSize?: Size;
  /** One of `lambda` in the deadlines; default: `job`. */
  timeout?: number;
  /** Runs also after a deployment of one of these stacks. */
  afterDeployment?: readonly ('Jobs' | 'Pdf')[];
  ringsAtOnce?: boolean;
  /** A fixed name, for commands that invoke the function; default: generated. */
  functionName?: string;
};

const jobs: readonly Job[] = [
  {
    name: 'take-replica-snapshot',
    every: Duration.minutes(15),
    description: 'Saves a snapshot of the replica, for cold starts.',
    grants: ['read-table', 'read-lists', 'write-snapshots'],
    memorySize: 2048,
    // Holds the whole database and its compressed copy, for a million work orders.
    ephemeralStorageSize: Size.gibibytes(3),
    afterDeployment: ['Jobs'],
  },
  {
    name: 'run-due-tasks',
    every: Duration.minutes(1),
    description:
      'Runs due tasks: follow-ups of invoices, batches, file tasks, creation of customers in Fortnox, list exports, daily mails.',
    grants: [
      'read-table',
      'read-lists',
      'write-table',
      'write-invoices',
      'read-log',
      'find-due',
      'read-archive',
      'write-archive',
      'render-pdf',
      'send-mail',
      'use-secrets',
      'send-to-hub',
      'read-project-files',
      'write-project-files',
      'hand-over-files',
    ],
  },
  {
    name: 'refresh-fortnox-token',
    every: Duration.minutes(15),
    description: 'Renews the tokens of the link to Fortnox, and warns before it ends.',
    grants: ['read-table', 'read-lists', 'write-table', 'send-mail', 'use-secrets'],
  },
  {
    name: 'sync-invoice-status',
    every: Duration.minutes(15),
    description: 'Reads the statuses of invoices back from Fortnox.',
    grants: ['read-table', 'read-lists', 'write-table', 'write-invoices', 'find-due', 'use-secrets'],
  },
  {
    name: 'reconcile-fortnox',
    // Once a night: later runs continue if time ran out, or retry if Fortnox did not answer.
    every: Duration.minutes(15),
    hours: '1-4',
    description: 'Compares invoices with those in Fortnox.',
    grants: ['read-table', 'read-lists', 'write-table', 'write-invoices', 'find-due', 'use-secrets'],
  },
  {
    name: 'keep-lists-warm',
    // Lambda throws instances away that have been idle for longer.
    every: Duration.minutes(5),
    description: 'Calls each function that reads lists, so that an instance with a current replica is ready.',
    grants: ['keep-lists-warm'],
  },
  {
    name: 'clean-logs',
    every: Duration.days(1),
    description:
      'Removes old entries from the logs of Fortnox calls, mails and logins, and old health data from time logs.',
    grants: ['read-table', 'write-table'],
  },
  {
    name: 'erase-personal-data',
    every: Duration.minutes(1),
    description: 'Erases personal data in history and beside records, where a person’s record has been erased.',
    grants: ['read-table', 'write-table', 'rewrite-history'],
  },
  {
    name: 'take-out',
    every: Duration.minutes(1),
    description: 'Takes everything out of Klang, where a SuperAdmin has asked for it.',
    grants: [
      'read-table',
      'take-everything',
      'read-lists',
      'write-table',
      'read-project-files',
      'read-archive',
      'hand-over-files',
    ],
    // Holds a spreadsheet of 250 000 rows.
    memorySize: 3008,
    timeout: lambda.takeOut,
  },
  {
    name: 'remind-of-time-logs',
    // Each month is announced once: later runs only find whom an earlier one missed.
    every: Duration.minutes(15),
    hours: '6',
    description: 'Notifies users of time logs that are not submitted.',
    grants: ['read-table', 'read-lists', 'write-table'],
  },
  {
    name: 'warn-of-budgets',
    // A sum of many work orders, at prices that change by themselves, is seen in the replica and not in the stream.
    every: Duration.minutes(15),
    description: 'Notifies owners of projects whose work reaches 80 or 100 per cent of the budget.',
    grants: ['read-table', 'read-lists', 'write-table'],
  },
  {
    name: 'tell-of-instalments',
    // Each instalment is announced once: later runs only find whom an earlier one missed.
    every: Duration.minutes(15),
    hours: '6',
    description: 'Notifies owners of projects of planned instalments whose day has come and that are not invoiced.',
    grants: ['read-table', 'read-lists', 'write-table'],
  },
  {
    name: 'self-test',
    every: Duration.days(1),
    description: 'Makes one PDF and one Excel file in the deployed environment.',
    grants: ['render-pdf'],
    afterDeployment: ['Jobs', 'Pdf'],
    ringsAtOnce: true,
    functionName: 'SelfTest',
  },
  {
    name: 'canary',
    every: Duration.minutes(5),
    description: 'Logs in by the public address and reads a list.',
    grants: ['read-table', 'write-table', 'close-canary'],
  },
  {
    name: 'smoke-user',
    description: 'Opens and closes the user of a smoke test, for the command that runs it.',
    grants: ['read-table', 'write-table'],
    functionName: 'SmokeUser',
  },
  {
    name: 'migrate',
    description: 'Runs the version’s migrations of stored records, for the command of a deployment.',
    grants: ['read-table', 'write-table', 'write-invoices'],
    functionName: 'Migrate',
  },
];

export class JobsStack extends Stack {
  readonly watched: Record<string, AlarmTarget>;
  readonly notDelivered: Queue;
  readonly failed: Queue;

  constructor(scope: Construct, id: string, props: Props) {
    super(scope, id, props);
    this.notDelivered = new Queue(this, 'NotDelivered', { enforceSSL: true, retentionPeriod: Duration.days(14) });
    this.failed = new Queue(this, 'Failed', { enforceSSL: true, retentionPeriod: Duration.days(14) });
    this.watched = Object.fromEntries(
      jobs.flatMap((job) => {
        const { name, every, hours, ringsAtOnce } = job;
        const target = this.#job(job, props);
        // Failures of the others are reported by the command that invokes them.
        if (!every) return [];
        const heartbeat = hours === undefined ? every : Duration.days(1);
        return [[constructId(name), { target, heartbeat, ...(ringsAtOnce ? { ringsAtOnce } : { every }) }]];
      }),
    );
  }

  #job(job: Job, { folder, environment, resources, listsMemoryMb, lists }: Props): HandlerFunction {
    const {
      name,
      description,
      grants,
      memorySize = 0,
      ephemeralStorageSize,
      timeout = lambda.job,
      afterDeployment = [],
      functionName,
    } = job;
    const target = new HandlerFunction(this, constructId(name), {
      handler: `jobs/${name}`,
      folder,
      description,
      environment,
      timeout,
      ...(grants.includes('read-lists') && roomForLists(Math.max(listsMemoryMb, memorySize))),
      ...(ephemeralStorageSize && { ephemeralStorageSize }),
      ...(functionName && { functionName: this.#siblingName(functionName) }),
    });
    // The schedule makes the next run; Scheduler would leave retries to Lambda.
    target.keepFailures(this.failed, 0);
    grant(target, resources, grants);
    if (job.every)
      this.#schedule(job, job.every, target, job.grants.includes('keep-lists-warm') ? { functions: lists } : {});
    if (afterDeployment.length > 0) {
      new Rule(this, `${constructId(name)}AfterDeployment`, {
        description,
        eventPattern: {
          source: ['aws.cloudformation'],
          detailType: ['CloudFormation Stack Status Change'],
          detail: {
            'stack-id': afterDeployment.map((stack) => ({
              prefix: this.formatArn({ service: 'cloudformation', resource: `stack/${this.#siblingName(stack)}/` }),
            })),
            'status-details': { status: ['CREATE_COMPLETE', 'UPDATE_COMPLETE'] },
          },
        },
        targets: [new LambdaFunction(target, { deadLetterQueue: this.notDelivered, retryAttempts: 2 })],
      });
    }
    return target;
  }

  #schedule({ name, hours, description }: Job, every: Duration, target: HandlerFunction, input: object): void {
    new Schedule(this, `${constructId(name)}Schedule`, {
      description,
      schedule: scheduleOf(every, hours),
      target: new LambdaInvoke(target, {
        input: ScheduleTargetInput.fromObject({ job: name, ...input }),
        retryAttempts: 0,
        maxEventAge: Duration.minutes(1),
        deadLetterQueue: this.notDelivered,
      }),
    });
  }

  #siblingName(id: string): string {
    return this.stackName.replace(/Jobs$/, id);
  }
}

function scheduleOf(every: Duration, hours: string | undefined): ScheduleExpression {
  if (hours === undefined) return ScheduleExpression.rate(every);
  const timeZone = TimeZone.of('Europe/Stockholm');
  return ScheduleExpression.cron({ minute: `0/${every.toMinutes()}`, hour: hours, timeZone });
}
