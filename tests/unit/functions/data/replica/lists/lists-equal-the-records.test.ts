import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../../../functions/data/replica/database.ts';
import { listAddresses } from '../../../../../../functions/data/replica/lists/addresses.ts';
import { listCustomerPriceLists } from '../../../../../../functions/data/replica/lists/customer-price-lists.ts';
import { listContacts } from '../../../../../../functions/data/replica/lists/contacts.ts';
import { listCustomers } from '../../../../../../functions/data/replica/lists/customers.ts';
import { listDefaultPriceLists } from '../../../../../../functions/data/replica/lists/default-price-lists.ts';
import { listInvoiceableProjects } from '../../../../../../functions/data/replica/lists/invoiceable-projects.ts';
import { listInvoices } from '../../../../../../functions/data/replica/lists/invoices.ts';
import { listProducts } from '../../../../../../functions/data/replica/lists/products.ts';
import { listProjects } from '../../../../../../functions/data/replica/lists/projects.ts';
import { listWorkOrders } from '../../../../../../functions/data/replica/lists/work-orders.ts';
import * as addresses from '../../../../../../shared/contract/addresses.ts';
import * as contacts from '../../../../../../shared/contract/contacts.ts';
import * as customers from '../../../../../../shared/contract/customers.ts';
import * as invoices from '../../../../../../shared/contract/invoices.ts';
import * as priceLists from '../../../../../../shared/contract/price-lists.ts';
import * as products from '../../../../../../shared/contract/products.ts';
import * as projects from '../../../../../../shared/contract/projects.ts';
import * as workOrders from '../../../../../../shared/contract/work-orders.ts';
import { type WorkOrderStatus, workOrderStatuses } from '../../../../../../shared/codes/work-orders.ts';
import { makeFirm } from '../../../../../bench/firm.ts';
import { replicaOfFirm } from '../../../../../bench/firm-replica.ts';
import { firmWithAgreements as rows } from '../../../../../support/replica/firm-with-agreements.ts';
import { NaiveFirm, has, naivePage } from '../../../../../support/replica/naive-firm.ts';
import { type BudgetUse, budgetUses } from '../../../../../../shared/codes/projects.ts';
import type { FeedData } from '../../../../../../functions/data/core/feed-rows.ts';
import type { ProjectRow } from '../../../../../../shared/schemas/project.ts';
import type { WorkOrderRow } from '../../../../../../shared/schemas/work-order.ts';
import { isInState, sumsOf, sumsOfCustomers, sumsOfProjects } from '../../../../../support/replica/naive-sums.ts';
import { text, flag, ordering, type OrderQuery, wire } from '../../../../../support/replica/queries.ts';
import { anybody, read, replicaOf } from '../../../../../support/replica/rows.ts';
import { paymentStates } from '../../../../../../shared/codes/payment-states.ts';
import { invoiceStatuses } from '../../../../../../shared/codes/invoices.ts';

/** Any query of a list returns what the records say, derived without SQL. */

const isHourly = ({ workOrderId, status, invoiceable }: WorkOrderRow) =>
  status !== 'Invoiced' || !invoiceable || workOrderId % 7 > 0;
const naive = new NaiveFirm(rows);
let db: Database;
beforeAll(() => {
  db = replicaOf(rows);
});

function naively<R extends object>(found: readonly R[], id: string, query: OrderQuery, { tiesOf: ties } = naive) {
  const { orderByColumn: by, orderByDescending: descending, currentPage: page, itemsPerPage: size } = query;
  return naivePage(found, { by, descending, id, size, page, ties });
}

/** All persons have these phone numbers. */
const numbersOf = ['080000000', '0730000000'];
const digits: Record<string, string> = { '+46 73 00': '07300', '08': '08', '12 3': '123', okänt: 'okänt' };
const hasNumber = (search: string | undefined) =>
  !search || numbersOf.some((number) => number.includes(digits[search]!));

