import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../../../../functions/data/replica/database.ts';
import { listAddresses } from '../../../../../../functions/data/replica/lists/addresses.ts';
import { listContacts } from '../../../../../../functions/data/replica/lists/contacts.ts';
import { listCustomers } from '../../../../../../functions/data/replica/lists/customers.ts';
import { listInvoices } from '../../../../../../functions/data/replica/lists/invoices.ts';
import {
  addressChoices,
  contactChoices,
  customerChoices,
  projectChoices,
} from '../../../../../../functions/data/replica/lists/options.ts';
import { listProjects } from '../../../../../../functions/data/replica/lists/projects.ts';
import { listWorkOrders } from '../../../../../../functions/data/replica/lists/work-orders.ts';
import { addressColumns } from '../../../../../../shared/contract/addresses.ts';
import { contactColumns } from '../../../../../../shared/contract/contacts.ts';
import { customerColumns } from '../../../../../../shared/contract/customers.ts';
import { invoiceColumns } from '../../../../../../shared/contract/invoices.ts';
import { projectColumns } from '../../../../../../shared/contract/projects.ts';
import { workOrderColumns } from '../../../../../../shared/contract/work-orders.ts';
import { makeFirm } from '../../../../../bench/firm.ts';
import { replicaOfFirm } from '../../../../../bench/firm-replica.ts';
import { projectFigures } from '../../../../../../functions/data/replica/figures/project-figures.ts';
import { dueInstalments, budgetWarnings } from '../../../../../../functions/data/replica/lists/owner-warnings.ts';
import { myWork } from '../../../../../../functions/data/replica/figures/my-work.ts';
import { anybody } from '../../../../../support/replica/rows.ts';

/** A page costs the same in a large firm as in a small one if SQLite neither sorts nor scans for it. */

let db: Database;
beforeAll(() => {
  db = replicaOfFirm(makeFirm(2_000, new Date('2026-11-20T12:00:00.000Z')));
});

type Ordering = { itemsPerPage: number; orderByColumn: never; orderByDescending: boolean };

/** Columns that depend on a customer's invoices and on today: computed for each customer, and sorted. */
const computed: readonly string[] = ['invoiced12Months', 'owed'];

const lists: [string, readonly string[], (ordering: Ordering) => unknown][] = [
  [
    'customers',
    customerColumns.filter((column) => !computed.includes(column)),
    (ordering) => listCustomers(db, ordering, anybody),
  ],
  ['addresses', addressColumns, (ordering) => listAddresses(db, ordering, anybody)],
  ['persons', contactColumns, (ordering) => listContacts(db, ordering, anybody)],
  [
    'projects',
    projectColumns,
    (ordering) => listProjects(db, { filter: { ...ordering, showAll: true }, tagIds: [] }, anybody),
  ],
  ['work orders', workOrderColumns, (ordering) => listWorkOrders(db, ordering, anybody)],
  ['invoices', invoiceColumns, (ordering) => listInvoices(db, ordering, anybody)],
];

/** The query plans of a call: all steps, and those that scan a table. */
function plansOf(call: () => unknown) {
  const [all, get] = [vi.spyOn(db, 'all'), vi.spyOn(db, 'get')];
  call();
  const asked = [...all.mock.calls, ...get.mock.calls];
  all.mockRestore();
  get.mockRestore();
  const plans = asked.map(([sql, values]) => ({
    isWalk: sql.includes(' AS fits '),
    isLimited: sql.includes(' LIMIT '),
    steps: db.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, values).map(({ detail }) => detail),
  }));
  return {
    steps: plans.flatMap(({ steps }) => steps),
    sorts: plans.flatMap(({ steps }) => steps.filter((step) => /TEMP B-TREE FOR (LAST TERM|ORDER BY)/.test(step))),
    /** The steps of queries that read a table until a page is full. */
    walked: plans.flatMap(({ steps, isWalk }) => (isWalk ? steps : [])),
    scans: plans.flatMap(({ steps, isLimited }) =>
      steps.filter((step) => !isLimited && /^SCAN (?!.*(INDEX|VIRTUAL|CONSTANT))/.test(step)),
    ),
  };
}

