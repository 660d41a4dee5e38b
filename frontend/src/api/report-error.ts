import { toast } from '../components/toast/toast.ts';
import { ApiError, isCancelled, isForbidden } from './api-error.ts';
import { failureText } from '../text/network.ts';

/**
 * Tells the person about a failed call, the same way everywhere: 403 in its own words, else the server's sentence, else
 * each of its errors. An ended session has its own dialog; a cancelled request is nothing to tell.
 * @param title what was tried, for example 'Kunde inte skapa kund'
 */
export function reportError(error: unknown, title?: string): void {
  if (isCancelled(error)) return;
  const heading = title === undefined ? {} : { title };
  if (!(error instanceof ApiError)) {
    console.error(error);
    toast.error(title ?? failureText.seeConsole);
    return;
  }
  if (error.status === 401) return;
  if (isForbidden(error)) {
    toast.error(failureText.forbidden, heading);
    return;
  }
  if (error.fields.length === 0) toast.error(error.message, heading);
  for (const { message } of error.fields) toast.error(message, heading);
}
