import type { LocalFunction } from '../assembly/system.ts';
import type { FunctionError } from './messages.ts';

export const ended: FunctionError = {
  errorType: 'Runtime.ExitError',
  errorMessage: 'Runtime exited without providing a reason',
  trace: ['Runtime.ExitError: Runtime exited without providing a reason'],
};

/** The same error, but not logged, because the caller killed the functions on purpose. */
export const killed: FunctionError = { ...ended };

export const throttled: FunctionError = {
  errorType: 'TooManyRequestsException',
  errorMessage: 'Rate Exceeded.',
  trace: [],
};

/** The function runs on. */
export const integrationTimeout: FunctionError = {
  errorType: 'IntegrationTimeout',
  errorMessage: 'Endpoint request timed out',
  trace: [],
};

export const maxPayloadBytes = 6 * 1024 * 1024;
export const maxAsyncPayloadBytes = 1024 * 1024;

export const eventTooLarge: FunctionError = {
  errorType: 'RequestTooLargeException',
  errorMessage: `Request must be smaller than ${maxPayloadBytes} bytes for the InvokeFunction operation.`,
  trace: [],
};

export const answerTooLarge: FunctionError = {
  errorType: 'Function.ResponseSizeTooLarge',
  errorMessage: 'Response payload size exceeded maximum allowed payload size (6291556 bytes).',
  trace: ['Response payload size exceeded maximum allowed payload size (6291556 bytes).'],
};

export const outOfMemoryMessage = 'Error: Runtime exited with error: signal: killed';

export function outOfMemory({ memoryMb }: LocalFunction): FunctionError {
  const errorMessage = outOfMemoryMessage;
  return { errorType: 'Runtime.ExitError', errorMessage, trace: [`${errorMessage}: more than ${memoryMb} MB`] };
}

export function timedOut({ timeoutMs }: LocalFunction): FunctionError {
  const errorMessage = `Task timed out after ${(timeoutMs / 1000).toFixed(2)} seconds`;
  return { errorType: 'Sandbox.Timedout', errorMessage, trace: [errorMessage] };
}
