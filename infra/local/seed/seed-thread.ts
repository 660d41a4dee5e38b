import { workerData } from 'node:worker_threads';
import { type SeedKind, seed } from './seed.ts';

await seed(workerData as SeedKind);
