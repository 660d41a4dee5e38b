import { availableParallelism, freemem, loadavg } from 'node:os';

type Machine = { cores: number; freeMiB: number; load: number };

/** A worker with a stack and, in e2e, a browser of its own. */
export const stackMiB = 1_500;

/**
 * How many workers the machine bears: half as many again as it has cores, since tests of a stack wait for answers a third
 * of the time; fewer when other processes use the cores, or when memory is short. At least one.
 *
 * @param worker.miB what one worker takes, in MiB
 * @param worker.perCore workers for each core of an idle machine
 */
export function workersFor(worker: { miB: number; perCore: number }, machine: Machine = thisMachine()): number {
  const { cores, freeMiB, load } = machine;
  const idleShare = cores / Math.max(cores, load);
  const byCores = Math.round(cores * worker.perCore * idleShare);
  return Math.max(1, Math.min(byCores, Math.floor(freeMiB / worker.miB)));
}

function thisMachine(): Machine {
  return { cores: availableParallelism(), freeMiB: freemem() / 2 ** 20, load: loadavg()[0] ?? 0 };
}
