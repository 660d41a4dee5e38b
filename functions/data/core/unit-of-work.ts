import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../../platform/dynamodb.ts';
import { isUnanswered } from '../../platform/sdk.ts';
import { changesOf } from '../../../shared/contract/headers.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { busy, uncertain } from '../../../shared/codes/errors/every-call.ts';
import { calls, deadlineOf } from '../../../shared/lib/deadlines.ts';
import { type Action, type Write, isDeletion, recordActions, referenceAction, takeNumber } from './actions.ts';
import { type WriteCondition, isNew } from './condition.ts';
import { NumberConflict, asContention, pause, inSequence } from './contention.ts';
import { isInFeed } from './feed-rows.ts';
import { checkAction, deleteAction, putAction, updateAction } from './item-actions.ts';
import type { ItemChange } from './item-change.ts';
import { type Key, keys } from './keys.ts';
import { type Data, type Kind, type StoredRecord, fixedFields } from './records.ts';
import { followChange, newTimestamp } from './timestamps.ts';
import { lastNumber, nextNumber } from './table.ts';

/** DynamoDB allows at most 100 actions in a transaction. */
export const maxActions = 100;

type NumberedStage<Result, Ids> = {
  stage: (number: number, ids: Ids) => Result;
  takeIds: (() => Promise<Ids>) | undefined;
};

/**
 * All writes of one request, committed in one transaction: records with their versions, history and feed rows, unique
 * guards, follow-ups, and the answer of the idempotency key.
 */
export class UnitOfWork {
  readonly userId: number;
  readonly #writes = new Map<string, Write>();
  readonly #references = new Map<string, { key: Key; by: number }>();
  readonly #actions: Action[] = [];
  /** Built at each commit, because the stored answer needs the result. */
  #answer: ((result: unknown, changedAt: string | undefined) => Action) | undefined;
  #changedAt: string | undefined;
  readonly #preceding: UnitOfWork[] = [];
  #isCommitted = false;
  /** The caller's deadline; undefined for background work, which counts from the commit. */
  readonly #deadline: number | undefined;

  constructor(userId: number, deadline?: number) {
    this.userId = userId;
    this.#deadline = deadline;
  }

  /** The moment of a committed change that lists show; they would wait in vain for any other. */
  get changedAt(): string | undefined {
    return this.#changedAt;
  }

