import type { Message } from '@aws-sdk/client-sqs';

export type StreamBatch = {
  streamArn: string;
  shardId: string;
  startSequenceNumber: string;
  endSequenceNumber: string;
};

export type Failure = { target: string; event: unknown } | { target: string; batch: StreamBatch };

type FailureRecord = {
  requestContext?: { functionArn: string };
  requestPayload?: unknown;
  DDBStreamBatchInfo?: StreamBatch;
};

/** Parses a message from Lambda (which includes the invocation), EventBridge or Scheduler (with the event only). */
export function readFailure({ Body = '', MessageAttributes = {} }: Message): Failure {
  const written = JSON.parse(Body) as FailureRecord;
  const { requestContext, requestPayload, DDBStreamBatchInfo: batch } = written;
  if (requestContext) {
    const target = requestContext.functionArn.replace(/:\$LATEST$/, '');
    return batch ? { target, batch } : { target, event: requestPayload };
  }
  const target = MessageAttributes['TARGET_ARN']?.StringValue;
  if (!target) throw new Error('Meddelandet säger inte vilken funktion det gällde.');
  return { target, event: written };
}

/** A line about a message, also about one that cannot be parsed. */
export function describeMessage(message: Message): string {
  const { MessageId, Body } = message;
  try {
    return `${readFailure(message).target}: ${Body}`;
  } catch (error) {
    return `${MessageId}: ${String(error)} ${Body}`;
  }
}
