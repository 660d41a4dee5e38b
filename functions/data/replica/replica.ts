import { DatabaseSync } from 'node:sqlite';
import { applyRows } from './apply.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { listOpening } from '../../../shared/codes/errors/lists.ts';
import { changesOf } from '../../../shared/contract/headers.ts';
import { dayOf } from '../../../shared/lib/days.ts';
import { calls, lasting } from '../../../shared/lib/deadlines.ts';
import { awaitedMs, shownAfterMs, timestampsOf } from '../core/timestamps.ts';
import { Database } from './database.ts';
import type { Feed, FeedPage, IsKnown } from './feed.ts';
import { type Earlier, copyEarlierRows } from './earlier-rows.ts';
import { sumUpToToday } from './derived-tables.ts';
import { createIndexes, createTables, tidy } from './schema.ts';
import {
  type Progress,
  type SnapshotStore,
  ifUsable,
  openSnapshot,
  readProgress,
  writeProgress,
} from './snapshot-store.ts';
import { feedKinds } from './tables.ts';
import { throughFile } from './unpacked-file.ts';
import { FeedScan } from './feed-scan.ts';

export type ReplicaSettings = {
  feed: Feed;
  snapshots: SnapshotStore;
  tableName: string;
  now?: () => Date;
  pause?: (milliseconds: number) => Promise<void>;
  /** The deadline of a request for the replica to open; opening continues without it. */
  openingTimeoutMs?: number;
};

export type Counters = { requests: number; readUnits: number; rows: number; applied: number };

const second = 1000;
const minute = 60 * second;

/** How far before the newest row a regular poll reaches: covers clock skew of writers and the lag of the index. */
const overlap = 10 * second;
/** If nothing new has come for a while, a poll reaches back this far from the last poll, not from the newest row. */
const settled = minute;
/** Between polls for a change that is awaited: no list waits much longer than the index lags. */
const longestPause = 320;
/** Periodically, and on opening, a poll reaches further back to find missed rows. */
const deepOverlap = 15 * minute;
const deepEvery = 5 * minute;

export class Replica {
  readonly counters: Counters = { requests: 0, readUnits: 0, rows: 0, applied: 0 };
  readonly #settings: Required<ReplicaSettings>;
  #opening: Promise<Database> | undefined;
  #whole: { db: Database; reading: FeedScan; earlier: Earlier | undefined } | undefined;
  #running: Promise<void> | undefined;
  /** True once the running poll has been sent, too early for later writes. */
  #isAsked = false;
  #next: Promise<void> | undefined;
  #newestSeen = 0;
  #askedAt = 0;
  #deepAt = 0;
  /** The next poll must reach back to here: a recent change that a caller knows of. */
  #wanted = Infinity;
  /** By recent timestamp, the records that have been seen with it, and how many there are: none once a wait has timed out. */
  readonly #timestamps = new Map<number, { records: Set<string>; of: number }>();

  constructor(settings: ReplicaSettings) {
    this.#settings = { now: () => new Date(), pause: wait, openingTimeoutMs: calls.listOpening, ...settings };
  }

