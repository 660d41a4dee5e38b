import type { ErrorFacts, FieldError, RecordChange } from '../../../shared/codes/errors.ts';
import type { LegalGap } from '../../../shared/codes/legal-gaps.ts';
import { edgeRequestIdHeader, firewallHeader, requestIdHeader } from '../../../shared/contract/headers.ts';
import { failureText } from '../text/network.ts';

type Details = {
  message?: string;
  facts?: ErrorFacts;
  fields?: FieldError[];
  requestId?: string;
  isFromFirewall?: boolean;
  isFromGateway?: boolean;
  cause?: unknown;
};

/** `status` is 0 when the server is unreachable. */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: FieldError[];
  readonly facts: ErrorFacts;
  readonly requestId: string | undefined;
  /** A 403 of the firewall or the gateway says nothing about the caller's rights. */
  readonly isFromFirewall: boolean;
  readonly isFromGateway: boolean;
  /** A save that may have been made: its answer did not come. */
  isUncertain = false;

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
    this.isFromGateway = details.isFromGateway ?? false;
  }
}

function sentenceOf(status: number): string {
  if (status === 0) return failureText.noContact;
  return isThrottled(status) ? failureText.throttled : failureText.unknown;
}

export function isThrottled(status: number): boolean {
  return status === 429 || status === 503;
}

const gatewayMessages: readonly unknown[] = [
  'Bad Request',
  'Unauthorized',
  'Forbidden',
  'Not Found',
  'Request Entity Too Large',
  'Request Header Fields Too Large',
  'Too Many Requests',
  'Service Unavailable',
  'Internal Server Error',
  'Endpoint request timed out',
  'Limit Exceeded',
];

export function isCancelled(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

export function isForbidden(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403 && !error.isFromFirewall && !error.isFromGateway;
}

type Headers = Record<string, string>;

function firewallError(status: number, text: string | undefined, headers: Headers): ApiError {
  const answerMessage = parsed(text)?.['message'];
  const requestId = headers[edgeRequestIdHeader];
  const message = quotable(typeof answerMessage === 'string' ? answerMessage : failureText.firewall, requestId);
  return new ApiError(status, { message, isFromFirewall: true, ...(requestId && { requestId }) });
}

function quotable(message: string, requestId: string | undefined): string {
  return requestId ? `${message} Id: ${requestId}` : message;
}

/** The API's own errors are JSON; the firewall sets its header or answers with a CloudFront page. */
function isOfFirewall(status: number, headers: Headers): boolean {
  if (headers[firewallHeader] !== undefined) return true;
  return status === 403 && (headers['content-type']?.startsWith('text/html') ?? false);
}

export function errorOf(status: number, text: string | undefined, headers: Headers = {}): ApiError {
  if (isOfFirewall(status, headers)) return firewallError(status, text, headers);
  const { message, errors, requestId, invoiceId, changes, byAgreement, missing, unpriced, changed } =
    parsed(text) ?? {};
  const fields = Array.isArray(errors) ? errors.filter(isFieldError) : [];
  const isFromGateway = gatewayMessages.includes(message);
  const answerMessage = typeof message === 'string' && !isFromGateway ? message : undefined;
  const id = typeof requestId === 'string' ? requestId : (headers[requestIdHeader] ?? headers[edgeRequestIdHeader]);
  const isQuotable = status >= 500 || isFromGateway || answerMessage === undefined;
  const shown = isQuotable && fields.length === 0 ? quotable(answerMessage ?? sentenceOf(status), id) : answerMessage;
  return new ApiError(status, {
    fields,
    isFromGateway,
    facts: {
      ...(typeof invoiceId === 'number' && { invoiceId }),
      ...(byAgreement === true && { byAgreement }),
      ...(Array.isArray(missing) && { missing: missing as LegalGap[] }),
      ...(Array.isArray(unpriced) && { unpriced: unpriced.map(String) }),
      ...(isRecordChange(changed) && { changed }),
      ...(Array.isArray(changes) && { changes: changes.map(String) }),
    },
    ...(shown !== undefined && { message: shown }),
    ...(id !== undefined && { requestId: id }),
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

function isRecordChange(value: unknown): value is RecordChange {
  const { by, at } = (value ?? {}) as Partial<RecordChange>;
  return typeof by === 'string' && typeof at === 'string';
}

function isFieldError(value: unknown): value is FieldError {
  return typeof value === 'object' && value !== null && typeof (value as FieldError).message === 'string';
}
