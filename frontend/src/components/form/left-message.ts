import { formsText } from '../../text/forms.ts';

/** The error of text that was left without a choice. @param nothingFound replaces the usual sentence without hits */
export function leftMessage(typed: string, hasHits: boolean, nothingFound?: string): string {
  if (hasHits) return formsText.severalFit(typed);
  return nothingFound ?? formsText.noHitsFor(typed);
}
