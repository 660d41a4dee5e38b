import type { Answer, ServiceCall } from './service-call.ts';

/** A service's own errors: too many requests, a conflicting write, or an internal error. */
export type Fault = 'throttle' | 'conflict' | 'broken';

export function faultAnswer(call: ServiceCall, fault: Fault): Answer {
  switch (call.service) {
    case 'dynamodb':
      return dynamodb(call, fault);
    case 's3':
      return s3(fault);
    case 'fortnox':
      return fortnox(fault);
    default:
      return ses(fault);
  }
}

const prefix = 'com.amazonaws.dynamodb.v20120810#';

function dynamodb({ operation, body }: ServiceCall, fault: Fault): Answer {
  const answer = (status: number, type: string, message: string, more: object = {}): Answer => ({
    status,
    headers: { 'content-type': 'application/x-amz-json-1.0' },
    body: JSON.stringify({ __type: `${prefix}${type}`, message, Message: message, ...more }),
  });
  if (fault === 'broken') return answer(500, 'InternalServerError', 'Internal server error');
  const isWrite = /Put|Update|Delete|TransactWrite/.test(operation);
  if (operation === 'TransactWriteItems') {
    const { TransactItems: items } = JSON.parse(body.toString('utf8')) as { TransactItems: unknown[] };
    const Code = fault === 'conflict' ? 'TransactionConflict' : 'ThrottlingError';
    const at = body.length % items.length;
    const CancellationReasons = items.map((_, index) => ({ Code: index === at ? Code : 'None' }));
    const codes = CancellationReasons.map((reason) => reason.Code).join(', ');
    const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
    return answer(400, 'TransactionCanceledException', message, { CancellationReasons });
  }
  return fault === 'conflict' && isWrite
    ? answer(400, 'TransactionConflictException', 'Transaction is ongoing for the item')
    : answer(400, 'ProvisionedThroughputExceededException', 'The level of configured throughput was exceeded.');
}

function s3(fault: Fault): Answer {
  const answer = (status: number, code: string): Answer => ({
    status,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  });
  if (fault === 'throttle') return answer(503, 'SlowDown');
  return fault === 'conflict' ? answer(409, 'ConditionalRequestConflict') : answer(500, 'InternalError');
}

function ses(fault: Fault): Answer {
  const answer = (status: number, type: string): Answer => ({
    status,
    headers: { 'content-type': 'application/json', 'x-amzn-errortype': type },
    body: JSON.stringify({ message: type }),
  });
  return fault === 'broken' ? answer(500, 'InternalFailure') : answer(429, 'TooManyRequestsException');
}

/** Fortnox's gateway answers with HTML; whether it sends Retry-After is undocumented. */
function fortnox(fault: Fault): Answer {
  if (fault === 'broken') {
    return { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad Gateway</h1>' };
  }
  const headers = { 'content-type': 'application/json', 'retry-after': '1' };
  return { status: 429, headers, body: '{"message":"Too many requests"}' };
}
