export const noHits = 'Inga träffar';

export function leftMessage(text: string, hasHits: boolean, nothingFound = noHits): string {
  if (hasHits) return `Flera passar ”${text}”. Välj en i listan.`;
  return nothingFound === noHits ? `Inga träffar på ”${text}”.` : nothingFound;
}