const known = [...naive.projects(), ...naive.invoices()].map((row) => row.projectOwnerUserInitials);
const some = [...new Set(known)].slice(0, 4);
const initials = fc.constantFrom(undefined, undefined, '', ' ', '1', ...some, ...some.map((one) => one.toLowerCase()));
const isOfInitials = (own: string, typed = '') => typed.trim() === '' || own === typed.trim().toUpperCase();

const runs = { numRuns: 100 };

describe('a list gives what the records say', () => {
  it('of customers', () => {
    const queries = fc.record({ name: text, fortnoxCustomerNumber: text, sums: flag });
    fc.assert(
      fc.property(queries, ordering(customers.customerColumns), (filters, order) => {
        const query = read(customers.listCustomers.query!, wire({ ...filters, ...order }));
        const found = naive
          .customers()
          .filter(
            (row) => has(row.name, filters.name) && has(row.fortnoxCustomerNumber, filters.fortnoxCustomerNumber),
          );
        expect(listCustomers(db, query, anybody)).toEqual({
          ...naively(found, 'customerId', order),
          ...(query.sums && { sums: sumsOfCustomers(found) }),
        });
      }),
      runs,
    );
  });

  it('of addresses', () => {
    const queries = fc.record({ customerName: text, name: text, city: text });
    fc.assert(
      fc.property(queries, ordering(addresses.addressColumns), (filters, order) => {
        const query = read(addresses.listAddresses.query!, wire({ ...filters, ...order }));
        const found = naive
          .addresses()
          .filter(
            (row) =>
              has(row.customerName, filters.customerName) && has(row.name, filters.name) && has(row.city, filters.city),
          );
        expect(listAddresses(db, query, anybody)).toEqual(naively(found, 'addressId', order));
      }),
      runs,
    );
  });

  it('of persons', () => {
    const numbers = fc.constantFrom(undefined, '', '+46 73 00', '08', '12 3', 'okänt');
    const queries = fc.record({ fullName: text, lastName: text, freeText: text, customerName: text, phone: numbers });
    fc.assert(
      fc.property(queries, ordering(contacts.contactColumns), (filters, order) => {
        const query = read(contacts.listContacts.query!, wire({ ...filters, ...order }));
        const found = naive
          .contacts()
          .filter(
            (row) =>
              has(row.fullName, filters.fullName) &&
              has(row.lastName, filters.lastName) &&
              has(row.freeText, filters.freeText) &&
              (!filters.customerName?.trim() || row.customerNames.some((name) => has(name, filters.customerName))) &&
              hasNumber(filters.phone),
          )
          .map(({ customerNames: _names, ...row }) => row);
        // People with the same first name are sorted by last name.
        const by = order.orderByColumn === 'firstName' ? 'fullName' : order.orderByColumn;
        expect(listContacts(db, query, anybody)).toEqual(naively(found, 'contactId', { ...order, orderByColumn: by }));
      }),
      runs,
    );
  });

  it('of products', () => {
    const type = fc.constantFrom(undefined, 'Rate', 'Rent');
    const queries = fc.record({ name: text, invoiceText: text, productType: type });
    fc.assert(
      fc.property(queries, ordering(products.productColumns), (filters, order) => {
        const query = read(products.listProducts.query!, wire({ ...filters, ...order }));
        const found = naive
          .products()
          .filter(
            (row) =>
              has(row.name, filters.name) &&
              has(row.invoiceText, filters.invoiceText) &&
              (filters.productType ?? row.productType) === row.productType,
          );
        expect(listProducts(db, query, anybody)).toEqual(naively(found, 'productId', order));
      }),
      runs,
    );
  });

  it('of default price lists', () => {
    const queries = fc.record({ year: fc.constantFrom(undefined, '', '2', '20', '2024', '6', '1999') });
    fc.assert(
      fc.property(queries, ordering(priceLists.defaultPriceListColumns), (filters, order) => {
        const query = read(priceLists.listDefaultPriceLists.query!, wire({ ...filters, ...order }));
        const found = naive.defaultPriceLists().filter((row) => String(row.year).includes(filters.year ?? ''));
        expect(listDefaultPriceLists(db, query, anybody)).toEqual(naively(found, 'priceListDefaultId', order));
      }),
      runs,
    );
  });

  it('of customer price lists', () => {
    fc.assert(
      fc.property(text, ordering(priceLists.customerPriceListColumns), (customerName, order) => {
        const query = read(priceLists.listCustomerPriceLists.query!, wire({ customerName, ...order }));
        const found = naive.customerPriceLists().filter((row) => has(row.customerName, customerName));
        expect(listCustomerPriceLists(db, query, anybody)).toEqual(naively(found, 'customerId', order));
      }),
      runs,
    );
  });

  it('of invoices', () => {
    const queries = fc.record({
      serialNumber: fc.constantFrom(undefined, '1', '12', '000007', '0000'),
      customerName: text,
      projectCode: text,
      projectOwnerUserInitials: initials,
      status: fc.constantFrom(undefined, ...invoiceStatuses),
      invoiceType: fc.constantFrom(undefined, 'Debit', 'Credit'),
      displayDateFrom: fc.constantFrom(undefined, '2025-03-01'),
      displayDateTo: fc.constantFrom(undefined, '2026-06-30'),
      dueDateFrom: fc.constantFrom(undefined, '2025-04-01'),
      dueDateTo: fc.constantFrom(undefined, '2026-09-30'),
      payment: fc.constantFrom(undefined, ...paymentStates),
      customerId: fc.constantFrom(undefined, undefined, 1, 2, 7),
      notCancelled: flag,
      sums: flag,
    });
    fc.assert(
      fc.property(queries, ordering(invoices.invoiceColumns), (filters, order) => {
        const query = read(invoices.listInvoices.query!, wire({ ...filters, ...order }));
        const found = naive
          .invoices()
          .filter(
            (row) =>
              has(row.serialNumberPadded, filters.serialNumber) &&
              has(row.customerName, filters.customerName) &&
              has(row.projectCode, filters.projectCode) &&
              isOfInitials(row.projectOwnerUserInitials, filters.projectOwnerUserInitials) &&
              (filters.status ?? row.status) === row.status &&
              (filters.invoiceType ?? row.invoiceType) === row.invoiceType &&
              (filters.customerId ?? naive.customerOfInvoice(row.invoiceId)) ===
                naive.customerOfInvoice(row.invoiceId) &&
              (!filters.notCancelled || row.status !== 'Cancelled') &&
              row.displayDate >= (filters.displayDateFrom ?? '') &&
              row.displayDate <= (filters.displayDateTo ?? '9999') &&
              row.dueDate >= (filters.dueDateFrom ?? '') &&
              row.dueDate <= (filters.dueDateTo ?? '9999') &&
              (filters.payment === undefined || isInState(row, filters.payment)),
          );
        expect(listInvoices(db, query, anybody)).toEqual({
          ...naively(found, 'invoiceId', order),
          ...(query.sums && { sums: sumsOf(found) }),
        });
      }),
      runs,
    );
  });

  const projectFilters = fc.record({
    projectCode: text,
    customerName: text,
    mainContactName: text,
    objectName: text,
    addressFormatted: text,
    projectOwnerUserInitials: initials,
    ownerUserId: fc.constantFrom(undefined, undefined, 3, 7),
    reviewerUserId: fc.constantFrom(undefined, undefined, 4),
    budgetUse: fc.constantFrom(undefined, undefined, ...budgetUses),
    active: flag,
    invoiceable: flag,
    showAll: flag,
    sums: flag,
  });
  type ProjectFilters = typeof projectFilters extends fc.Arbitrary<infer Filters> ? Filters : never;

  const allProjects = naive.projects();

  const peopleOf = new Map(
    rows.flatMap((row) => (row.kind === 'project' ? [[row.id, row.data as FeedData<'project'>]] : [])),
  );
  const isOf = (projectId: number, { ownerUserId, reviewerUserId }: ProjectFilters) => {
    const { projectOwnerUserId, projectReviewerUserId } = peopleOf.get(projectId)!;
    return (
      (ownerUserId === undefined || ownerUserId === projectOwnerUserId) &&
      (reviewerUserId === undefined || reviewerUserId === projectReviewerUserId)
    );
  };
  function isInBudgetUse({ budget, worked }: ProjectRow, use: BudgetUse | undefined): boolean {
    const share = budget > 0 ? worked / budget : 0;
    return use === undefined || (use === 'Over' ? share > 1 : share >= 0.8 && share <= 1);
  }

  function projectsOf(filters: ProjectFilters) {
    const active = filters.active ?? (filters.showAll ? undefined : true);
    return allProjects.filter(
      (row) =>
        has(row.projectCode, filters.projectCode) &&
        has(row.customerName, filters.customerName) &&
        has(row.mainContactName, filters.mainContactName) &&
        has(row.objectName, filters.objectName) &&
        has(row.addressFormatted, filters.addressFormatted) &&
        isOfInitials(row.projectOwnerUserInitials, filters.projectOwnerUserInitials) &&
        isOf(row.projectId, filters) &&
        isInBudgetUse(row, filters.budgetUse) &&
        (active ?? row.active) === row.active &&
        (filters.invoiceable ?? row.invoiceable) === row.invoiceable,
    );
  }

  it('of projects', () => {
    const tags = fc.subarray([1, 2, 3, 4], { maxLength: 2 });
    fc.assert(
      fc.property(projectFilters, tags, ordering(projects.projectColumns), (filters, tagIds, order) => {
        const body = read(projects.listProjects.body!, { filter: wire({ ...filters, ...order }), tagIds });
        const tagged = new Map(rows.flatMap((row) => (row.kind === 'project' ? [[row.id, row.data]] : [])));
        const found = projectsOf(filters).filter((row) =>
          tagIds.every((tagId) => (tagged.get(row.projectId) as { tagIds: number[] }).tagIds.includes(tagId)),
        );
        expect(listProjects(db, body, anybody)).toEqual({
          ...naively(found, 'projectId', order),
          ...(filters.sums && { sums: sumsOfProjects(found) }),
        });
      }),
      runs,
    );
  });

  it('of projects to invoice', () => {
    const oldest = fc.record({
      oldestToInvoiceFrom: fc.constantFrom(undefined, '2024-05-01'),
      oldestToInvoiceTo: fc.constantFrom(undefined, '2026-05-01'),
    });
    fc.assert(
      fc.property(projectFilters, oldest, ordering(projects.projectColumns), (filters, days, order) => {
        const query = read(invoices.listInvoiceableProjects.query!, wire({ ...filters, ...days, ...order }));
        const { oldestToInvoiceFrom: from, oldestToInvoiceTo: to } = days;
        const found = projectsOf({ ...filters, invoiceable: filters.invoiceable ?? true }).filter(
          ({ oldestToInvoice: day }) =>
            (from === undefined || (day !== '' && day >= from)) && (to === undefined || (day !== '' && day <= to)),
        );
        expect(listInvoiceableProjects(db, query, anybody)).toEqual({
          ...naively(found, 'projectId', order),
          ...(filters.sums && { sums: sumsOfProjects(found) }),
        });
      }),
      runs,
    );
  });

  it('of work orders', () => {
    const all = naive.workOrders();
    const queries = fc.record({
      projectCode: fc.constantFrom(undefined, undefined, undefined, all[5]!.projectCode, 'x'),
      projectCodeContains: text,
      customerName: text,
      objectName: text,
      invoiceNote: text,
      initials,
      userId: fc.constantFrom(undefined, undefined, undefined, 3, 7),
      ownerUserId: fc.constantFrom(undefined, undefined, undefined, 3, 7),
      status: fc.option(fc.subarray([...workOrderStatuses]), { nil: undefined }),
      onlySharable: flag,
      invoiceable: flag,
      hourly: flag,
      dateFrom: fc.constantFrom(undefined, '2024-05-01'),
      dateTo: fc.constantFrom(undefined, '2026-05-01'),
    });
    fc.assert(
      fc.property(queries, ordering(workOrders.workOrderColumns), (filters, order) => {
        const query = read(workOrders.listWorkOrders.query!, wire({ ...filters, ...order }));
        const statuses: WorkOrderStatus[] = filters.status?.length ? filters.status : [...workOrderStatuses];
        const found = all.filter(
          (row) =>
            (filters.projectCode ?? row.projectCode) === row.projectCode &&
            has(row.projectCode, filters.projectCodeContains) &&
            has(row.customerName, filters.customerName) &&
            has(row.objectName, filters.objectName) &&
            has(row.invoiceNote, filters.invoiceNote) &&
            (isOfInitials(row.workOrderOwnerInitials, filters.initials) ||
              isOfInitials(row.workOrderHelperInitials, filters.initials)) &&
            (filters.userId === undefined ||
              [row.workOrderOwnerUserId, row.workOrderHelperUserId].includes(filters.userId)) &&
            (filters.ownerUserId === undefined || row.workOrderOwnerUserId === filters.ownerUserId) &&
            statuses.includes(row.status) &&
            (!filters.onlySharable || row.sharable) &&
            (filters.invoiceable ?? row.invoiceable) === row.invoiceable &&
            (filters.hourly ?? isHourly(row)) === isHourly(row) &&
            row.verificationDate >= (filters.dateFrom ?? '') &&
            row.verificationDate <= (filters.dateTo ?? '9999'),
        );
        expect(listWorkOrders(db, query, anybody)).toEqual(naively(found, 'workOrderId', order));
      }),
      { numRuns: 300 },
    );
  });

  describe('of so many work orders that they are walked in their order', () => {
    const manyRows = makeFirm(12_000, new Date('2026-11-20T10:00:00.000Z'));
    let manyDb: Database;
    beforeAll(() => {
      manyDb = replicaOfFirm(manyRows);
    });
    const manyNaive = new NaiveFirm(manyRows);
    const all = manyNaive.workOrders();
    const filters: Record<string, string>[] = [
      {},
      { customerName: 'a' },
      { invoiceNote: 'plan' },
      { invoiceNote: 'av', objectName: 'k' },
    ];

    it.each(['customerName', 'invoiceNote', 'projectCode', 'status', 'value', 'verificationDate'])(
      'by %s',
      (orderByColumn) => {
        const whole = { orderByColumn, orderByDescending: true, currentPage: 1, itemsPerPage: 0 };
        const inOrder = naively(all, 'workOrderId', whole, manyNaive).items;
        for (const filter of filters) {
          const found = inOrder.filter(
            (row) =>
              has(row.customerName, filter['customerName']) &&
              has(row.invoiceNote, filter['invoiceNote']) &&
              has(row.objectName, filter['objectName']),
          );
          expect(found.length).toBeGreaterThan(10_000);
          const last = Math.ceil(found.length / 50);
          for (const [asked, given] of [
            [3, 3],
            [9999, last],
          ] as const) {
            const query = { ...filter, orderByColumn, orderByDescending: true, currentPage: asked, itemsPerPage: 50 };
            expect(listWorkOrders(manyDb, read(workOrders.listWorkOrders.query!, wire(query)), anybody)).toEqual({
              items: found.slice((given - 1) * 50, given * 50),
              meta: { totalItems: found.length, totalPages: last, currentPage: given },
            });
          }
        }
      },
    );
  });
});
