import { useRef, useState } from 'react';

type Once<Input, Result> = {
  /** @returns undefined when it gave nothing, or when it runs or has run already */
  run: (input: Input) => Promise<Result | undefined>;
  /** While it runs, and for good once it has given a result. */
  busy: boolean;
};

/** What is done once: while it runs, and once it has given something, another click changes nothing. */
export function useOnce<Input, Result>(task: (input: Input) => Promise<Result | undefined>): Once<Input, Result> {
  const isBusy = useRef(false);
  const [busy, setBusy] = useState(false);

  async function run(input: Input): Promise<Result | undefined> {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setBusy(true);
    // Failures are told where they happen.
    const result = await task(input).catch(() => undefined);
    if (result === undefined) {
      isBusy.current = false;
      setBusy(false);
    }
    return result;
  }

  return { run, busy };
}