  /** The earlier moments of the records that it changes. */
  get replaced(): string[] {
    const own = [...this.#writes.values()].flatMap(({ before }) =>
      before ? [before.changedAt, ...changesOf(before.replaced)] : [],
    );
    return [...own, ...this.#preceding.flatMap((unit) => unit.replaced)];
  }

  /** The moments of changes that were committed for this one, the newest first: its caller awaits them too. */
  get preceding(): readonly string[] {
    return this.#preceding.flatMap(({ changedAt }) => changedAt ?? []).toReversed();
  }

  follow(committed: UnitOfWork): void {
    this.#preceding.push(committed);
  }

  get isCommitted(): boolean {
    return this.#isCommitted;
  }

  get isEmpty(): boolean {
    return this.#writes.size + this.#references.size + this.#actions.length === 0;
  }

  async create<K extends Kind>(kind: K, data: Data<K>): Promise<StoredRecord<K>> {
    return this.createWithId(kind, await nextNumber(kind), data);
  }

  createWithId<K extends Kind>(kind: K, id: number, data: Data<K>): StoredRecord<K> {
    const record: StoredRecord<K> = {
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

  save<K extends Kind>(record: StoredRecord<K>, data: Data<K>): StoredRecord<K> {
    return this.#next(record, { data });
  }

  restore<K extends Kind>(record: StoredRecord<K>, data: Data<K>): StoredRecord<K> {
    return this.#next(record, { data, deleted: false });
  }

  noteRestored({ kind, id }: Pick<StoredRecord, 'kind' | 'id'>, savedAt: string): void {
    const key = keys.record(kind, id).pk;
    const write = this.#writes.get(key);
    if (write) this.#writes.set(key, { ...write, restoredTo: savedAt });
  }

  /** @param unlessReferred refuses while other records refer to it (see `refer`) */
  remove<K extends Kind>(record: StoredRecord<K>, { unlessReferred = false } = {}): StoredRecord<K> {
    return this.#next(record, { deleted: true }, unlessReferred);
  }

  /** Deletes a record, whose data are then these. References to it stay. */
  removeAs<K extends Kind>(record: StoredRecord<K>, data: Data<K>): StoredRecord<K> {
    return this.#next(record, { deleted: true, data });
  }

  /**
   * Counts a reference to a record: +1 when it begins, −1 when it ends. Conditions in the transaction make sure that a
   * deleted record takes no new references and that a referenced one cannot be removed with `unlessReferred`.
   */
  refer(kind: Kind, id: number | null, by: 1 | -1): void {
    if (id === null) return;
    const key = keys.record(kind, id);
    const known = this.#references.get(key.pk);
    this.#references.set(key.pk, { key, by: (known?.by ?? 0) + by });
  }

  moveReference(kind: Kind, from: number | null, to: number | null): void {
    if (from === to) return;
    this.refer(kind, from, -1);
    this.refer(kind, to, 1);
  }

  /** If it is already reserved, the commit throws Contention. */
  reserveUnique(scope: string, value: string, id: number): void {
    this.put({ ...keys.unique(scope, value), id }, isNew);
  }

  releaseUnique(scope: string, value: string): void {
    this.delete(keys.unique(scope, value));
  }

  put(item: Record<string, unknown> & Key, onlyIf?: WriteCondition): void {
    this.add(putAction(item, onlyIf));
  }

  update(key: Key, change: ItemChange): void {
    this.add(updateAction(key, change));
  }

  delete(key: Key, onlyIf?: WriteCondition): void {
    this.add(deleteAction(key, onlyIf));
  }

  /** Commits only if this holds of an item that it does not write. */
  check(key: Key, onlyIf: WriteCondition): void {
    this.add(checkAction(key, onlyIf));
  }

  add(action: Action): void {
    this.#actions.push(action);
  }

  answerWith(toAction: (result: unknown, changedAt: string | undefined) => Action): void {
    this.#answer = toAction;
  }

  get size(): number {
    const deletions = [...this.#writes.values()].filter(isDeletion).length;
    return this.#writes.size * 2 + deletions + this.#references.size + this.#actions.length + (this.#answer ? 1 : 0);
  }

  /** @throws Contention when a record has changed since it was read */
  async commit(result: unknown): Promise<void> {
    if (this.isEmpty || this.#isCommitted) return;
    await this.#send(result, []);
  }

  /**
   * Commits with the next number of an unbroken series. The number is taken in the same transaction as its record, so a
   * failed commit takes none. If another writer takes the number first, only this step is retried.
   * @param stage stages the record for the given number and returns the result; called again for another number
   * @param takeIds takes the ids that `stage` needs, while the last number is read
   */
  commitNumbered<Result, Ids = undefined>(
    series: string,
    stage: (number: number, ids: Ids) => Result,
    takeIds?: () => Promise<Ids>,
  ): Promise<Result> {
    const deadline = deadlineOf(calls.numberQueue);
    return inSequence(series, () => this.#takeNumber(series, { stage, takeIds, deadline }));
  }

  async #takeNumber<Result, Ids>(
    series: string,
    { stage, takeIds, deadline }: NumberedStage<Result, Ids> & { deadline: number },
  ): Promise<Result> {
    const stagedBefore = this.#actions.length;
    // Past the deadline, the caller has gone.
    if (Date.now() > deadline) throw new AppError(busy);
    const [read, ids] = await Promise.all([lastNumber(series), takeIds?.()]);
    let last = read;
    for (let attempt = 0; ; attempt += 1) {
      if (Date.now() > deadline) throw new AppError(busy);
      this.#actions.length = stagedBefore;
      const result = stage(last + 1, ids as Ids);
      try {
        await this.#send(result, [takeNumber(keys.counter(series), last)]);
        return result;
      } catch (error) {
        if (!(error instanceof NumberConflict)) throw error;
        await pause(attempt);
        last = error.last ?? (await lastNumber(series));
      }
    }
  }

  #next<K extends Kind>(
    record: StoredRecord<K>,
    change: Partial<StoredRecord<K>>,
    unlessReferred = false,
  ): StoredRecord<K> {
    requireFixed(record, change);
    const next: StoredRecord<K> = { ...record, ...change, version: record.version + 1, changedBy: this.userId };
    this.#stage(record, next, unlessReferred);
    return next;
  }

  #stage(before: StoredRecord | null, after: StoredRecord, unlessReferred = false): void {
    this.#writes.set(keys.record(after.kind, after.id).pk, { before, after, unlessReferred });
  }

  async #send(result: unknown, first: Action[]): Promise<void> {
    this.replaced.forEach(followChange);
    const changedAt = newTimestamp();
    const listed = [...this.#writes.values()].filter(({ after }) => isInFeed(after)).length;
    const listedAt = listed > 0 ? changedAt : undefined;
    const together = listed > 1 ? listed : undefined;
    const actions = [
      ...first,
      ...[...this.#writes.entries()].flatMap(([pk, write]) =>
        recordActions(write, this.#references.get(pk)?.by ?? 0, { changedAt, together }),
      ),
      ...[...this.#references.entries()].flatMap(([pk, reference]) =>
        this.#writes.has(pk) || reference.by === 0 ? [] : [referenceAction(reference.key, reference.by)],
      ),
      ...this.#actions,
      ...(this.#answer ? [this.#answer(result, listedAt)] : []),
    ];
    if (actions.length > maxActions) throw new Error(`A transaction of ${actions.length} actions is too large.`);
    const left = Math.max(0, (this.#deadline ?? deadlineOf(calls.numberQueue)) - Date.now());
    // The token makes a retried request idempotent.
    const command = new TransactWriteCommand({ TransactItems: actions, ClientRequestToken: randomUUID() });
    try {
      await dynamodb().send(command, { abortSignal: AbortSignal.timeout(left) });
    } catch (error) {
      if (isUnanswered(error)) throw new AppError(uncertain, { cause: error });
      throw asContention(error, first.length) ?? error;
    }
    this.#isCommitted = true;
    this.#changedAt = listedAt;
  }
}

function requireFixed({ kind, id, data }: StoredRecord, change: Partial<StoredRecord>): void {
  const fixed: readonly string[] | undefined = fixedFields[kind];
  if (!fixed) return;
  const before = data as Record<string, unknown>;
  const after = (change.data ?? data) as Record<string, unknown>;
  const changed = fixed.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
  if (change.deleted || changed.length > 0) {
    throw new Error(`${kind} ${id} is issued and cannot change: ${changed.join(', ') || 'it would be deleted'}.`);
  }
}
