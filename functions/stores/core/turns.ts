const last = new Map<string, Promise<unknown>>();

/**
 * Does a task when those of the same name that this process began earlier are done, so that one process does not compete
 * with itself. Other processes it must still expect.
 */
export function inTurn<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const mine = (last.get(name) ?? Promise.resolve()).then(task, task);
  last.set(name, mine);
  return mine;
}
