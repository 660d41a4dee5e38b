import { workerData } from 'node:worker_threads';
import { type Seed, seed } from './seed.ts';

await seed(workerData as Seed);
