import { Worker } from 'node:worker_threads';
import type { Seed } from './seed.ts';

export async function runSeed(wanted: Seed, environment: Record<string, string>): Promise<void> {
  const thread = new Worker(new URL('seed-thread.ts', import.meta.url), { env: environment, workerData: wanted });
  await new Promise<void>((resolve, reject) => {
    thread.on('error', reject);
    thread.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Seeding ended with code ${code}.`))));
  });
}
