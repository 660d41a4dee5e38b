import { formsText } from '../../text/forms.ts';

export function leftMessage(typed: string, hasHits: boolean, nothingFound?: string): string {
  if (hasHits) return formsText.severalFit(typed);
  return nothingFound ?? formsText.noHitsFor(typed);
}
