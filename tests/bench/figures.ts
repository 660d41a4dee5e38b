/** The value that a share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const inOrder = values.toSorted((a, b) => a - b);
  return inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))]!;
}

/** What is told of how long something took, many times. */
export const spread = (times: readonly number[]) => ({
  medianMs: quantile(times, 0.5),
  p95Ms: quantile(times, 0.95),
  slowestMs: quantile(times, 1),
});

/** For a table to read: one decimal each. */
export function rounded(figures: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value * 10) / 10 : value,
    ]),
  );
}