describe('a page is found by walking an index', () => {
  for (const [name, columns, ask] of lists) {
    it.each(columns)(`of ${name} by %s`, (column) => {
      for (const orderByDescending of [false, true]) {
        const ordering = { itemsPerPage: 50, orderByColumn: column as never, orderByDescending };
        expect(plansOf(() => ask(ordering))).toMatchObject({ sorts: [], scans: [] });
      }
    });
  }
});

it.each(computed)('customers by %s read an index of invoices alone', (column) => {
  const ordering = { itemsPerPage: 50, orderByColumn: column as never };
  expect(plansOf(() => listCustomers(db, ordering, anybody)).steps.filter((step) => /\bi\b/.test(step))).toEqual(
    expect.arrayContaining([expect.stringMatching(/SEARCH i USING COVERING INDEX/)]),
  );
});

describe('a part of a word is found by an index', () => {
  const projects = (filter: object) => listProjects(db, { filter: { ...filter, showAll: true }, tagIds: [] }, anybody);
  it.each<[string, () => unknown]>([
    ['customers by name', () => listCustomers(db, { name: 'malmö' }, anybody)],
    ['addresses by customer', () => listAddresses(db, { customerName: 'malmö' }, anybody)],
    ['addresses by city', () => listAddresses(db, { city: 'lund' }, anybody)],
    ['persons by name', () => listContacts(db, { fullName: 'anna' }, anybody)],
    ['persons by customer', () => listContacts(db, { customerName: 'hotell' }, anybody)],
    ['persons by telephone', () => listContacts(db, { phone: '073-0' }, anybody)],
    ['projects by code', () => projects({ projectCode: '-0099' })],
    ['projects by customer', () => projects({ customerName: 'malmö' })],
    ['projects by object', () => projects({ objectName: 'ekorr' })],
    ['projects by person', () => projects({ mainContactName: 'björn' })],
    ['projects by tag', () => listProjects(db, { filter: { showAll: true }, tagIds: [3] }, anybody)],
    ['work orders by customer', () => listWorkOrders(db, { customerName: 'hotell' }, anybody)],
    ['work orders by note', () => listWorkOrders(db, { invoiceNote: 'stegljud' }, anybody)],
    ['work orders by status', () => listWorkOrders(db, { status: ['Registered'] }, anybody)],
    ['invoices by project', () => listInvoices(db, { projectCode: '26-7' }, anybody)],
    ['customers to choose from', () => customerChoices(db, { search: 'xyz' }, anybody)],
    ['projects to choose from', () => projectChoices(db, { search: 'ekorr' }, anybody)],
    ['persons to choose from', () => contactChoices(db, { search: 'anna' }, anybody)],
    ['addresses to choose from', () => addressChoices(db, { search: 'ekorr' }, anybody)],
  ])('of %s', (_, ask) => {
    expect(plansOf(ask).scans).toEqual([]);
  });
});

describe('the first of what one may choose from are found by walking an index', () => {
  it.each<[string, () => unknown]>([
    ['customers', () => customerChoices(db, { search: 'v' }, anybody)],
    ['projects', () => projectChoices(db, { search: 'v' }, anybody)],
    ['projects that many have', () => projectChoices(db, { search: 'ekorr' }, anybody)],
    ['persons', () => contactChoices(db, { search: 'v' }, anybody)],
    ['addresses', () => addressChoices(db, { search: 'v' }, anybody)],
  ])('of %s', (_, ask) => {
    const { walked } = plansOf(ask);
    expect(walked).not.toEqual([]);
    expect(walked).not.toContainEqual(expect.stringMatching(/TEMP B-TREE FOR ORDER BY/));
  });
});

it('a user’s day is found by indexes, whatever others have', () => {
  const day = () => myWork(db, { userId: 7 }, '2026-11-20');
  expect(plansOf(day).scans).toEqual([]);
});

it('the figures of a project are found by its own records', () => {
  expect(plansOf(() => projectFigures(db, 7)).scans).toEqual([]);
});

it('the instalments that are due are found by an index', () => {
  expect(plansOf(() => dueInstalments(db, '2026-11-20')).scans).toEqual([]);
});

it('the projects whose owners are warned are found by an index', () => {
  expect(plansOf(() => budgetWarnings(db)).scans).toEqual([]);
});
