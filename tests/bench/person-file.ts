import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inFolder, print } from './runner.ts';
import { runMeasured, sizesOf, startFirm } from './take-out.ts';

/** Everything about one user, in a process of its own that opens a snapshot of the replica, as a function does. */
export async function benchPersonFile(sizes = sizesOf(process.env['WORK_ORDERS'])): Promise<void> {
  const figures: object[] = [];
  for (const workOrders of sizes) {
    await inFolder(async (folder) => {
      const { environment, close } = await startFirm(folder, workOrders);
      try {
        await runMeasured('tests/bench/take-snapshot.ts', environment);
        const file = join(folder, 'person.zip');
        const ran = await runMeasured('tests/bench/write-person-file.ts', environment, file);
        figures.push({ workOrders, ...ran, fileMb: (await stat(file)).size / 1e6 });
      } finally {
        await close();
      }
    });
  }
  print('Everything about a person', figures);
}
