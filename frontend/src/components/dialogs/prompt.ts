import { ask, type PromptRequest, type Run } from './dialogs.ts';

/**
 * Asks by a dialog that stays open until `run` has succeeded.
 * @returns whether it has, also when the dialog was closed before that
 */
export async function askUntilDone<Typed>(
  run: Run<Typed>,
  show: (run: Run<Typed>) => Promise<unknown>,
): Promise<boolean> {
  let isDone = Promise.resolve(false);
  await show((typed) => {
    const running = run(typed);
    isDone = running.then(
      (result) => result !== false,
      () => false,
    );
    return running;
  });
  return isDone;
}

/** Asks for a text, and closes when it has been saved. */
export function prompt({ run, ...request }: Omit<PromptRequest, 'kind'>): Promise<boolean> {
  return askUntilDone(run, (run) => ask({ kind: 'prompt', ...request, run }));
}
