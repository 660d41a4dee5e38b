type Part = { key: string };

/**
 * Gives new parts of a record, such as the lines of a work order, the ids that the server gave them, so that the next
 * save changes them instead of creating others.
 * @param sent the parts of the save
 * @param saved those of its answer, in the same order
 * @param join adds the id of the answer's part to a part, whose values as sent are the third argument
 */
export function partsWithIds<Any extends Part, Saved>(
  parts: readonly Any[],
  { sent, saved }: { sent: readonly Any[]; saved: readonly Saved[] },
  join: (part: Any, saved: Saved, sent: Any) => Any,
): Any[] {
  const places = new Map(sent.map(({ key }, index) => [key, index]));
  return parts.map((part) => {
    const place = places.get(part.key);
    const answer = place === undefined ? undefined : saved[place];
    return answer === undefined ? part : join(part, answer, sent[place!]!);
  });
}
