import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Progress } from '../../functions/exports/take-out/progress.ts';
import { beginTakeOut, takeOutStep } from '../../functions/exports/take-out/take-out-step.ts';
import { DiskWorkshop } from './disk-workshop.ts';

const stepMs = 30_000;

/**
 * Writes everything that the firm has in Klang to a ZIP: records, their history, lists, files and invoices. Reads the
 * table and the buckets of the environment, and uses the disk rather than memory.
 * @param file must not exist; removed again when something fails
 */
export async function takeOut(file: string): Promise<Progress> {
  const folder = await mkdtemp(join(tmpdir(), 'klang-take-out-'));
  let workshop: DiskWorkshop | undefined;
  try {
    workshop = await DiskWorkshop.in(folder, file);
    let progress = await beginTakeOut(new Date());
    while (progress.phase !== 'done') {
      progress = await takeOutStep(progress, workshop, { until: Date.now() + stepMs });
    }
    await workshop.close();
    return progress;
  } catch (error) {
    if (workshop) {
      await workshop.close().catch(() => undefined);
      await rm(file, { force: true });
    }
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
