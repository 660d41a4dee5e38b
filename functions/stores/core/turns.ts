const last = new Map<string, Promise<unknown>>();

/**
 * Queues tasks of the same name within this process, so that it does not compete with itself. Other processes may still
 * compete.
 */
export function inTurn<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const mine = (last.get(name) ?? Promise.resolve()).then(task, task);
  last.set(name, mine);
  return mine;
}
