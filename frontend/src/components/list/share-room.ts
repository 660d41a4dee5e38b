type Need = {
  /** For all that a column shows. */
  whole: number;
  /** What the column makes do with while others need more. */
  enough: number;
};

/** First what is enough for each, then more for those that need it; what is left over in proportion. */
export function shareRoom(needs: readonly Need[], room: number): number[] {
  const enough = fill(
    needs.map((need) => need.enough),
    room,
  );
  const more = fill(
    needs.map(({ whole }, index) => Math.max(0, whole - enough[index]!)),
    room - sum(enough),
  );
  const shares = enough.map((width, index) => width + more[index]!);
  const used = sum(shares);
  return shares.map((width) => (width * room) / used);
}

/** The smallest needs are met; the others get equal parts of what is left. */
function fill(needs: readonly number[], room: number): number[] {
  const filled: number[] = [];
  let left = room;
  const bySize = needs.map((need, index) => ({ need, index })).toSorted((one, other) => one.need - other.need);
  for (const [place, { need, index }] of bySize.entries()) {
    filled[index] = Math.min(need, left / (needs.length - place));
    left -= filled[index];
  }
  return filled;
}

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
