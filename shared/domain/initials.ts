import { cleanText } from '../lib/clean-text.ts';

/** Initials as they are stored: they name a user whole, whatever the case. 'al ' → 'AL' */
export function storedInitials(typed: string): string {
  return cleanText(typed).trim().toUpperCase();
}
