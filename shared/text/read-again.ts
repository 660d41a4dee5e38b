/** Advice to a caller that cannot merge: the last sentence of the refusal of an outdated version. */
export const readAgain = 'Läs in den igen och gör om din ändring.';

/** @returns who changed the record and when, without the advice; undefined for a refusal of another kind */
export function changeOf(refusal: string): string | undefined {
  return refusal.endsWith(readAgain) ? refusal.slice(0, -readAgain.length).trim() : undefined;
}
