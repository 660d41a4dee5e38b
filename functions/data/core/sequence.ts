const last = new Map<string, Promise<unknown>>();

/** Runs tasks of the same name one at a time within this process, so that it does not compete with itself. */
export function inSequence<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const mine = (last.get(name) ?? Promise.resolve()).then(task, task);
  last.set(name, mine);
  return mine;
}
