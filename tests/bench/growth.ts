import { performance } from 'node:perf_hooks';
import type { Database } from '../../functions/replica/database.ts';
import { listAddresses } from '../../functions/replica/lists/addresses.ts';
import { listContacts } from '../../functions/replica/lists/contacts.ts';
import { listCustomers } from '../../functions/replica/lists/customers.ts';
import { listInvoices } from '../../functions/replica/lists/invoices.ts';
import { customerChoices, projectChoices } from '../../functions/replica/lists/options.ts';
import { listProjects } from '../../functions/replica/lists/projects.ts';
import { listWorkOrders } from '../../functions/replica/lists/work-orders.ts';
import { addressColumns } from '../../shared/contract/addresses.ts';
import { contactColumns } from '../../shared/contract/contacts.ts';
import { customerColumns } from '../../shared/contract/customers.ts';
import { invoiceColumns } from '../../shared/contract/invoices.ts';
import { projectColumns } from '../../shared/contract/projects.ts';
import { workOrderColumns } from '../../shared/contract/work-orders.ts';
import { quantile } from './figures.ts';
import { makeFirm } from './firm.ts';
import { replicaOfFirm } from './firm-replica.ts';

export type GrowthFigures = { list: string; medianMs: number[]; ratio: number };

const asker = { userId: 1 };

type Ask = (db: Database, query: never) => unknown;
const lists: Record<string, { columns: readonly string[]; ask: Ask; filters: object[] }> = {
  customers: {
    columns: customerColumns,
    ask: (db, query) => listCustomers(db, query, asker),
    filters: [{ name: 'malmö' }],
  },
  addresses: {
    columns: addressColumns,
    ask: (db, query) => listAddresses(db, query, asker),
    filters: [{ city: 'lund' }],
  },
  contacts: {
    columns: contactColumns,
    ask: (db, query) => listContacts(db, query, asker),
    filters: [{ fullName: 'anna' }],
  },
  projects: {
    columns: projectColumns,
    ask: (db, filter) => listProjects(db, { filter, tagIds: [] }, asker),
    filters: [{ objectName: 'ekorr' }, { showAll: true }],
  },
  'work orders': {
    columns: workOrderColumns,
    ask: (db, query) => listWorkOrders(db, query, asker),
    filters: [{ invoiceNote: 'stegljud' }, { status: ['Registered'] }, { customerName: 'hotell' }],
  },
  invoices: { columns: invoiceColumns, ask: (db, query) => listInvoices(db, query, asker), filters: [] },
};

function calls(): Record<string, (db: Database) => unknown> {
  const all: Record<string, (db: Database) => unknown> = {};
  for (const [name, { columns, ask, filters }] of Object.entries(lists)) {
    for (const column of columns) {
      for (const descending of [false, true]) {
        const query = { itemsPerPage: 50, orderByColumn: column, orderByDescending: descending } as never;
        all[`${name} by ${column}${descending ? ', descending' : ''}`] = (db) => ask(db, query);
      }
    }
    for (const filter of filters) {
      all[`${name} with ${JSON.stringify(filter)}`] = (db) => ask(db, { itemsPerPage: 50, ...filter } as never);
    }
  }
  all['selector of customers'] = (db) => customerChoices(db, { search: 'hot' }, asker);
  all['selector of projects'] = (db) => projectChoices(db, { search: 'ekorr' }, asker);
  return all;
}

/** How long each list takes in each order, in replicas of firms that grow, without the network. */
export function benchGrowth(sizes = [1_000, 10_000, 100_000], turns = 9): GrowthFigures[] {
  const medians = new Map<string, number[]>();
  for (const size of sizes) {
    const db = replicaOfFirm(makeFirm(size, new Date()));
    for (const [name, ask] of Object.entries(calls())) {
      ask(db);
      const times = Array.from({ length: turns }, () => {
        const start = performance.now();
        ask(db);
        return performance.now() - start;
      });
      medians.set(name, [...(medians.get(name) ?? []), quantile(times, 0.5)]);
    }
    db.close();
  }
  return [...medians].map(([list, medianMs]) => ({ list, medianMs, ratio: medianMs.at(-1)! / medianMs[0]! }));
}

export function printGrowth(figures: readonly GrowthFigures[]): void {
  const sorted = figures.toSorted((a, b) => b.ratio - a.ratio);
  console.table(
    sorted.map(({ list, medianMs, ratio }) => ({
      list,
      ms: medianMs.map((one) => one.toFixed(2)).join(' → '),
      ratio: Number(ratio.toFixed(1)),
    })),
  );
}
