import { performance } from 'node:perf_hooks';

/** Processor time is that of this process: other load leaves it as it is. */
export type Duration = { ms: number; cpuMs: number };

export async function timed<Result>(work: () => Promise<Result> | Result): Promise<Duration & { result: Result }> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const result = await work();
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { ms, cpuMs: (user + system) / 1_000, result };
}
