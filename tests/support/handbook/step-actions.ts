import { paths } from '../../../frontend/src/navigation/paths.ts';
import type { Reader } from './reader.ts';

/** The controls that a step names, in its order; no step names more. */
type Controls = readonly [string, string, string, string, string, string, string];

/** How one step is done. What it names must be found on the screen meanwhile. */
type StepAction<Context> = (reader: Reader, controls: Controls, context: Context) => Promise<unknown>;

type TaskActions = {
  /** Makes what the task takes for granted, and opens the screen where it begins. @returns what its steps share */
  before: (reader: Reader) => Promise<unknown>;
  steps: readonly StepAction<any>[];
  /** The demo firm is linked to Fortnox; a new one has nothing. */
  firm?: 'demo' | 'new';
};

/** By the titles of a page's tasks; '' is the one without a title. */
export type PageActions = Readonly<Record<string, TaskActions>>;

/** How a task is done: what it takes for granted, then each of its steps. */
export const task = <Context>(
  before: (reader: Reader) => Promise<Context>,
  steps: readonly StepAction<Context>[],
  options: Pick<TaskActions, 'firm'> = {},
): TaskActions => ({ before, steps, ...options });

/** Opens the page where a user begins. */
export const openMyDay = (reader: Reader): Promise<void> => reader.go(paths.homeMyDay);

/** Done elsewhere: on paper, in another program, or by thinking. */
export const offScreen = async (): Promise<void> => {};

/** What a step names: ”…” in its text. */
export const controlsIn = (step: string) =>
  [...step.matchAll(/”([^”]*)”/g)].map(([, control]) => control) as unknown as Controls;
