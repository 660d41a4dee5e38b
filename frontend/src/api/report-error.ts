import { toast } from '../state/toast.ts';
import { ApiError, isCancelled, isForbidden } from './api-error.ts';
import { failureText } from '../text/network.ts';

/** @param about what was to be saved: the error goes away once it is saved (`hideErrorsAbout`) */
export function reportError(error: unknown, title?: string, about?: unknown): void {
  if (isCancelled(error)) return;
  if (!(error instanceof ApiError)) {
    console.error(error);
    toast.error(title ?? failureText.seeConsole, { about });
    return;
  }
  if (error.status === 401) return;
  // A title says that it failed, which is not known then.
  const isUntitled = title === undefined || error.isUncertain || error.status === 504;
  const heading = { about, ...(!isUntitled && { title }) };
  if (isForbidden(error)) {
    toast.error(failureText.forbidden, heading);
    return;
  }
  if (error.fields.length === 0) toast.error(error.message, heading);
  for (const { message } of error.fields) toast.error(message, heading);
}
