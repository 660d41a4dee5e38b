import { createValue } from './value.ts';

export type RunningChange = {
  id: number;
  /** What is done, of how many: '40 av 240 klara'. */
  words: (done: number, total: number) => string;
  /** Undefined until the server tells. */
  done: number | undefined;
  total: number;
};

/** Shown by `StatusHost`. */
export const runningChanges = createValue<readonly RunningChange[]>([]);
