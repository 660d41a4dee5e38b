import { type Fields, errorFields, log } from './log.ts';

/** An error whose message names customers and is shown in the application: it is not logged, but these facts are. */
export type Problem = Error & {
  /** `isWait`: it waits for a person or another step, which is no error. */
  readonly logged: { isWait: boolean; facts: Fields };
};

/** Logs why something is retried later, as an error unless it waits. */
export function logFailure(event: string, error: unknown, fields: Fields): void {
  const isWait = isProblem(error) && error.logged.isWait;
  log(isWait ? 'info' : 'error', {
    event: `${event}-${isWait ? 'waits' : 'failed'}`,
    ...fields,
    ...failureFacts(error),
  });
}

export const failureFacts = (error: unknown): Fields => (isProblem(error) ? error.logged.facts : errorFields(error));

const isProblem = (error: unknown): error is Problem => error instanceof Error && 'logged' in error;
