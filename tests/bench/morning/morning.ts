import { makeRandom } from '../../../infra/host/strict/random.ts';
import { measureFirm } from '../lists.ts';
import { quantile } from '../runner.ts';
import { SimulatedLambda } from './simulated-lambda.ts';
import { VirtualClock } from './virtual-clock.ts';

/**
 * Thirty people come to work and open a list each, in simulated time. What depends on our code is measured here; what
 * depends on AWS is published, in milliseconds.
 */
const published = {
  /** CloudFront and API Gateway, both ways. */
  edge: 20,
  /** Placement, code and microVM: about 100 (AWS's operator guide says under 100 to over 1 000 with the next two). */
  placement: 100,
  /** Loading a bundle with three clients of the SDK on Node 22, arm64 (speedrun.nobackspacecrew.com, 2025). */
  init: 250,
  /** The first HTTPS request to DynamoDB of an instance (the same). */
  firstRequest: 125,
  request: 5,
  s3FirstByte: 30,
  s3MbPerSecond: 80,
  /** The median of a warm synchronous invocation in the same region (Wang et al., USENIX ATC 2018). */
  invoke: 25,
};

/** A new account. */
const maxInstances = 10;
const people = 30;

type Firm = { workOrders: number; openCpuMs: number; snapshotMb: number; listCpuMs: number };

type Design = { name: string; hasReader: boolean; warmRoutes: boolean; warmReaders: number };

const designs: readonly Design[] = [
  { name: 'replica in each function, all cold', hasReader: false, warmRoutes: false, warmReaders: 0 },
  { name: 'replica in each function, kept warm', hasReader: false, warmRoutes: true, warmReaders: 0 },
  { name: 'one reader, all cold', hasReader: true, warmRoutes: false, warmReaders: 0 },
  { name: 'one reader, four of it kept warm', hasReader: true, warmRoutes: false, warmReaders: 4 },
  { name: 'one reader, it and all lists kept warm', hasReader: true, warmRoutes: true, warmReaders: 4 },
];

const lists = ['projects', 'projects', 'projects', 'work orders', 'work orders', 'customers', 'invoices', 'contacts'];
/** What a page asks besides its list: the changes since, which reads the feed, and calls that do not. */
const plainCalls = ['who am i', 'user settings', 'system settings', 'attention'];

type Figures = {
  p50Ms: number;
  p95Ms: number;
  /** A list when everything is warm and nobody waits. */
  warmMs: number;
  coldStarts: number;
  throttled: number;
  /** Lists per second of ten instances that do nothing else. */
  listsPerSecond: number;
};

async function simulateMorning(firm: Firm, design: Design, withinMs: number): Promise<Figures> {
  const clock = new VirtualClock();
  const random = makeRandom(8);
  const lambda = new SimulatedLambda(clock, random, maxInstances);
  if (design.warmRoutes) for (const list of [...lists, 'changes']) lambda.warm(list);
  lambda.warm('reader', design.warmReaders);

  const varied = (ms: number) => clock.sleep(ms * (0.8 + 0.6 * random() ** 3));
  const start = (isCold: boolean) =>
    isCold ? varied(published.placement + published.init + published.firstRequest) : Promise.resolve();
  const openReplica = (isCold: boolean) => (isCold ? varied(openingMs(firm)) : Promise.resolve());
  const readList = async (isCold: boolean) => {
    await openReplica(isCold);
    await varied(published.request + firm.listCpuMs);
  };
  const list = (name: string) =>
    lambda.invoke(name, async (isCold) => {
      await start(isCold);
      await varied(published.request);
      if (!design.hasReader) return readList(isCold);
      await varied(published.invoke);
      await lambda.invoke('reader', async (isReaderCold) => {
        await start(isReaderCold);
        await readList(isReaderCold);
      });
    });
  const plain = (name: string) =>
    lambda.invoke(name, async (isCold) => {
      await start(isCold);
      await varied(2 * published.request);
    });

  const waits: number[] = [];
  const person = async () => {
    await clock.sleep(random() * withinMs);
    const began = clock.now;
    const first = async () => {
      await varied(published.edge);
      await list(lists[Math.floor(random() * lists.length)]!);
      waits.push(clock.now - began);
    };
    await Promise.all([first(), plain('changes'), ...plainCalls.map(plain)]);
  };
  await clock.run(Promise.all(Array.from({ length: people }, person)));

  const readerMs = published.request + firm.listCpuMs;
  const routeMs = published.request + readerMs + (design.hasReader ? published.invoke : 0);
  const busyMs = routeMs + (design.hasReader ? readerMs : 0);
  return {
    p50Ms: quantile(waits, 0.5),
    p95Ms: quantile(waits, 0.95),
    warmMs: published.edge + routeMs,
    coldStarts: lambda.cold,
    throttled: lambda.throttled,
    listsPerSecond: (maxInstances * 1_000) / busyMs,
  };
}

/** From a snapshot in S3, with the deep query of the feed that follows. */
function openingMs({ openCpuMs, snapshotMb }: Firm): number {
  return published.s3FirstByte + (snapshotMb / published.s3MbPerSecond) * 1_000 + openCpuMs + 2 * published.request;
}

export async function benchMorning(sizes = [10_000, 100_000]): Promise<void> {
  const rows: Record<string, unknown>[] = [];
  for (const workOrders of sizes) {
    const firm = await measureFirm(workOrders);
    for (const [withinMs, during] of [
      [60_000, 'a minute'],
      [10_000, 'ten seconds'],
    ] as const) {
      for (const design of designs) {
        const figures = await simulateMorning(firm, design, withinMs);
        rows.push({ workOrders, during, design: design.name, opening: openingMs(firm), ...figures });
      }
    }
  }
  console.log('\nThirty people open a list each, as the first calls of the day');
  const whole = (value: unknown) => (typeof value === 'number' ? Math.round(value) : value);
  console.table(rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, whole(value)]))));
}
