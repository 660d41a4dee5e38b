import { expect, it } from 'vitest';
import { describeMessage, readFailure } from '../../../../infra/replay/failure.ts';

const arn = 'arn:aws:lambda:eu-north-1:123456789012:function:Klang-Events-OnMailEvent';

it('the reader of failures reads what Lambda gave up, with its event or its place in the stream', () => {
  const requestContext = { requestId: 'r', functionArn: `${arn}:$LATEST`, condition: 'RetriesExhausted' };
  const event = { version: '1.0', requestContext, requestPayload: { detail: { å: 1 } }, responsePayload: {} };
  expect(readFailure({ Body: JSON.stringify(event) })).toEqual({ target: arn, event: { detail: { å: 1 } } });
  const place = { shardId: 's', startSequenceNumber: '1', endSequenceNumber: '3', streamArn: 'a' };
  const batch = { version: '1.0', requestContext, DDBStreamBatchInfo: place };
  expect(readFailure({ Body: JSON.stringify(batch) })).toEqual({ target: arn, batch: place });
});

it('the reader of failures reads what EventBridge and Scheduler could not hand to Lambda', () => {
  const MessageAttributes = {
    TARGET_ARN: { DataType: 'String', StringValue: arn },
    ERROR_CODE: { DataType: 'String', StringValue: 'NO_PERMISSIONS' },
  };
  expect(readFailure({ Body: '{"job":"clean-logs"}', MessageAttributes })).toEqual({
    target: arn,
    event: { job: 'clean-logs' },
  });
  expect(() => readFailure({ Body: '{"job":"clean-logs"}' })).toThrow('vilken funktion');
});

it('every message of a queue can be shown, also one that nothing can replay', () => {
  const MessageAttributes = { TARGET_ARN: { DataType: 'String', StringValue: arn } };
  expect(describeMessage({ MessageId: 'm1', Body: '{}', MessageAttributes })).toBe(`${arn}: {}`);
  expect(describeMessage({ MessageId: 'm2', Body: '{}' })).toContain('m2: Error: Meddelandet säger inte');
  expect(describeMessage({ MessageId: 'm3', Body: 'by a person' })).toMatch(/^m3: SyntaxError.* by a person$/);
});
