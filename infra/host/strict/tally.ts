const counted = [
  'invocations',
  'coldStarts',
  /** For lack of concurrency: a 503 or 429 to a caller, a wait for an event. */
  'throttled',
  'timedOut',
  'outOfMemory',
  /** By the stage's rate, with 429. */
  'refusedByRate',
  'deliveredTwice',
  /** Answers from a global index that lacked a change. */
  'lateAnswers',
] as const;

type CountedEvent = (typeof counted)[number];

/** What strictness has done so far. */
export class Tally {
  readonly #counts = Object.fromEntries(counted.map((name) => [name, 0])) as Record<CountedEvent, number>;

  count(name: CountedEvent): void {
    this.#counts[name] += 1;
  }

  get counts(): Readonly<Record<CountedEvent, number>> {
    return { ...this.#counts };
  }
}
