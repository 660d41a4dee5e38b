const firstMs = 50;
const longestMs = 2_000;

/**
 * The waits after throttled asynchronous invocations and stream batches, which do not count as attempts. Lambda waits
 * from a second to five minutes; shortened here.
 */
export class ThrottleWait {
  #ms = firstMs;

  async next(): Promise<void> {
    const ms = this.#ms;
    this.#ms = Math.min(longestMs, ms * 2);
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
}
