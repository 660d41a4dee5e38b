/** A series that reaches this far before it meets a number that is taken is as good as free. */
const roomNeeded = 10_000;

/**
 * The least number, from the given one, that a series of ours can begin with: no number of theirs stands within its
 * reach. Their own series may go on far above.
 */
export function firstFreeNumber(from: number, taken: readonly number[]): number {
  return taken
    .toSorted((a, b) => a - b)
    .reduce((free, number) => (number >= free && number < free + roomNeeded ? number + 1 : free), from);
}

export function takenSentence({ last, proposed }: { last: number; proposed: number }): string {
  return `I Fortnox finns redan faktura ${last}. Börja på ${proposed} eller högre.`;
}
