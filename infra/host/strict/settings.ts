/** How strict mode differs from the usual host, which runs all functions in one thread, at once and without delay. */
export type Strictness = {
  randomSeed: number;
  concurrency: number;
  /** Idle instances end after at most this time, and the longest idle ones when there are more than `keptInstances`. */
  idleMs: number;
  keptInstances: number;
  /** At most, in either direction. */
  skewMs: number;
  indexLagMs: number;
  repeats: number;
  deliveryLagMs: number;
};

/** A new AWS account has a concurrency of 10. Lambda keeps idle instances for minutes. */
export const usualStrictness: Strictness = {
  randomSeed: 1,
  concurrency: 10,
  idleMs: 5 * 60_000,
  keptInstances: 40,
  skewMs: 500,
  indexLagMs: 2_000,
  repeats: 0.1,
  deliveryLagMs: 500,
};
