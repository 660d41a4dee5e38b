import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../../platform/dynamodb.ts';
import { environment } from '../../platform/environment.ts';
import { isUnanswered } from '../../platform/unanswered.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { type Action, type Write, recordActions, referenceAction, takeNumber } from './actions.ts';
import { NumberTaken, asContention, pause } from './contention.ts';
import { type Key, keys } from './keys.ts';
import { type Data, type Kind, type Stored, fixedFields } from './records.ts';
import { lastNumber, nextNumber } from './table.ts';
import { inTurn } from './turns.ts';

/** DynamoDB takes at most 100 actions in a transaction. */
export const maxActions = 100;

/**
 * Everything that one request writes, committed in one transaction: the records with their versions, their history,
 * their place in the feed, the guards of unique values, follow-ups, and the answer to a repeat of the request.
 */
export class UnitOfWork {
  /** Who acts; 0 is the system. */
  readonly userId: number;
  readonly #writes = new Map<string, Write>();
  readonly #references = new Map<string, { key: Key; by: number }>();
  readonly #actions: Action[] = [];
  /** Made into an action at each commit: the stored answer needs the result. */
  #answer: ((result: unknown, changedAt: string) => Action) | undefined;
  #changedAt: string | undefined;
  /** When whoever asked has to have an answer; counted from the commit where nobody waits. */
  readonly #deadline: number | undefined;

  constructor(userId: number, deadline?: number) {
    this.userId = userId;
    this.#deadline = deadline;
  }

  /** The stamp of what was written; undefined until something is. */
  get changedAt(): string | undefined {
    return this.#changedAt;
  }

  get isEmpty(): boolean {
    return this.#writes.size + this.#references.size + this.#actions.length === 0;
  }

  /** A new record with the next id of its kind. */
  async create<K extends Kind>(kind: K, data: Data<K>): Promise<Stored<K>> {
    return this.createWithId(kind, await nextNumber(kind), data);
  }

  /** A new record whose id was taken before, or is given (settings). */
  createWithId<K extends Kind>(kind: K, id: number, data: Data<K>): Stored<K> {
    const record: Stored<K> = {
      kind,
      id,
      version: 1,
      deleted: false,
      changedAt: '',
      changedBy: this.userId,
      refs: 0,
      data,
    };
    this.#stage(null, record);
    return record;
  }

  /** The next version of a record that was read. */
  save<K extends Kind>(record: Stored<K>, data: Data<K>): Stored<K> {
    return this.#next(record, { data });
  }

  /** A deleted record made again, under the id it had. */
  restore<K extends Kind>(record: Stored<K>, data: Data<K>): Stored<K> {
    return this.#next(record, { data, deleted: false });
  }

  /** Marks a record as deleted. @param unlessReferred refuse when something refers to it (see `refer`) */
  remove<K extends Kind>(record: Stored<K>, { unlessReferred = false } = {}): Stored<K> {
    return this.#next(record, { deleted: true }, unlessReferred);
  }

  /**
   * Counts that something refers to a record: +1 when it begins, −1 when it ends. A record that is deleted takes no new
   * references, and one that is referred to cannot be removed with `unlessReferred`, whoever comes first.
   */
  refer(kind: Kind, id: number | null, by: 1 | -1): void {
    if (id === null) return;
    const key = keys.record(kind, id);
    const known = this.#references.get(key.pk);
    this.#references.set(key.pk, { key, by: (known?.by ?? 0) + by });
  }

  /** Moves a reference from one record to another; the same record twice costs nothing. */
  moveReference(kind: Kind, from: number | null, to: number | null): void {
    if (from === to) return;
    this.refer(kind, from, -1);
    this.refer(kind, to, 1);
  }

  /** Reserves a value that may exist only once; a value that is already reserved makes the commit a `Contention`. */
  reserveUnique(scope: string, value: string, id: number): void {
    this.put({ ...keys.unique(scope, value), id }, 'attribute_not_exists(pk)');
  }

  releaseUnique(scope: string, value: string): void {
    this.#actions.push({ Delete: { TableName: environment.tableName(), Key: keys.unique(scope, value) } });
  }

