/** Maps items with limited concurrency, in order. @throws the first failure, after the others have finished */
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
