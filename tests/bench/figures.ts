/** The smallest value that a share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const inOrder = values.toSorted((a, b) => a - b);
  return inOrder[Math.min(inOrder.length - 1, Math.floor(inOrder.length * share))]!;
}

/** Median, 95th percentile and maximum of durations. */
export const spread = (times: readonly number[]) => ({
  medianMs: quantile(times, 0.5),
  p95Ms: quantile(times, 0.95),
  slowestMs: quantile(times, 1),
});

export function rounded(figures: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value * 10) / 10 : value,
    ]),
  );
}
