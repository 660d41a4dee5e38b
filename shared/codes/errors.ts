import type { ErrorCode } from './errors/all.ts';
import { invalidFields } from './errors/every-call.ts';
import type { LegalGap } from './legal-gaps.ts';

export type FieldError = { field?: string; message: string };

/** Who changed a record, by name, and when. */
export type RecordChange = { by: string; at: string };

export type ErrorFacts = {
  invoiceId?: number;
  /** The project's agreement on price refuses: the invoice may be made by it instead. */
  byAgreement?: true;
  changes?: readonly string[];
  /** What an invoice lacks by law, and where each is entered. */
  missing?: readonly LegalGap[];
  /** The products that a time report lacks prices of. */
  unpriced?: readonly string[];
  /** What made the caller's version of a record outdated. */
  changed?: RecordChange;
};

type Details = {
  message?: string;
  facts?: ErrorFacts;
  fields?: FieldError[];
  headers?: Record<string, string>;
  cause?: unknown;
};

/** The errors stand in a file for each feature, so that a changed sentence changes few functions. */
export type ErrorKind = { readonly code: ErrorCode; readonly status: number; readonly message: string };

/** An error that the caller is told of: the runtime maps it to a response. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldError[] | undefined;
  readonly facts: ErrorFacts;
  readonly headers: Record<string, string>;

  constructor(kind: ErrorKind, details: Details = {}) {
    super(details.message ?? kind.message, { cause: details.cause });
    this.name = 'AppError';
    this.code = kind.code;
    this.status = kind.status;
    this.fields = details.fields;
    this.facts = details.facts ?? {};
    this.headers = details.headers ?? {};
  }
}

export function fieldError(field: string, message: string): AppError {
  return new AppError(invalidFields, { fields: [{ field, message }] });
}
