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
export type Ask = (route: Route, options?: CallOptions) => Promise<Reply>;

/** One row of the table. */
export type Work = {
  name: string;
  /** How many at once. */
  clients: readonly number[];
  /** Calls of each client. */
  turns: number;
  /** Calls before those that are timed: one, or as many as it takes to compile what they run. */
  warmUps?: number;
  /** What is not timed before each call. */
  before?(ask: Ask, turn: number): Promise<unknown>;
  call(ask: Ask, turn: number): Promise<unknown>;
};

/** Requests that an answer is compressed, as browsers do over HTTP. */
export function asking(api: Api, heard: (reply: Reply) => void = () => undefined): Ask {
  return async (route, options = {}) => {
    const reply = await api.call(route, { ...options, headers: { 'accept-encoding': 'gzip, deflate' } });
    if (reply.status !== 200) throw new Error(`${route.name} answered ${reply.status}.`);
    heard(reply);
    return reply;
  };
}

const notes = ['ljud', 'trapp', 'hotell', 'plan 3', 'skola', 'mätning'];
const oneAndEight = [1, 8];
const listWarmUps = 30;

export function listWorks(turns: number): Work[] {
  const list = (name: string, route: Route, options: (turn: number) => CallOptions): Work => ({
    name,
    clients: oneAndEight,
    turns,
    warmUps: listWarmUps,
    call: (ask, turn) => ask(route, options(turn)),
  });
  return [
    customersWork('customers, 2 k', turns),
    list('projects, 10 k', listProjects, (turn) => ({
      body: { filter: { showAll: true, currentPage: 1 + (turn % 5) }, tagIds: [] },
    })),
    list('work orders, 101 k, note filter', listWorkOrders, (turn) => ({
      query: { invoiceNote: notes[turn % notes.length]! },
    })),
    list('work orders by value', listWorkOrders, (turn) => ({
      query: { orderByColumn: 'value', orderByDescending: turn % 2 === 0 },
    })),
  ];
}

export const customersWork = (name: string, turns: number): Work => ({
  name,
  clients: oneAndEight,
  turns,
  warmUps: listWarmUps,
  call: (ask, turn) => ask(listCustomers, { query: { currentPage: 1 + (turn % 5) } }),
});

/** Projects are invoiced once: each call takes the next. */
export type Projects = { short: number[]; long: number[] };

const shared = { clients: [1] };

export function invoiceWorks({ short, long }: Projects, turns: number): Work[] {
  const invoices: number[] = [];
  const invoice = async (ask: Ask, projectId: number) => {
    const reply = await ask(createFromProject, { params: { projectId }, idempotencyKey: newKey() });
    invoices.push(reply.json.result.invoiceId as number);
  };
  const latest = () => ({ params: { invoiceId: invoices.at(-1)! } });
  return [
    {
      ...shared,
      name: 'invoice of 20 work orders, issued',
      turns,
      call: (ask) => invoice(ask, short.shift()!),
    },
    {
      ...shared,
      name: 'open invoice of 20 lines',
      turns: turns * 4,
      call: (ask, turn) => ask(getInvoice, { params: { invoiceId: invoices[turn % invoices.length]! } }),
    },
    {
      ...shared,
      name: 'PDF, first',
      turns,
      before: (ask) => invoice(ask, short.shift()!),
      call: (ask) => ask(downloadInvoice, latest()),
    },
    { ...shared, name: 'PDF, again', turns: turns * 4, call: (ask) => ask(downloadInvoice, latest()) },
    // The other two are counted and warm up.
    { ...shared, name: 'invoice of 1 000 lines', turns: long.length - 2, call: (ask) => invoice(ask, long.shift()!) },
  ];
}

export function otherWorks(turns: number, rows: number): Work[] {
  const sheet = { name: 'Insatser', ...sampleRows(rows) };
  return [
    {
      ...shared,
      name: 'create customer and read it',
      turns: turns * 4,
      call: async (ask) => {
        const made = await ask(createCustomer, { body: { name: unique('Kund') }, idempotencyKey: newKey() });
        return ask(getCustomer, { params: { customerId: made.json.result.customerId as number } });
      },
    },
    {
      ...shared,
      name: 'Excel of 10 000 rows',
      turns: Math.max(2, Math.ceil(turns / 2)),
      call: (ask) => ask(exportList, { body: sheet }),
    },
  ];
}
