/** Does a step for each item, so many at a time, in their order. @throws the first failure, when the others are done */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  step: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  async function work(): Promise<void> {
    for (let index = next++; index < items.length; index = next++) results[index] = await step(items[index]!, index);
  }
  const workers = await Promise.allSettled(Array.from({ length: atOnce }, work));
  for (const worker of workers) if (worker.status === 'rejected') throw worker.reason;
  return results;
}
