import { useRef, useState } from 'react';

type Once<Input, Result> = {
  run: (input: Input) => Promise<Result | undefined>;
  busy: boolean;
};

/** Runs a task that may succeed only once: ignores clicks while it runs and after a result. */
export function useOnce<Input, Result>(task: (input: Input) => Promise<Result | undefined>): Once<Input, Result> {
  const isBusy = useRef(false);
  const [busy, setBusy] = useState(false);

  async function run(input: Input): Promise<Result | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setBusy(true);
    // The task reports its own failures.
    const result = await task(input).catch(() => undefined);
    if (result === undefined) {
      isBusy.current = false;
      setBusy(false);
    }
    return result;
  }

  return { run, busy };
}
