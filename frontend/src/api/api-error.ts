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

/** A call that failed: the server's status (0 when it was never reached), its sentence, and its field errors. */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: FieldError[];
  readonly facts: ErrorFacts;
  readonly requestId: string | undefined;
  /** It never reached the server: a 403 of the firewall says nothing about rights. */
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

/** There is more to do than the service takes on right now. */
export function isThrottled(status: number): boolean {
  return status === 429 || status === 503;
}

/** What the gateway before the API says by itself, in English. */
const gatewayMessages = [
  'Too Many Requests',
  'Service Unavailable',
  'Internal Server Error',
  'Endpoint request timed out',
  'Limit Exceeded',
];

/** The request was given up because nobody waits for its answer any more. */
export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** The person has no right to it. */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && !error.isFromFirewall;
}

type Headers = Record<string, string>;

/** What the firewall in front of the server says, with the id that its log knows the request by. */
function refusalOf(status: number, text: string | undefined, headers: Headers): ApiError {
  const said = parsed(text)?.['message'];
  const requestId = headers[edgeRequestIdHeader];
  const sentence = typeof said === 'string' ? said : failureText.firewall;
  const message = requestId ? `${sentence} Id: ${requestId}` : sentence;
  return new ApiError(status, { message, isFromFirewall: true, ...(requestId && { requestId }) });
}

/** The server's own refusals are JSON; those of the firewall bear its header, or are a page of CloudFront's. */
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
