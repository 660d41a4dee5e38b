import { type RunningChange, runningChanges } from './running-changes.ts';

/** Quick changes are not shown, and others well within half a second. */
const unseenMs = 250;

let lastId = 0;

type Progress = Pick<RunningChange, 'words' | 'total'>;

/**
 * Shows the progress of a change of many records, while its user works on.
 * @param run is given what to call with the number of records that are done
 */
export async function withProgress<Result>(
  { words, total }: Progress,
  run: (onDone: (done: number) => void) => Promise<Result>,
): Promise<Result> {
  lastId += 1;
  let change: RunningChange = { id: lastId, words, done: undefined, total };
  const { id } = change;
  const others = () => runningChanges.get().filter((one) => one.id !== id);
  const timer = setTimeout(() => runningChanges.set([...others(), change]), unseenMs);
  const tell = (done: number) => {
    change = { ...change, done };
    if (others().length < runningChanges.get().length) runningChanges.set([...others(), change]);
  };
  try {
    return await run(tell);
  } finally {
    clearTimeout(timer);
    runningChanges.set(others());
  }
}
