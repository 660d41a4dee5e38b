import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rounded } from './figures.ts';
import { runMeasured, sizesOf, startFirm } from './take-out.ts';

type Figures = { workOrders: number; seconds: number; peakMb: number; fileMb: number };

/** Everything about one user, in a process of its own that opens a snapshot of the replica, as a function does. */
export async function benchPersonFile(sizes = sizesOf(process.env['WORK_ORDERS'])): Promise<Figures[]> {
  const figures: Figures[] = [];
  for (const workOrders of sizes) {
    const folder = await mkdtemp(join(tmpdir(), 'klang-bench-'));
    const { environment, close } = await startFirm(folder, workOrders);
    try {
      await runMeasured('tests/bench/take-snapshot.ts', environment);
      const file = join(folder, 'person.zip');
      const ran = await runMeasured('tests/bench/write-person-file.ts', environment, file);
      figures.push({ workOrders, ...ran, fileMb: (await stat(file)).size / 1e6 });
    } finally {
      await close();
      await rm(folder, { recursive: true, force: true });
    }
  }
  return figures;
}

export function printPersonFile(figures: Figures[]): void {
  console.log('\nEverything about a person');
  console.table(figures.map(rounded));
}
