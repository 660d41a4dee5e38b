/** Another write came first: nothing was written, and the request must be retried from fresh reads. */
export class Contention extends Error {
  override readonly name = 'Contention';
}

export class NumberConflict extends Contention {
  readonly last: number | undefined;

  constructor(message: string, last: number | undefined) {
    super(message);
    this.last = last;
  }
}

export function isConditionFailure(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ConditionalCheckFailedException';
}

const contended = new Set([
  'ConditionalCheckFailed',
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
]);

type Reason = { Code?: string; Item?: Record<string, { N?: string }> };

/**
 * Maps a cancelled transaction to a Contention if concurrent writes caused it.
 * @param numbered how many of the first actions take a number
 */
export function asContention(error: unknown, numbered: number): Contention | undefined {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return undefined;
  const reasons = (error as Error & { CancellationReasons?: Reason[] }).CancellationReasons ?? [];
  const codes = reasons.map(({ Code }) => Code ?? 'None');
  if (codes.some((code) => code !== 'None' && !contended.has(code))) return undefined;
  const isOnlyNumber = codes.every((code, index) => code !== 'ConditionalCheckFailed' || index < numbered);
  if (numbered === 0 || !isOnlyNumber) return new Contention(error.message, { cause: error });
  const last = Number(reasons[0]?.Item?.['value']?.N);
  return new NumberConflict(error.message, Number.isInteger(last) ? last : undefined);
}

/**
 * Runs an attempt, and again from fresh reads while another write comes first.
 * @throws the last Contention, after `maxRetries`
 */
export async function retryContention<Result>(maxRetries: number, attempt: () => Promise<Result>): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Contention) || retries === maxRetries) throw error;
      await pause(retries);
    }
  }
}

export async function pause(attempt: number): Promise<void> {
  const upTo = Math.min(400, 10 * 2 ** Math.min(attempt, 6));
  await new Promise((resolve) => setTimeout(resolve, Math.random() * upTo));
}

const last = new Map<string, Promise<unknown>>();

/** Runs tasks of the same name one at a time within this process, so that it does not compete with itself. */
export function inSequence<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const mine = (last.get(name) ?? Promise.resolve()).then(task, task);
  last.set(name, mine);
  return mine;
}
