const replaced: readonly [RegExp, string][] = [
  [/[—―‒]/g, '–'],
  [/…/g, '...'],
  [/[‘`]/g, '’'],
  [/["“”„«»]/g, '´'],
  [/\t/g, ' '],
];

/** The signs that Fortnox takes beside letters, digits, spaces and line breaks. */
const refused = /[^\p{L}\p{M}\p{N} \r\n–:.,;'´’^¤#%§£$€¢¥©™°&/()=+\-*_\\!?²³®½@]/gu;

/** A text as Fortnox takes it: its signs alone, no double blanks, and no longer than there is room for. */
export function fortnoxText(text: string, longest: number): string {
  const plain = replaced
    .reduce((rest, [pattern, by]) => rest.replace(pattern, by), text.normalize('NFC'))
    .replace(refused, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  return Array.from(plain).slice(0, longest).join('').trim();
}
