import type { Key } from '../core/keys.ts';
import type { Task, Timing } from './task-store.ts';

/** An item that has just been written, as the table's stream tells of it. */
export type WrittenItem = { key: Key; isNew: boolean; attempts: number; state: string | undefined };

export type TaskKind = {
  name: string;
  isOf(key: Key): boolean;
  timing: Timing;
  /**
   * - shared: every step is conditional on the task's progress, so any number of processes may run it.
   * - taken: each step is taken by one process and leaves the task due, until the last one.
   * - taken-once: a single step, taken by one process.
   */
  steps: 'shared' | 'taken' | 'taken-once';
  /**
   * Runs the next step, which must be idempotent. A step that ends the task removes `due`.
   * @param until deadline in milliseconds, at which a long step stops
   * @returns the timestamp of changed records, for read-your-writes
   * @throws Contention when another process has advanced the task
   */
  step(task: Task, until: number): Promise<string | undefined | void>;
  onFailure?(task: Task, error: unknown): Promise<void>;
  logFailure?(error: unknown, key: Key): void;
  maxAttempts?: number;
  giveUp?(task: Task): Promise<void>;
  attemptsInRun?: number;
  /** Makes tasks due that have waited for something other than time. The job calls it before it looks for due tasks. */
  release?(now: Date): Promise<void>;
  /** True if its first run begins when the item is written, and not when the job finds it. */
  startsOn?(written: WrittenItem): boolean;
  /** True if it runs before others that start at once in its partition. */
  goesFirst?(key: Key): boolean;
};

export function kindOf(kinds: readonly TaskKind[], key: Key): TaskKind | undefined {
  return kinds.find((kind) => kind.isOf(key));
}
