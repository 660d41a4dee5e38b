import { DatabaseSync } from 'node:sqlite';
import { applyRows } from './apply.ts';
import { AppError } from '../../shared/codes/errors.ts';
import { Database } from './database.ts';
import type { Feed, FeedPage } from './feed.ts';
import { createIndexes, createTables, tidy } from './schema.ts';
import { WholeReading } from './whole-reading.ts';
import { type SnapshotStore, openSnapshot, readProgress, writeProgress } from './snapshot-store.ts';

export type ReplicaSettings = {
  feed: Feed;
  snapshots: SnapshotStore;
  /** A snapshot of another table is ignored. */
  tableName: string;
  now?: () => Date;
  pause?: (milliseconds: number) => Promise<void>;
  /** How long a request waits for an opening, which goes on without it. */
  openingPatience?: number;
};

/** What the replica has asked of the feed since it was made. */
export type Counters = { requests: number; readUnits: number; rows: number; applied: number };

const second = 1000;
const minute = 60 * second;

/** How far back a normal question reaches before the newest row: for writers' clocks and the index's lag. */
const overlap = 10 * second;
/** Where nothing new has come for a while, it reaches this far before the last question instead of the newest row. */
const settled = minute;
/** From time to time, and when it opens, the replica looks back further, so that what it missed is found. */
const deepOverlap = 15 * minute;
const deepEvery = 5 * minute;
/** How long to wait for a change that the caller knows of. */
const patience = second;

/** Well below the 29 seconds of API Gateway. */
const usualOpeningPatience = 20 * second;

/** A copy in memory of what lists need, kept up with the feed of the table. */
export class Replica {
  readonly counters: Counters = { requests: 0, readUnits: 0, rows: 0, applied: 0 };
  readonly #settings: Required<ReplicaSettings>;
  #opening: Promise<Database> | undefined;
  /** A reading of the whole feed that is under way or broke off. */
  #whole: { db: Database; reading: WholeReading } | undefined;
  #running: Promise<void> | undefined;
  /** Whether the running question is out, too late for what is written from now on. */
  #isAsked = false;
  #next: Promise<void> | undefined;
  #newestSeen = 0;
  #askedAt = 0;
  #deepAt = 0;
  /** The next question must reach back to here: a change of late that a caller knows of. */
  #wanted = Infinity;
  /** Stamps of late that have been seen, or that were waited for in vain. */
  readonly #stamps = new Set<number>();

  constructor(settings: ReplicaSettings) {
    this.#settings = { now: () => new Date(), pause: wait, openingPatience: usualOpeningPatience, ...settings };
  }

