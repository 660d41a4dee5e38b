/** A series with this much room before the next taken number counts as free. */
const roomNeeded = 10_000;

/**
 * The lowest number, at or above `from`, where a series of ours has room. Fortnox's own series may continue far above.
 */
export function firstFreeNumber(from: number, taken: readonly number[]): number {
  return taken
    .toSorted((a, b) => a - b)
    .reduce((free, number) => (number >= free && number < free + roomNeeded ? number + 1 : free), from);
}

export function takenSentence({ last, proposed }: { last: number; proposed: number }): string {
  return `I Fortnox finns redan faktura ${last}. Börja på ${proposed} eller högre.`;
}
