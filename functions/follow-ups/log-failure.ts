import { FortnoxProblem } from '../gateways/fortnox/problem.ts';
import { type Fields, errorFields, log } from '../platform/log.ts';
import { FollowUpProblem } from './follow-up-problem.ts';

const linkIsMissing = ['not-connected', 'not-configured', 'not-approved', 'link-ended', 'answer-lost'];

/**
 * Logs why something is retried later. Waiting for a person or another step is not an error. Messages of both kinds of
 * problems name customers and are shown in the application, so they are not logged.
 */
export function logFailure(event: string, error: unknown, fields: Fields): void {
  const isWait = isExpected(error);
  log(isWait ? 'info' : 'error', { event: `${event}-${isWait ? 'waits' : 'failed'}`, ...fields, ...factsOf(error) });
}

function isExpected(error: unknown): boolean {
  if (error instanceof FortnoxProblem) return linkIsMissing.includes(error.about ?? '');
  if (!(error instanceof FollowUpProblem)) return false;
  return error.needs !== null || (error.cause === undefined && error.stops === undefined);
}

function factsOf(error: unknown): Fields {
  if (error instanceof FortnoxProblem) {
    const { about, fortnoxCode, fortnoxStatus } = error;
    return { about, fortnoxCode, fortnoxStatus };
  }
  if (!(error instanceof FollowUpProblem)) return errorFields(error);
  const { needs, stops, cause } = error;
  return { needs: needs ?? undefined, stops, ...(cause !== undefined && factsOf(cause)) };
}
