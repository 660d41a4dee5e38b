/** Fortnox's error codes, from its documentation and from integrators. */
export const codes = {
  acceptHeader: 1000030,
  contentType: 1000031,
  jsonSyntax: 2002115,
  wrongShape: 2001392,
  unknownField: 2001399,
  noIdentifier: 2000729,
  unknownFilter: 2000587,
  unknownParameter: 2000588,
  mustBeText: 2000106,
  mustBeNumber: 2000108,
  mustBeBoolean: 2000134,
  mustNotBeNull: 2000699,
  required: 2001795,
  forbiddenSign: 2000359,
  referenceTooLong: 2001600,
  commentsTooLong: 2001896,
  tokenMissing: 2000311,
  scopeMissing: 2000663,
  licenceMissing: 2001101,
  invoiceCustomerMissing: 2000204,
  customerNotFound: 2000433,
  invoiceNotFound: 2000434,
  customerNumberTaken: 2000637,
  articleNotFound: 2001302,
  termsNotFound: 2000429,
  unitNotFound: 2000432,
  projectNotFound: 2001161,
  accountNotFound: 2000423,
  vatNeedsAccount: 2004167,
  periodLocked: 2002141,
  notCompleted: 2003498,
  rowWithoutText: 2003977,
  /** Fortnox refuses, but the code is unknown: a client must look at the current state instead. */
  codeHidden: 2009999,
} as const;

export type FortnoxCode = (typeof codes)[keyof typeof codes];

export class FortnoxError extends Error {
  readonly status: number;
  readonly code: number;

  constructor(code: FortnoxCode, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }

  body(): object {
    const { code, message } = this;
    return this.status === 404
      ? { ErrorInformation: { Error: 1, Message: message, Code: code } }
      : { ErrorInformation: { error: 1, message, code } };
  }
}
