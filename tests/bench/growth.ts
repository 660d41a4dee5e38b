import type { Database } from '../../functions/data/replica/database.ts';
import { listAddresses } from '../../functions/data/replica/lists/addresses.ts';
import { listContacts } from '../../functions/data/replica/lists/contacts.ts';
import { listCustomers } from '../../functions/data/replica/lists/customers.ts';
import { listInvoices } from '../../functions/data/replica/lists/invoices.ts';
import {
  addressChoices,
  contactChoices,
  customerChoices,
  projectChoices,
} from '../../functions/data/replica/lists/options.ts';
import { listProjects } from '../../functions/data/replica/lists/projects.ts';
import { listWorkOrders } from '../../functions/data/replica/lists/work-orders.ts';
import { addressColumns } from '../../shared/contract/addresses.ts';
import { contactColumns } from '../../shared/contract/contacts.ts';
import { customerColumns } from '../../shared/contract/customers.ts';
import { invoiceColumns } from '../../shared/contract/invoices.ts';
import { projectColumns } from '../../shared/contract/projects.ts';
import { workOrderColumns } from '../../shared/contract/work-orders.ts';
import { makeFirm } from './firm.ts';
import { replicaOfFirm } from './firm-replica.ts';
import { leastMs, print } from './runner.ts';

const viewer = { userId: 1 };

type ListCall = (db: Database, query: never) => unknown;
const lists: Record<string, { columns: readonly string[]; ask: ListCall; filters: object[] }> = {
  customers: {
    columns: customerColumns,
    ask: (db, query) => listCustomers(db, query, viewer),
    filters: [{ name: 'malmö' }, { name: 'åre hotell hb' }],
  },
  addresses: {
    columns: addressColumns,
    ask: (db, query) => listAddresses(db, query, viewer),
    filters: [{ city: 'lund' }],
  },
  contacts: {
    columns: contactColumns,
    ask: (db, query) => listContacts(db, query, viewer),
    filters: [{ fullName: 'anna' }],
  },
  projects: {
    columns: projectColumns,
    ask: (db, filter) => listProjects(db, { filter, tagIds: [] }, viewer),
    filters: [{ objectName: 'ekorr' }, { projectCode: '-0099' }, { customerName: 'ab 19' }, { showAll: true }],
  },
  'work orders': {
    columns: workOrderColumns,
    ask: (db, query) => listWorkOrders(db, query, viewer),
    filters: [
      { invoiceNote: 'stegljud' },
      { invoiceNote: 'av' },
      { invoiceNote: 'finns inte' },
      { status: ['Registered'] },
      { customerName: 'hotell' },
      { customerName: 'ab 19' },
    ],
  },
  invoices: {
    columns: invoiceColumns,
    ask: (db, query) => listInvoices(db, query, viewer),
    filters: [{ projectCode: '-7' }],
  },
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
  all['projects with a tag'] = (db) => listProjects(db, { filter: {}, tagIds: [3] }, viewer);
  all['selector of customers'] = (db) => customerChoices(db, { search: 'hot' }, viewer);
  all['selector of projects'] = (db) => projectChoices(db, { search: 'ekorr' }, viewer);
  all['selector of persons'] = (db) => contactChoices(db, { search: 'anna' }, viewer);
  all['selector of addresses'] = (db) => addressChoices(db, { search: 'ekorr' }, viewer);
  all['selector of projects by a letter'] = (db) => projectChoices(db, { search: 'v' }, viewer);
  all['selector of customers that finds nothing'] = (db) => customerChoices(db, { search: 'xyz' }, viewer);
  return all;
}

/** The duration of each list in each order, in replicas of growing firms, without network. */
export function benchGrowth(sizes = [1_000, 10_000, 100_000], rounds = 15): void {
  const least = new Map<string, number[]>();
  for (const size of sizes) {
    const db = replicaOfFirm(makeFirm(size, new Date()));
    for (const [name, ask] of Object.entries(calls())) {
      ask(db);
      least.set(name, [...(least.get(name) ?? []), leastMs(rounds, () => ask(db))]);
    }
    db.close();
  }
  const rows = [...least].map(([list, ms]) => ({
    list,
    ms: ms.map((one) => one.toFixed(2)).join(' → '),
    ratio: ms.at(-1)! / ms[0]!,
  }));
  print(
    '',
    rows.toSorted((a, b) => b.ratio - a.ratio),
  );
}
