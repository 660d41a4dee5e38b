import type { Key } from '../stores/core/keys.ts';
import type { Task, Timing } from '../stores/tasks/task-store.ts';

/** One row of the table of tasks: how tasks of a kind are found, carried out a step at a time, and ended. */
export type TaskKind = {
  name: string;
  isOf(key: Key): boolean;
  timing: Timing;
  /**
   * - shared: every step is conditional on how far the task has come, so any number may be at it.
   * - taken: each step is taken by one and leaves the task due again, until the last.
   * - taken-once: the same, of a single step.
   */
  steps: 'shared' | 'taken' | 'taken-once';
  /**
   * Carries out the next step, which may have been done before. A step that ends the task removes `due`.
   * @param until the instant, in milliseconds, at which a long step stops and leaves the rest
   * @returns when it changed records, for those who see them in a list
   * @throws Contention where another has gone on with the task
   */
  step(task: Task, until: number): Promise<string | undefined | void>;
  /** After a step that failed and is tried again. */
  onFailure?(task: Task, error: unknown): Promise<void>;
  /** In place of a line of level error. */
  logFailure?(error: unknown, key: Key): void;
  /** In place of one attempt more than these. */
  mostAttempts?: number;
  giveUp?(task: Task): Promise<void>;
  /** How often a failing step is tried in one run before the rest is left for later; once where nothing is said. */
  triesInRun?: number;
};
