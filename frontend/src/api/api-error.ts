import type { ErrorFacts, FieldError } from '../../../shared/codes/errors.ts';
import { edgeRequestIdHeader, firewallHeader } from '../../../shared/contract/headers.ts';
import { failureText } from '../text/network.ts';

type Details = {
  message?: string;
  facts?: ErrorFacts;
  fields?: FieldError[];
  requestId?: string;
  isFromFirewall?: boolean;
  cause?: unknown;
};

/** A failed call: the server's status (0 when unreachable), message and field errors. */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: FieldError[];
  readonly facts: ErrorFacts;
  readonly requestId: string | undefined;
  /** A 403 of the firewall says nothing about the caller's rights. */
  readonly isFromFirewall: boolean;

  constructor(status: number, details: Details = {}) {
    super(details.message ?? details.fields?.[0]?.message ?? sentenceOf(status), {
      cause: details.cause,
    });
    this.name = 'ApiError';
    this.status = status;
    this.fields = details.fields ?? [];
    this.facts = details.facts ?? {};
    this.requestId = details.requestId;
    this.isFromFirewall = details.isFromFirewall ?? false;
  }
}

function sentenceOf(status: number): string {
  if (status === 0) return failureText.noContact;
  return isThrottled(status) ? failureText.throttled : failureText.unknown;
}

/** The service is over capacity: 429 or 503. */
export function isThrottled(status: number): boolean {
  return status === 429 || status === 503;
}

/** Messages of API Gateway itself, in English. */
const gatewayMessages = [
  'Too Many Requests',
  'Service Unavailable',
  'Internal Server Error',
  'Endpoint request timed out',
  'Limit Exceeded',
];

/** The request was aborted because nobody waits for the response any more. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && !error.isFromFirewall;
}

type Headers = Record<string, string>;

/** The firewall's refusal, with the request id to look up in its log. */
function refusalOf(status: number, text: string | undefined, headers: Headers): ApiError {
  const said = parsed(text)?.['message'];
  const requestId = headers[edgeRequestIdHeader];
  const sentence = typeof said === 'string' ? said : failureText.firewall;
  const message = requestId ? `${sentence} Id: ${requestId}` : sentence;
  return new ApiError(status, { message, isFromFirewall: true, ...(requestId && { requestId }) });
}

/** The API's own errors are JSON; the firewall sets its header or answers with a CloudFront page. */
function isRefusal(status: number, headers: Headers): boolean {
  if (headers[firewallHeader] !== undefined) return true;
  return status === 403 && (headers['content-type']?.startsWith('text/html') ?? false);
}

/** @param text the body of a failed call, `{ message }` or `{ errors: [{ field?, message }] }` */
export function errorOf(status: number, text: string | undefined, headers: Headers = {}): ApiError {
  if (isRefusal(status, headers)) return refusalOf(status, text, headers);
  const body = parsed(text);
  if (!body) return new ApiError(status);
  const { message, errors, requestId, invoiceId, changes } = body;
  const fields = Array.isArray(errors) ? errors.filter(isFieldError) : [];
  return new ApiError(status, {
    fields,
    facts: {
      ...(typeof invoiceId === 'number' && { invoiceId }),
      ...(Array.isArray(changes) && { changes: changes.map(String) }),
    },
    ...(typeof message === 'string' && !gatewayMessages.includes(message) && { message }),
    ...(typeof requestId === 'string' && { requestId }),
  });
}

function parsed(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text ?? '');
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function isFieldError(value: unknown): value is FieldError {
  return typeof value === 'object' && value !== null && typeof (value as FieldError).message === 'string';
}
