import { setTimeout as wait } from 'node:timers/promises';
import type { FeedRow } from '../../../functions/data/core/feed-rows.ts';
import { runSeed } from '../../../infra/host/seed/run-seed.ts';
import type { LocalStack } from '../../../infra/host/stack.ts';
import { customer } from '../../../shared/entities/customer.ts';
import { Api } from '../../support/api.ts';
import { Firm } from '../../support/faults/work.ts';
import { emptyFeed } from '../../support/replica/empty-feed.ts';
import { residentMb } from '../browser-memory.ts';
import { makeFirm } from '../firm.ts';
import { build, inFolder, logInAs, progress } from '../runner.ts';
import { onCountedStack } from '../service-counts.ts';
import { aims } from './aims.ts';
import { benchBrowser } from './browser.ts';
import { fillFolder, serve } from './hosts.ts';
import { type Cost, type Times, costOf, open, quiet, timesOf, warmUp } from './measure.ts';
import { type Work, asking, customersWork, invoiceWarmUps, invoiceWorks, listWorks, otherWorks } from './works.ts';

type Sizes = { workOrders: number; customers: number; lines: number; rows: number; rounds: number; idleMs: number };

const whole: Sizes = {
  workOrders: 101_000,
  customers: 100_000,
  lines: 1_000,
  rows: 10_000,
  rounds: 10,
  idleMs: 30_000,
};
/** To see that the table works, not for its figures. */
const small: Sizes = { workOrders: 2_000, customers: 2_000, lines: 60, rows: 500, rounds: 2, idleMs: 1_000 };
const listRounds = 8;
const maxClients = 8;

type Figures = Partial<Cost & Times>;
type Table = Map<string, Figures>;

/**
 * Measures each row of the table of aims with the calls that a browser makes, in a host as `npm start` runs it. Requests
 * to DynamoDB and S3 are counted before, by proxies that the timed host does not have. Each row begins on a quiet host;
 * its own calls follow each other at once, among what the earlier ones have left to be done.
 */
export async function benchTable(isSmall = false): Promise<void> {
  const sizes = isSmall ? small : whole;
  const { workOrders, customers, lines, rows, rounds } = sizes;
  await build();
  const table: Table = new Map();
  await inFolder(async (folder) => {
    await fillFolder(folder, makeFirm(workOrders, new Date()));
    await measure(folder, table, 'nothing', () => listWorks(rounds * listRounds));
  });
  await inFolder(async (folder) => {
    await fillFolder(folder, manyCustomers(customers));
    await measure(folder, table, 'nothing', () => [customersWork('customers, 100 k', rounds * listRounds)]);
  });
  await inFolder(async (folder) => {
    const prepare = async (stack: LocalStack) => {
      const firm = await Firm.make(await logInAs(stack.url, 'SuperAdmin'));
      // Two rows take one each turn, and one for each warm-up and count.
      const short = await firm.makeProjects(Array<number>(rounds * 2 + invoiceWarmUps + 6).fill(20));
      const long = await firm.makeProjects(Array<number>(isSmall ? 3 : 5).fill(lines));
      return [...otherWorks(rounds, rows), ...invoiceWorks({ short, long }, rounds)];
    };
    await measure(folder, table, 'demo', prepare, async (url, pid) => {
      for (const [name, ms] of Object.entries(await benchBrowser(url, rounds))) table.set(name, { ms: [ms] });
      await wait(sizes.idleMs);
      table.set('idle memory, MiB', { ms: [(residentMb(pid) * 1e6) / 2 ** 20] });
    });
  });
  printTable(table);
}

async function measure(
  folder: string,
  table: Table,
  seed: 'demo' | 'nothing',
  prepare: (stack: LocalStack) => Work[] | Promise<Work[]>,
  after: (url: string, pid: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const works = await counted(folder, table, seed, prepare);
  const host = await serve(folder);
  // The last one is of the demo firm, as `npm start` opens it.
  table.set('start', { ms: [host.startMs] });
  try {
    // One session: log-ins of an address are limited.
    const { token } = await logInAs(host.url, 'Staff');
    const asks = Array.from({ length: maxClients }, () => asking(new Api(host.url, token)));
    for (const work of works) {
      await warmUp(work, asks[0]!);
      await quiet(host.pid);
      const times = await timesOf(work, asks, host.pid);
      table.set(work.name, { ...table.get(work.name), ...times });
      progress(`${work.name}: ${pair(times.ms)}`);
    }
    await quiet(host.pid);
    await after(host.url, host.pid);
  } finally {
    await host.close();
  }
}

function counted(
  folder: string,
  table: Table,
  seed: 'demo' | 'nothing',
  prepare: (stack: LocalStack) => Work[] | Promise<Work[]>,
): Promise<Work[]> {
  return onCountedStack({ dataDir: folder, seed, schedules: true }, async (stack) => {
    if (seed === 'nothing') await runSeed({ kind: 'empty', fortnox: undefined }, stack.environment);
    const works = await prepare(stack);
    let bytes = 0;
    const ask = asking(await stack.logIn('Staff'), ({ headers }) => {
      bytes += Number(headers.get('content-length'));
    });
    for (const work of works) {
      progress(`${work.name}, counted`);
      if (work.name !== 'invoice of 1 000 lines') await open(work, ask);
      table.set(work.name, await costOf(work, ask, stack.services, () => bytes));
    }
    return works;
  });
}

function manyCustomers(count: number): FeedRow[] {
  const firm = makeFirm(1_000, new Date());
  const others = firm.filter(({ kind }) => kind === 'customer').length;
  const more = Array.from({ length: count - others }, (_, index): FeedRow<'customer'> => {
    const id = others + index + 1;
    // Spread, so that names are not in the order of their ids.
    const data = { ...emptyFeed(customer), name: `Kund ${(id * 7_919) % count}` };
    return { kind: 'customer', id, version: 1, deleted: false, changedAt: firm[0]!.changedAt, data };
  });
  return [...firm, ...more];
}

const shown = (value: number) => (value < 100 ? Math.round(value * 10) / 10 : Math.round(value));
const pair = (values: readonly (number | undefined)[] = []) =>
  values
    .filter((value) => value !== undefined)
    .map(shown)
    .join(' / ');

function printTable(table: Table): void {
  console.log(
    '\nMedian milliseconds with one client / eight, each row begun on a quiet host; requests and bytes of a call',
  );
  console.table(
    Object.fromEntries(
      Object.entries(aims).map(([name, { earlier, odoo, aim }]) => {
        const { ms = [], cpuMs, reads, writes, files, bytes } = table.get(name) ?? {};
        return [
          name,
          {
            earlier: pair(earlier),
            Odoo: pair(odoo),
            now: pair(ms),
            aim: pair(aim),
            'cpu ms': cpuMs === undefined ? '' : shown(cpuMs),
            reads: reads ?? '',
            writes: writes ?? '',
            S3: files ?? '',
            bytes: bytes ?? '',
          },
        ];
      }),
    ),
  );
}
