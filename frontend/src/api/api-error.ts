import type { ErrorFacts, FieldError } from '../../../shared/contract/errors.ts';

type Details = { message?: string; facts?: ErrorFacts; fields?: FieldError[]; requestId?: string; cause?: unknown };

const noContact = 'Ingen kontakt med servern. Kontrollera nätverket och försök igen.';
const throttled = 'Det är mycket att göra just nu. Vänta en stund och försök igen.';
const unknown = 'Något gick fel. Försök igen om en stund.';

/** A call that failed: the server's status (0 when it was never reached), its sentence, and its field errors. */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: FieldError[];
  readonly facts: ErrorFacts;
  readonly requestId: string | undefined;

  constructor(status: number, details: Details = {}) {
    super(details.message ?? details.fields?.[0]?.message ?? sentenceOf(status), {
      cause: details.cause,
    });
    this.name = 'ApiError';
    this.status = status;
    this.fields = details.fields ?? [];
    this.facts = details.facts ?? {};
    this.requestId = details.requestId;
  }
}

function sentenceOf(status: number): string {
  if (status === 0) return noContact;
  return isThrottled(status) ? throttled : unknown;
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

/** @param text the body of a failed call, `{ message }` or `{ errors: [{ field?, message }] }` */
export function errorOf(status: number, text: string | undefined): ApiError {
  let body: unknown;
  try {
    body = JSON.parse(text ?? '');
  } catch {
    return new ApiError(status);
  }
  if (typeof body !== 'object' || body === null) return new ApiError(status);
  const { message, errors, requestId, invoiceId, changes } = body as Record<string, unknown>;
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

function isFieldError(value: unknown): value is FieldError {
  return typeof value === 'object' && value !== null && typeof (value as FieldError).message === 'string';
}
