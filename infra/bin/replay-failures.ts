import { parseArgs } from 'node:util';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { ListQueuesCommand, type Message, SQSClient } from '@aws-sdk/client-sqs';
import { readSettings } from '../constructs/settings.ts';
import { runCommand } from '../deployment/command.ts';
import { type Failure, describeMessage, readFailure } from '../replay/failure.ts';
import { handleMessages } from '../replay/handle-messages.ts';
import { readBatch } from '../replay/read-batch.ts';

/**
 * Replays failed invocations from the deployment's queues. Messages that succeed leave their queue; those that fail
 * again stay. Requires credentials that may read the queues and invoke the functions.
 */
const { values } = parseArgs({
  options: { name: { type: 'string' }, region: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
});
const { name, region } = { ...readSettings(undefined), ...values };

const sqs = new SQSClient({ region });
const lambda = new LambdaClient({ region });
const streams = new DynamoDBStreamsClient({ region });

const counts = { replayed: 0, gone: 0, failed: 0 };
const done = new Set<string>();

async function replay(failure: Failure): Promise<string | undefined> {
  const event = 'batch' in failure ? await readBatch(streams, failure.batch) : failure.event;
  const short = failure.target.split(':').at(-1)!;
  if (!event) {
    counts.gone += 1;
    console.log(`${short}: ändringarna finns inte kvar i strömmen (24 timmar); listor och uppföljning tar igen dem.`);
    return undefined;
  }
  const payload = JSON.stringify(event);
  const known = `${failure.target} ${payload}`;
  // One run of a repeatedly failed job is enough.
  if (!done.has(known)) {
    const { FunctionError, Payload } = await lambda.send(
      new InvokeCommand({ FunctionName: failure.target, Payload: payload }),
    );
    if (FunctionError) return `${short}: ${Payload?.transformToString() ?? FunctionError}`;
    done.add(known);
    console.log(`${short}: kördes om.`);
  }
  counts.replayed += 1;
  return undefined;
}

async function handle(message: Message): Promise<boolean> {
  const problem = await Promise.resolve()
    .then(() => replay(readFailure(message)))
    .catch((error: unknown) => `${message.MessageId}: ${String(error)}`);
  if (problem === undefined) return true;
  counts.failed += 1;
  console.error(problem);
  return false;
}

function show(message: Message): Promise<boolean> {
  console.log(describeMessage(message));
  return Promise.resolve(false);
}

await runCommand(async () => {
  const { QueueUrls = [] } = await sqs.send(new ListQueuesCommand({ QueueNamePrefix: `${name}-` }));
  for (const url of QueueUrls) await handleMessages(sqs, url, values['dry-run'] ? show : handle);
  console.log(`Körde om ${counts.replayed}, för gamla ${counts.gone}, misslyckades igen ${counts.failed}.`);
  return counts.failed > 0 ? 1 : 0;
});
