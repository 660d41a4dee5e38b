import { availableParallelism, freemem, loadavg } from 'node:os';

type Machine = { cores: number; freeMiB: number; load: number };

/** A worker with a stack and, in e2e, a browser of its own. */
export const stackMiB = 1_500;

/**
 * How many workers the machine bears: half as many again as it has cores, since tests of a stack wait for answers a third
 * of the time; half of that when other processes keep the cores busy, and never more than memory holds. At least one.
 *
 * @param worker.miB what one worker takes, in MiB
 * @param worker.perCore workers for each core of an idle machine
 */
export function workersFor(worker: { miB: number; perCore: number }, machine: Machine = thisMachine()): number {
  const { cores, freeMiB, load } = machine;
  // The load of the last minute holds what ran just before the tests, such as the checks of types: twice the cores.
  const isBusy = load > 3 * cores;
  const byCores = Math.round(cores * worker.perCore * (isBusy ? 0.5 : 1));
  return Math.max(1, Math.min(byCores, Math.floor(freeMiB / worker.miB)));
}

function thisMachine(): Machine {
  return { cores: availableParallelism(), freeMiB: freemem() / 2 ** 20, load: loadavg()[0] ?? 0 };
}
