import { AppError, type ErrorKind } from '../../shared/codes/errors.ts';
import { notFound } from '../../shared/codes/errors/every-call.ts';
import { fortnoxNotLinked, fortnoxRefused, fortnoxUnavailable } from '../../shared/codes/errors/fortnox.ts';
import { type ConnectionProblem, connectionProblems, problemSentence } from '../../shared/codes/connection-problems.ts';
import { refusalOf } from '../../shared/domain/fortnox/refusals.ts';
import type { Problem } from '../platform/log-failure.ts';
import { redact } from './redact.ts';

type Details = {
  about?: ConnectionProblem;
  fortnoxCode?: number;
  status?: number;
  /** True if a retry may succeed without any action. */
  isTransient?: boolean;
  /** True if no retry succeeds until a person acts. */
  isFinal?: boolean;
  /** True for a write with an unknown outcome: look it up before a retry. */
  isUnknown?: boolean;
  cause?: unknown;
};

/** A link that a person must repair is waited for. */
const linkIsMissing: readonly ConnectionProblem[] = [
  'not-connected',
  'not-configured',
  'not-approved',
  'link-ended',
  'answer-lost',
];

export class FortnoxProblem extends AppError implements Problem {
  readonly about: ConnectionProblem | undefined;
  readonly fortnoxCode: number | undefined;
  readonly fortnoxStatus: number | undefined;
  readonly isTransient: boolean;
  readonly isFinal: boolean;
  readonly isUnknown: boolean;

  constructor(kind: ErrorKind, message: string, details: Details = {}) {
    super(kind, { message, cause: details.cause });
    this.name = 'FortnoxProblem';
    this.about = details.about;
    this.fortnoxCode = details.fortnoxCode;
    this.fortnoxStatus = details.status;
    this.isTransient = details.isTransient ?? false;
    this.isFinal = details.isFinal ?? false;
    this.isUnknown = details.isUnknown ?? false;
  }

  get logged(): Problem['logged'] {
    const { about, fortnoxCode, fortnoxStatus } = this;
    const isWait = about !== undefined && linkIsMissing.includes(about);
    return { isWait, facts: { about, fortnoxCode, fortnoxStatus } };
  }
}

export function linkProblem(about: ConnectionProblem, details: Omit<Details, 'about'> = {}): FortnoxProblem {
  return new FortnoxProblem(fortnoxNotLinked, problemSentence(about), { ...details, about });
}

export function silence({ isUnknown = false, cause }: Pick<Details, 'isUnknown' | 'cause'> = {}): FortnoxProblem {
  const message = connectionProblems['no-answer'].reason;
  return new FortnoxProblem(fortnoxUnavailable, `${message} Försök igen om en stund.`, {
    about: 'no-answer',
    isTransient: true,
    isUnknown,
    cause,
  });
}

/** The code and message of a refusal: Fortnox uses two spellings of the fields. */
function readRefusal(body: unknown): { code: number | undefined; message: string } {
  const outer = lowerCased(body);
  const inner = lowerCased(outer['errorinformation'] ?? body);
  const code = Number(inner['code']);
  const message = inner['message'];
  return {
    code: Number.isInteger(code) && code > 0 ? code : undefined,
    message: typeof message === 'string' ? message : '',
  };
}

function lowerCased(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name.toLowerCase(), inner]));
}

const maxMessageLength = 300;

/** By Fortnox's error code, because the status is unreliable. */
export function refusal(status: number, body: unknown): FortnoxProblem {
  const { code, message } = readRefusal(body);
  const clean = redact(message)
    .replace(/\s+/g, ' ')
    .replace(/[.”"\s]+$/, '')
    .slice(0, maxMessageLength);
  const { about, sentence, isRepairedElsewhere = false } = refusalOf(status, code, clean);
  const details = { status, isFinal: !about && !isRepairedElsewhere, ...(code !== undefined && { fortnoxCode: code }) };
  if (about) return linkProblem(about, details);
  return new FortnoxProblem(status === 404 ? notFound : fortnoxRefused, sentence, details);
}