  /** Any other item, with an optional condition on what is there before. */
  put(item: Record<string, unknown> & Key, condition?: string): void {
    this.#actions.push({
      Put: { TableName: environment.tableName(), Item: item, ConditionExpression: condition },
    });
  }

  /** A raw action, for what the others do not cover. */
  add(action: Action): void {
    this.#actions.push(action);
  }

  /** Stores the answer with what is written, so that a repeat of the request gets the same. */
  answerWith(toAction: (result: unknown, changedAt: string) => Action): void {
    this.#answer = toAction;
  }

  /** How many actions the commit will need. */
  get size(): number {
    return this.#writes.size * 2 + this.#references.size + this.#actions.length + (this.#answer ? 1 : 0);
  }

  /** @throws Contention when anything changed since it was read */
  async commit(result: unknown): Promise<void> {
    if (this.isEmpty || this.#changedAt) return;
    await this.#send(result, []);
  }

  /**
   * Commits with the next number of an unbroken series: the number is taken in the same transaction as what bears it,
   * so a commit that fails takes none. When somebody else takes the number first, only this last step is done again.
   * @param stage given the number, stages what bears it and gives the result; called again for another number
   */
  commitNumbered<Result>(series: string, stage: (number: number) => Result): Promise<Result> {
    const deadline = Date.now() + longestQueueMs;
    return inTurn(series, () => this.#takeNumber(series, stage, deadline));
  }

  async #takeNumber<Result>(series: string, stage: (number: number) => Result, deadline: number): Promise<Result> {
    const stagedBefore = this.#actions.length;
    // Whose time is up leaves the queue at once: whoever asked is not there any more.
    if (Date.now() > deadline) throw new AppError('busy');
    let last = await lastNumber(series);
    for (let attempt = 0; ; attempt += 1) {
      if (Date.now() > deadline) throw new AppError('busy');
      this.#actions.length = stagedBefore;
      const result = stage(last + 1);
      try {
        await this.#send(result, [takeNumber(keys.counter(series), last)]);
        return result;
      } catch (error) {
        if (!(error instanceof NumberTaken)) throw error;
        await pause(attempt);
        last = error.last ?? (await lastNumber(series));
      }
    }
  }

  #next<K extends Kind>(record: Stored<K>, change: Partial<Stored<K>>, unlessReferred = false): Stored<K> {
    requireFixed(record, change);
    const next: Stored<K> = { ...record, ...change, version: record.version + 1, changedBy: this.userId };
    this.#stage(record, next, unlessReferred);
    return next;
  }

  #stage(before: Stored | null, after: Stored, unlessReferred = false): void {
    this.#writes.set(keys.record(after.kind, after.id).pk, { before, after, unlessReferred });
  }

  async #send(result: unknown, first: Action[]): Promise<void> {
    const changedAt = stamp();
    const actions = [
      ...first,
      ...[...this.#writes.entries()].flatMap(([pk, write]) =>
        recordActions(write, this.#references.get(pk)?.by ?? 0, changedAt),
      ),
      ...[...this.#references.entries()].flatMap(([pk, reference]) =>
        this.#writes.has(pk) || reference.by === 0 ? [] : [referenceAction(reference.key, reference.by)],
      ),
      ...this.#actions,
      ...(this.#answer ? [this.#answer(result, changedAt)] : []),
    ];
    if (actions.length > maxActions) throw new Error(`A transaction of ${actions.length} actions is too large.`);
    const left = Math.max(0, (this.#deadline ?? Date.now() + longestQueueMs) - Date.now());
    // By the token, a request that is sent again because no answer came is done once.
    const command = new TransactWriteCommand({ TransactItems: actions, ClientRequestToken: randomUUID() });
    try {
      await dynamodb().send(command, { abortSignal: AbortSignal.timeout(left) });
    } catch (error) {
      if (isUnanswered(error)) throw new AppError('uncertain', { cause: error });
      throw asContention(error, first.length) ?? error;
    }
    this.#changedAt = changedAt;
  }
}

/** @throws when a record that is issued would be deleted, or say another thing than it said */
function requireFixed({ kind, id, data }: Stored, change: Partial<Stored>): void {
  const fixed: readonly string[] | undefined = fixedFields[kind];
  if (!fixed) return;
  const before = data as Record<string, unknown>;
  const after = (change.data ?? data) as Record<string, unknown>;
  const changed = fixed.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  if (change.deleted || changed.length > 0) {
    throw new Error(`${kind} ${id} is issued and cannot change: ${changed.join(', ') || 'it would be deleted'}.`);
  }
}

/** Shorter than the 29 seconds that API Gateway waits, so that who asks gets an answer. */
const longestQueueMs = 24_000;

let lastStamp = 0;

/** Now, as an instant that this process has not given before. */
function stamp(): string {
  lastStamp = Math.max(Date.now(), lastStamp + 1);
  return new Date(lastStamp).toISOString();
}