  /**
   * The replica with everything that was in the feed when it was asked for. It opens at the first call; calls at the
   * same time share the opening and the questions to the feed.
   * @param knownChangedAt a change that the caller knows of: waited for, but not for long
   */
  async fresh({ knownChangedAt }: { knownChangedAt?: string | undefined } = {}): Promise<Database> {
    const db = await this.#openInTime();
    const known = Date.parse(knownChangedAt ?? '');
    await this.#catchUpWith(known);
    let waited = 0;
    for (let delay = 20; this.#isMissing(known) && waited < patience; delay *= 2) {
      await this.#settings.pause(delay);
      waited += delay;
      await this.#catchUpWith(known);
    }
    if (this.#isMissing(known)) this.#stamps.add(known);
    return db;
  }

  /** @throws list_opening when that takes longer than a request can wait; the next request finds it further on */
  async #openInTime(): Promise<Database> {
    const opening = this.open();
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new AppError('list_opening')), this.#settings.openingPatience);
    try {
      return await Promise.race([opening, promise]);
    } finally {
      clearTimeout(timer);
      // Nobody may be waiting for it any more when it fails.
      opening.catch(() => undefined);
    }
  }

  /** Opens from the newest snapshot, else from the whole feed. */
  open(): Promise<Database> {
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }

  /** Asks the feed what is new. Calls share a question that is not out yet: the running one, or the one after it. */
  catchUp(): Promise<void> {
    if (this.#next) return this.#next;
    if (!this.#running) return this.#run();
    if (!this.#isAsked) return this.#running;
    this.#next = this.#running
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        return this.#run();
      });
    return this.#next;
  }

  /** Reads again everything since so long before the last question. */
  async lookBack(milliseconds: number): Promise<void> {
    const db = await this.open();
    await this.#ask(db, this.#askedAt - milliseconds);
  }

  #catchUpWith(known: number): Promise<void> {
    const isOfLate = known > this.#settings.now().getTime() - settled;
    if (isOfLate) this.#wanted = Math.min(this.#wanted, known);
    return this.catchUp();
  }

  #run(): Promise<void> {
    this.#isAsked = false;
    this.#running = this.#tail().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #open(): Promise<Database> {
    const { snapshots, tableName } = this.#settings;
    const db = this.#whole ? undefined : await openSnapshot(snapshots, tableName);
    if (!db) return this.#readWhole();
    this.#newestSeen = Date.parse(readProgress(db, 'newestSeen') ?? '') || 0;
    this.#askedAt = Date.parse(readProgress(db, 'askedAt') ?? '') || 0;
    return db;
  }

  async #readWhole(): Promise<Database> {
    this.#whole ??= this.#beginWhole();
    const { db, reading } = this.#whole;
    await reading.go(this.#settings.feed, (page) => this.#take(db, page, reading.startedAt, true));
    this.#askedAt = reading.startedAt;
    this.#deepAt = reading.startedAt;
    createIndexes(db);
    tidy(db);
    this.#noteProgress(db);
    this.#whole = undefined;
    return db;
  }

  #beginWhole() {
    const db = new Database(new DatabaseSync(':memory:'));
    const startedAt = this.#settings.now().getTime();
    createTables(db);
    writeProgress(db, 'tableName', this.#settings.tableName);
    writeProgress(db, 'wholeReadAt', new Date(startedAt).toISOString());
    return { db, reading: new WholeReading(startedAt) };
  }

  async #tail(): Promise<void> {
    const db = await this.open();
    const now = this.#settings.now().getTime();
    // A stamp of a clock that is ahead must not hide what others write meanwhile.
    const newest = Math.min(this.#newestSeen, now);
    const isDeep = now - this.#deepAt >= deepEvery;
    const since = isDeep
      ? Math.max(newest, this.#askedAt) - deepOverlap
      : Math.max(newest - overlap, this.#askedAt - settled);
    const after = Math.min(since, this.#wanted - 1);
    this.#wanted = Infinity;
    await this.#ask(db, after);
    if (isDeep) this.#deepAt = now;
  }

  async #ask(db: Database, after: number): Promise<void> {
    const askedAt = this.#settings.now().getTime();
    for (const stamp of this.#stamps) if (stamp < askedAt - settled) this.#stamps.delete(stamp);
    this.#isAsked = true;
    const pages = this.#settings.feed.pages(new Date(after).toISOString());
    for await (const page of pages) this.#take(db, page, askedAt, false);
    this.#askedAt = askedAt;
    this.#noteProgress(db);
  }

  #noteProgress(db: Database): void {
    writeProgress(db, 'newestSeen', new Date(this.#newestSeen).toISOString());
    writeProgress(db, 'askedAt', new Date(this.#askedAt).toISOString());
  }

  #take(db: Database, { rows, readUnits }: FeedPage, askedAt: number, withoutIndexes: boolean): void {
    this.counters.requests += 1;
    this.counters.readUnits += readUnits;
    this.counters.rows += rows.length;
    this.counters.applied += applyRows(db, rows, { withoutIndexes });
    for (const { changedAt } of rows) {
      const stamp = Date.parse(changedAt);
      this.#newestSeen = Math.max(this.#newestSeen, stamp);
      if (stamp >= askedAt - settled) this.#stamps.add(stamp);
    }
  }

  /** A change that has not come although it is asked for, and is so fresh that the index may not have it yet. */
  #isMissing(known: number): boolean {
    if (Number.isNaN(known) || known > this.#settings.now().getTime() + deepOverlap) return false;
    return !this.#stamps.has(known) && known + overlap > this.#askedAt;
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
