import type { Message } from '@aws-sdk/client-sqs';

/** Where in a table's stream changes stand that a function failed on. */
export type StreamBatch = {
  streamArn: string;
  shardId: string;
  startSequenceNumber: string;
  endSequenceNumber: string;
};

/** What a queue says was given up: a function, and what it was given. */
export type Failure = { target: string; event: unknown } | { target: string; batch: StreamBatch };

type Written = {
  requestContext?: { functionArn: string };
  requestPayload?: unknown;
  DDBStreamBatchInfo?: StreamBatch;
};

/** Reads a message as Lambda (with the invocation), EventBridge and Scheduler (with the event alone) write it. */
export function readFailure({ Body = '', MessageAttributes = {} }: Message): Failure {
  const written = JSON.parse(Body) as Written;
  const { requestContext, requestPayload, DDBStreamBatchInfo: batch } = written;
  if (requestContext) {
    const target = requestContext.functionArn.replace(/:\$LATEST$/, '');
    return batch ? { target, batch } : { target, event: requestPayload };
  }
  const target = MessageAttributes['TARGET_ARN']?.StringValue;
  if (!target) throw new Error('Meddelandet säger inte vilken funktion det gällde.');
  return { target, event: written };
}
