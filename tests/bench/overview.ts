import { myWork } from '../../functions/data/replica/figures/my-work.ts';
import { projectFigures } from '../../functions/data/replica/figures/project-figures.ts';
import { listCustomers } from '../../functions/data/replica/lists/customers.ts';
import { readOverview } from '../../functions/data/replica/overview/read-overview.ts';
import { Replica } from '../../functions/data/replica/replica.ts';
import { listCustomers as customersContract } from '../../shared/contract/customers.ts';
import { getOverview } from '../../shared/contract/overview.ts';
import { dayOf } from '../../shared/lib/days.ts';
import { makeFirm } from './firm.ts';
import { replicaOfFirm } from './firm-replica.ts';
import { type Call, measureCalls, onServices } from './lists.ts';
import { print } from './runner.ts';

const rounds = 60;
const page = { orderByColumn: 'invoiced12Months', itemsPerPage: 50, sums: true } as const;

/** The pages of figures, and the customers' list in the order of a computed column. */
function callsOf(size: number, today: string): Record<string, Call> {
  const asked = { period: 'twelve-months', compare: 'year-before', today } as const;
  return {
    overview: (db) => getOverview.result.parse(readOverview(db, asked)),
    'my day, without its time logs': (db) => myWork(db, { userId: 7 }, today),
    'figures of a project, without its agreement': (db, round) =>
      projectFigures(db, Math.round(size / 20) + (round % 5)),
    'customers by invoiced12Months': (db) => customersContract.result.parse(listCustomers(db, page, { userId: 1 })),
  };
}

/** What the pages of figures cost in their handlers, with the poll of the feed. */
export async function benchOverview(sizes = [1_000, 10_000, 100_000]): Promise<void> {
  const today = dayOf(new Date());
  const figures: object[] = [];
  for (const size of sizes) {
    await onServices(size, async ({ settings }) => {
      const replica = new Replica({ ...settings, openingTimeoutMs: 3_600_000 });
      figures.push(...(await measureCalls(callsOf(size, today), replica, size, rounds)));
    });
  }
  print('', figures);
}

/**
 * The same without the poll, whose cost does not depend on the size: the embedded database takes an hour to give a
 * replica a feed of 1.4 million rows.
 */
export async function benchLargeOverview(size = 1_000_000): Promise<void> {
  const now = new Date();
  const db = replicaOfFirm(makeFirm(size, now));
  const replica = { counters: { requests: 0, readUnits: 0, rows: 0, applied: 0 }, fresh: () => Promise.resolve(db) };
  print('', await measureCalls(callsOf(size, dayOf(now)), replica, size, rounds));
}