  /**
   * The replica with every change in the feed at the time of the call. It opens on the first call; concurrent calls
   * share the opening and the polls.
   * @param knownChangedAt what the caller knows of: waited for, but not for long
   */
  async fresh({ knownChangedAt }: { knownChangedAt?: string | undefined } = {}): Promise<Database> {
    const db = await this.#openInTime();
    const known = timestampsOf(knownChangedAt).map((one) => Date.parse(one));
    await this.#catchUpWith(known);
    let waited = 0;
    for (
      let delay = 20;
      this.#missing(known).length > 0 && waited < lasting(calls.knownChange);
      delay = Math.min(2 * delay, longestPause)
    ) {
      await this.#settings.pause(delay);
      waited += delay;
      await this.#catchUpWith(known);
    }
    for (const one of this.#missing(known)) this.#timestamps.set(one, { records: new Set(), of: 0 });
    return db;
  }

  /** @throws list_opening when opening takes longer than a request can wait; the next request finds it further along */
  async #openInTime(): Promise<Database> {
    const opening = this.open();
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(new AppError(listOpening)), lasting(this.#settings.openingTimeoutMs));
    try {
      return await Promise.race([opening, promise]);
    } finally {
      clearTimeout(timer);
      // Prevents an unhandled rejection after the timeout.
      opening.catch(() => undefined);
    }
  }

  open(): Promise<Database> {
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.#opening = undefined;
      throw error;
    });
    return this.#opening;
  }

  /** Polls the feed. Concurrent calls share a poll that has not been sent yet: the running one, or the one after it. */
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

  async lookBack(milliseconds: number): Promise<void> {
    const db = await this.open();
    await this.#ask(db, this.#askedAt - milliseconds);
  }

  #catchUpWith(known: readonly number[]): Promise<void> {
    const ofLate = known.filter((one) => one > this.#settings.now().getTime() - settled);
    this.#wanted = Math.min(this.#wanted, ...ofLate);
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
    this.#goOnFrom((name) => readProgress(db, name));
    return db;
  }

  async #readWhole(): Promise<Database> {
    this.#whole ??= await this.#beginWhole();
    const { db, reading, earlier } = this.#whole;
    await reading.run(this.#settings.feed, (page) => this.#take(db, page, reading.startedAt, true));
    if (earlier) this.#goOnFrom((name) => earlier.progress[name]);
    else this.#askedAt = this.#deepAt = reading.startedAt;
    createIndexes(db);
    tidy(db);
    this.#noteProgress(db);
    this.#whole = undefined;
    return db;
  }

  async #beginWhole() {
    const { snapshots, tableName, now } = this.#settings;
    const startedAt = now().getTime();
    const copied = await ifUsable(async () => {
      const packed = await snapshots.loadEarlier();
      return packed && throughFile(packed, (file) => withEarlierRows(file, tableName));
    });
    const { db, earlier } = copied ?? { db: emptyTables(), earlier: undefined };
    writeProgress(db, 'tableName', tableName);
    writeProgress(db, 'wholeReadAt', earlier?.progress.wholeReadAt ?? new Date(startedAt).toISOString());
    const missing = earlier && feedKinds.filter((kind) => !earlier.kinds.has(kind));
    return { db, earlier, reading: new FeedScan(startedAt, missing) };
  }

  #goOnFrom(progress: (name: Progress) => string | undefined): void {
    this.#newestSeen = Date.parse(progress('newestSeen') ?? '') || 0;
    this.#askedAt = Date.parse(progress('askedAt') ?? '') || 0;
  }

  async #tail(): Promise<void> {
    const db = await this.open();
    const now = this.#settings.now().getTime();
    // A timestamp from a clock that is ahead must not hide other writes.
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
    for (const timestamp of this.#timestamps.keys())
      if (timestamp < askedAt - settled) this.#timestamps.delete(timestamp);
    this.#isAsked = true;
    const isKnown: IsKnown = ({ kind, id }, changedAt) =>
      this.#timestamps.get(Date.parse(changedAt))?.records.has(`${kind} ${id}`) ?? false;
    const pages = this.#settings.feed.pages(new Date(after).toISOString(), undefined, undefined, isKnown);
    for await (const page of pages) this.#take(db, page, askedAt, false);
    if (readProgress(db, 'summedOn') !== dayOf(new Date())) db.transaction(() => db.exec(sumUpToToday));
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
    for (const { kind, id, changedAt, replaced, together } of rows) {
      this.#newestSeen = Math.max(this.#newestSeen, Date.parse(changedAt));
      const see = (at: string, of?: number) => {
        const timestamp = Date.parse(at);
        if (timestamp >= askedAt - settled) this.#see(timestamp, `${kind} ${id}`, of);
      };
      see(changedAt, together);
      for (const earlier of changesOf(replaced)) see(earlier);
    }
  }

  /** The index may show some of the records that one change wrote, and others later. */
  #see(timestamp: number, record: string, of: number | undefined): void {
    const seen = this.#timestamps.get(timestamp) ?? { records: new Set<string>(), of: 1 };
    seen.records.add(record);
    if (of !== undefined && seen.of > 0) seen.of = of;
    this.#timestamps.set(timestamp, seen);
  }

  #hasSeen(timestamp: number, now: number): boolean {
    const seen = this.#timestamps.get(timestamp);
    return seen !== undefined && (seen.records.size >= seen.of || timestamp + shownAfterMs <= now);
  }

  /**
   * A row names some of the changes that replaced each other, not all: earlier ones are therefore awaited only while an
   * index may lag.
   */
  #missing([newest, ...earlier]: readonly number[]): number[] {
    if (newest === undefined || Number.isNaN(newest)) return [];
    const now = this.#settings.now().getTime();
    const isAwaited = newest <= now + deepOverlap && newest + awaitedMs > this.#askedAt;
    return [
      ...(isAwaited ? [newest] : []),
      ...earlier.filter((one) => one + shownAfterMs > now && one <= newest),
    ].filter((one) => !this.#hasSeen(one, now));
  }
}

function emptyTables(): Database {
  const db = new Database(new DatabaseSync(':memory:'));
  createTables(db);
  return db;
}

function withEarlierRows(file: string, tableName: string) {
  const db = emptyTables();
  const earlier = copyEarlierRows(db, file, tableName);
  return { db, earlier };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
