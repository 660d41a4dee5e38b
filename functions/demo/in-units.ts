import { UnitOfWork } from '../data/core/unit-of-work.ts';

export async function inUnits<Item, Result>(
  items: readonly Item[],
  step: (unit: UnitOfWork, item: Item, index: number) => Promise<Result> | Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let unit = new UnitOfWork(0);
  for (const [index, item] of items.entries()) {
    results.push(await step(unit, item, index));
    if (unit.size > 80) {
      await unit.commit(null);
      unit = new UnitOfWork(0);
    }
  }
  await unit.commit(null);
  return results;
}
