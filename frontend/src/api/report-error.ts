import { toast } from '../state/toast.ts';
import { ApiError, isCancelled, isForbidden } from './api-error.ts';
import { failureText } from '../text/network.ts';

type Explanation = { title?: string; messages: string[] };

/** What to show of a failure: nothing of what was cancelled, or asks for a login. */
export function explain(error: unknown, title?: string): Explanation {
  if (isCancelled(error) || (error instanceof ApiError && error.status === 401)) return { messages: [] };
  if (!(error instanceof ApiError)) {
    console.error(error);
    return { messages: [title ?? failureText.seeConsole] };
  }
  // A title says that it failed, which is not known then.
  const isUntitled = title === undefined || error.isUncertain || error.status === 504;
  const messages = error.fields.length === 0 ? [error.message] : error.fields.map(({ message }) => message);
  return { messages: isForbidden(error) ? [failureText.forbidden] : messages, ...(!isUntitled && { title }) };
}

/** @param about what was to be saved: the error goes away once it is saved (`hideErrorsAbout`) */
export function reportError(error: unknown, title?: string, about?: unknown): void {
  const { messages, ...heading } = explain(error, title);
  for (const message of messages) toast.error(message, { about, ...heading });
}
