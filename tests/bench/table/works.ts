import { createCustomer, getCustomer, listCustomers } from '../../../shared/contract/customers.ts';
import { createFromProject, downloadInvoice, getInvoice } from '../../../shared/contract/invoices.ts';
import { listProjects } from '../../../shared/contract/projects.ts';
import type { Route } from '../../../shared/contract/route.ts';
import { exportList } from '../../../shared/contract/spreadsheets.ts';
import { listWorkOrders } from '../../../shared/contract/work-orders.ts';
import { type Api, type CallOptions, type Reply, newKey } from '../../support/api.ts';
import { unique } from '../../support/builders.ts';
import { sampleRows } from '../written-sheets.ts';

/** Makes a call as the browser does. */
export type Operation = (route: Route, options?: CallOptions) => Promise<Reply>;

/** One row of the table. */
export type Work = {
  name: string;
  /** How many at once. */
  clients: readonly number[];
  /** Calls of each client. */
  rounds: number;
  /** Calls before those that are timed; one by default. */
  warmUps?: number;
  /** What is not timed before each call. */
  before?(ask: Operation, round: number): Promise<unknown>;
  call(ask: Operation, round: number): Promise<unknown>;
};

/** Requests that an answer is compressed, as browsers do over HTTP. */
export function asking(api: Api, heard: (reply: Reply) => void = () => undefined): Operation {
  return async (route, options = {}) => {
    const reply = await api.call(route, { ...options, headers: { 'accept-encoding': 'gzip, deflate' } });
    if (reply.status !== 200) throw new Error(`${route.name} answered ${reply.status}.`);
    heard(reply);
    return reply;
  };
}

const notes = ['ljud', 'trapp', 'hotell', 'plan 3', 'skola', 'mätning'];
const oneAndEight = [1, 8];
/** A morning's calls, after which V8 has compiled what they run. */
const warmUps = 500;

export function listWorks(rounds: number): Work[] {
  const list = (name: string, route: Route, options: (round: number) => CallOptions): Work => ({
    name,
    clients: oneAndEight,
    rounds,
    warmUps,
    call: (ask, round) => ask(route, options(round)),
  });
  return [
    customersWork('customers, 2 k', rounds),
    list('projects, 10 k', listProjects, (round) => ({
      body: { filter: { showAll: true, currentPage: 1 + (round % 5) }, tagIds: [] },
    })),
    list('work orders, 101 k, note filter', listWorkOrders, (round) => ({
      query: { invoiceNote: notes[round % notes.length]! },
    })),
    list('work orders by value', listWorkOrders, (round) => ({
      query: { orderByColumn: 'value', orderByDescending: round % 2 === 0 },
    })),
  ];
}

export const customersWork = (name: string, rounds: number): Work => ({
  name,
  clients: oneAndEight,
  rounds,
  warmUps,
  call: (ask, round) => ask(listCustomers, { query: { currentPage: 1 + (round % 5) } }),
});

export const invoiceWarmUps = 40;

/** Projects are invoiced once: each call takes the next. */
export type Projects = { short: number[]; long: number[] };

const shared = { clients: [1] };

export function invoiceWorks({ short, long }: Projects, rounds: number): Work[] {
  const invoices: number[] = [];
  const invoice = async (ask: Operation, projectId: number) => {
    const reply = await ask(createFromProject, { params: { projectId }, idempotencyKey: newKey() });
    invoices.push(reply.json.result.invoiceId as number);
  };
  const latest = () => ({ params: { invoiceId: invoices.at(-1)! } });
  return [
    {
      ...shared,
      name: 'invoice of 20 work orders, issued',
      rounds,
      warmUps: invoiceWarmUps,
      call: (ask) => invoice(ask, short.shift()!),
    },
    {
      ...shared,
      name: 'open invoice of 20 lines',
      rounds: rounds * 4,
      warmUps,
      call: (ask, round) => ask(getInvoice, { params: { invoiceId: invoices[round % invoices.length]! } }),
    },
    {
      ...shared,
      name: 'PDF, first',
      rounds,
      before: (ask) => invoice(ask, short.shift()!),
      call: (ask) => ask(downloadInvoice, latest()),
    },
    { ...shared, name: 'PDF, again', rounds: rounds * 4, call: (ask) => ask(downloadInvoice, latest()) },
    // The other two are counted and warm up.
    { ...shared, name: 'invoice of 1 000 lines', rounds: long.length - 2, call: (ask) => invoice(ask, long.shift()!) },
  ];
}

export function otherWorks(rounds: number, rows: number): Work[] {
  const sheet = { name: 'Insatser', ...sampleRows(rows) };
  return [
    {
      ...shared,
      name: 'create customer and read it',
      rounds: rounds * 4,
      warmUps,
      call: async (ask) => {
        const made = await ask(createCustomer, { body: { name: unique('Kund') }, idempotencyKey: newKey() });
        return ask(getCustomer, { params: { customerId: made.json.result.customerId as number } });
      },
    },
    {
      ...shared,
      name: 'Excel of 10 000 rows',
      rounds: Math.max(2, Math.ceil(rounds / 2)),
      call: (ask) => ask(exportList, { body: sheet }),
    },
  ];
}
