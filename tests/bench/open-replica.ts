import { Replica } from '../../functions/data/replica/replica.ts';
import { type BenchServices, replicaSettings } from './bench-services.ts';
import { timed } from './timed.ts';

/** A separate process, as a function on a cold start: opens the replica and prints duration and contents. */

const replica = new Replica(replicaSettings(JSON.parse(process.argv[2] ?? '') as BenchServices));
const { ms, cpuMs } = await timed(() => replica.fresh());
console.log(JSON.stringify({ ms, cpuMs, mb: process.memoryUsage().rss / 1e6, ...replica.counters }));
process.exit();
