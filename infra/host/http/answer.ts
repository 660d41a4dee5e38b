import type { ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { eventTooLarge, integrationTimeout, throttled } from '../functions/function-errors.ts';
import type { FunctionError } from '../functions/messages.ts';
import type { Result } from '../functions/runtime.ts';

export type Answer = { status: number; headers: Record<string, string | string[]>; body: Buffer };

export function gatewayFailure(status: number, message: string): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ message })),
  };
}

const internalError = () => gatewayFailure(500, 'Internal Server Error');

export function answerOf(result: Result): Answer {
  if ('error' in result) return failureOf(result.error);
  const value: unknown = JSON.parse(result.payload);
  // API Gateway treats any other result as the body of a response.
  if (typeof value !== 'object' || value === null || !('statusCode' in value)) {
    const body = typeof value === 'string' ? value : result.payload;
    return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from(body) };
  }
  const { statusCode, headers = {}, cookies, body = '', isBase64Encoded } = value as APIGatewayProxyStructuredResultV2;
  if (!Number.isInteger(statusCode) || typeof body !== 'string') return internalError();
  return {
    status: statusCode!,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      ...Object.fromEntries(Object.entries(headers).map(([name, one]) => [name.toLowerCase(), String(one)])),
      ...(cookies && { 'set-cookie': cookies }),
    },
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  };
}

function failureOf(error: FunctionError): Answer {
  switch (error) {
    case throttled:
    case integrationTimeout:
      return gatewayFailure(503, 'Service Unavailable');
    case eventTooLarge:
      return gatewayFailure(413, 'Request Entity Too Large');
    default:
      return internalError();
  }
}

export function send(response: ServerResponse, { status, headers, body }: Answer, isHead = false): void {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(isHead ? undefined : body);
}
