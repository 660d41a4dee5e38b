import { formatAddress } from '../../../shared/domain/address.ts';
import { fullName } from '../../../shared/domain/contact.ts';
import { type PriceLists, resolvePrice } from '../../../shared/domain/prices.ts';
import { isSharable, isToInvoice } from '../../../shared/domain/work-order-rules.ts';
import { workOrderHours, workOrderValueOre } from '../../../shared/domain/work-order-value.ts';
import { dayOf, yearOf } from '../../../shared/lib/days.ts';
import { matches } from '../../../shared/lib/text.ts';
import type { Address } from '../../../shared/schemas/address.ts';
import type { ContactRow } from '../../../shared/schemas/contact.ts';
import type { CustomerRow } from '../../../shared/schemas/customer.ts';
import { type InvoiceRow } from '../../../shared/schemas/invoice.ts';
import type { CustomerPriceListRow } from '../../../shared/schemas/price-list.ts';
import type { Product } from '../../../shared/schemas/product.ts';
import type { ProjectRow } from '../../../shared/schemas/project.ts';
import { customer } from '../../../shared/entities/customer.ts';
import { workOrderStatuses } from '../../../shared/codes/work-orders.ts';
import type { WorkOrderRow } from '../../../shared/schemas/work-order.ts';
import type { FeedData, FeedKind, FeedRow } from '../../../functions/data/core/feed-rows.ts';
import { rowOf } from './empty-feed.ts';
import { invoicedAndOwed, sumOf } from './naive-sums.ts';
import { addressTypes } from '../../../shared/codes/addresses.ts';
import { productTypes } from '../../../shared/codes/product-types.ts';
import { invoiceStatuses, invoiceTypes } from '../../../shared/codes/invoices.ts';

/** The oracle of the lists: derived from the records as simply as possible, regardless of speed. */
export class NaiveFirm {
  readonly #byKind: Map<FeedKind, Map<number, FeedRow>>;

  /** The tie breakers of rows that are equal in a column. */
  readonly #ties = new WeakMap<object, Record<string, Tie[]>>();

  constructor(rows: readonly FeedRow[]) {
    this.#byKind = new Map();
    for (const [kind, its] of Map.groupBy(rows, (row) => row.kind)) {
      this.#byKind.set(kind, new Map(its.map((row) => [row.id, row])));
    }
  }

  readonly tiesOf = (row: object, column: string): Tie[] => this.#ties.get(row)?.[column] ?? [];

  #tied<R extends object>(row: R, ties: Record<string, Tie[]>): R {
    this.#ties.set(row, ties);
    return row;
  }

  customers(): CustomerRow[] {
    return this.#living('customer').map(({ id, version, data }) => {
      const its = this.#living('project').filter((project) => project.data.customerId === id);
      return {
        customerId: id,
        version,
        ...rowOf(customer, data),
        numberOfProjects: its.length,
        ...this.#counts(its.map((project) => project.id)),
        ...invoicedAndOwed(this.#living('invoice').filter(({ data: { customerId } }) => customerId === id)),
      };
    });
  }

  addresses(): Address[] {
    return this.#living('address')
      .filter(({ data }) => !this.#isGone(data.customerId))
      .map(({ id, version, data }) => {
        const row = {
          addressId: id,
          version,
          ...data,
          customerName: this.#find('customer', data.customerId)?.name ?? '',
          formatted: formatAddress(data),
        };
        return this.#tied(row, { customerName: [data.customerId] });
      });
  }

  contacts(): (ContactRow & { customerNames: string[] })[] {
    const hasSomebody = (ids: readonly number[]) => ids.length === 0 || ids.some((id) => !this.#isGone(id));
    return this.#living('contact')
      .filter(({ data }) => hasSomebody(data.customerIds))
      .map(({ id, version, data: { customerIds, ...data } }) => {
        const customers = this.#living('customer').filter((customer) => customerIds.includes(customer.id));
        const customerNames = customers.map((customer) => customer.data.name);
        return { contactId: id, version, ...data, fullName: fullName(data), customerNames };
      });
  }

  products(): Product[] {
    return this.#living('product').map(({ id, version, data }) => ({ productId: id, version, ...data }));
  }

  defaultPriceLists() {
    return this.#living('price-list-default').map(({ id, version, data: { year, comment, lines } }) => ({
      priceListDefaultId: id,
      version,
      year,
      comment,
      numberOfLines: lines.length,
    }));
  }

  customerPriceLists(): CustomerPriceListRow[] {
    return this.#living('price-list-customer').flatMap(({ id, version, data: { comment, lines } }) => {
      const customer = this.#living('customer').find((one) => one.id === id);
      if (!customer) return [];
      return { customerId: id, version, customerName: customer.data.name, comment, numberOfLines: lines.length };
    });
  }

  projects(): ProjectRow[] {
    return this.#living('project').map(({ id, version, data }) => {
      const customer = this.#find('customer', data.customerId);
      const object = this.#find('address', data.objectAddressId);
      const contact = this.#find('contact', data.mainContactId);
      const tags = this.#living('tag').filter((tag) => data.tagIds.includes(tag.id));
      const row: ProjectRow = {
        projectId: id,
        version,
        projectCode: data.projectCode,
        customerId: data.customerId,
        customerName: customer?.name ?? '',
        objectName: object?.name ?? '',
        mainContactName: contact ? fullName(contact) : '',
        addressFormatted: object ? formatAddress(object) : '',
        projectOwnerUserInitials: this.#find('user', data.projectOwnerUserId)?.initials ?? '',
        projectReviewerUserInitials: this.#find('user', data.projectReviewerUserId)?.initials ?? '',
        tags: tags
          .map((tag) => ({ tagId: tag.id, name: tag.data.name }))
          .sort((a, b) => collator.compare(a.name, b.name) || a.tagId - b.tagId),
        active: data.active,
        invoiceable:
          this.#workOrdersOf([id]).some((workOrder) => isToInvoice(workOrder.data)) ||
          (this.#dueInstalmentsOf(id) ?? []).length > 0,
        ...this.#counts([id]),
        budget: data.budgetOre / 100,
        ...this.#sumsOf(id),
        paymentRemark: customer?.paymentRemark ?? false,
      };
      return this.#tied(row, {
        customerName: [data.customerId],
        objectName: [data.objectAddressId],
        addressFormatted: [data.objectAddressId],
        mainContactName: [data.mainContactId],
        projectOwnerUserInitials: [data.projectOwnerUserId],
        projectReviewerUserInitials: [data.projectReviewerUserId],
      });
    });
  }

  tagIdsOf(projectId: number): number[] {
    return this.#find('project', projectId)?.tagIds ?? [];
  }

  customerOfInvoice(invoiceId: number): number | undefined {
    return this.#find('invoice', invoiceId)?.customerId;
  }

  invoices(): InvoiceRow[] {
    return this.#living('invoice').map(({ id, version, data }) => {
      const { customerId: _, credits, projects, ...shown } = data;
      const creditedIncVat = sumOf(credits, (credit) => credit.sumTotalIncVat);
      const codes = projects.length > 0 ? projects.map((project) => project.projectCode) : [shown.projectCode];
      return { invoiceId: id, version, ...shown, projectCode: codes.join(', '), creditedIncVat };
    });
  }

  workOrders(): WorkOrderRow[] {
    return this.#living('work-order').flatMap(({ id, version, data }) => {
      const project = this.#living('project').find(({ id: projectId }) => projectId === data.projectId)?.data;
      if (!project) return [];
      const { invoiceId: _, createdByUserId: _creator, items, ...fields } = data;
      const row: WorkOrderRow = {
        workOrderId: id,
        version,
        ...fields,
        projectCode: project.projectCode,
        customerId: project.customerId,
        customerName: this.#find('customer', project.customerId)?.name ?? '',
        objectName: this.#find('address', project.objectAddressId)?.name ?? '',
        workOrderOwnerInitials: this.#find('user', data.workOrderOwnerUserId)?.initials ?? '',
        workOrderHelperInitials: this.#find('user', data.workOrderHelperUserId)?.initials ?? '',
        sharable: isSharable(data),
        ...workOrderHours(items),
        hoursMissing: items.some(
          ({ productType, workedHours, invoiceableHours }) =>
            productType === 'Rate' && workedHours === null && invoiceableHours === null,
        ),
        value: this.#valueOre(data) / 100,
      };
      return this.#tied(row, {
        status: [data.verificationDate],
        projectCode: [data.projectId],
        customerName: [project.customerId, data.projectId],
        objectName: [project.objectAddressId, data.projectId],
        workOrderOwnerInitials: [data.workOrderOwnerUserId],
        workOrderHelperInitials: [data.workOrderHelperUserId],
      });
    });
  }

  #valueOre(workOrder: FeedData<'work-order'>): number {
    const project = this.#find('project', workOrder.projectId)!;
    const lists: PriceLists = {
      project: this.#newest('price-list-project', (list) => list.projectId === workOrder.projectId)?.lines ?? null,
      customer: this.#newest('price-list-customer', (list) => list.customerId === project.customerId)?.lines ?? null,
      defaults: this.#living('price-list-default').map(({ data }) => data),
    };
    const year = yearOf(workOrder.verificationDate);
    const items = workOrder.items.map((item) => ({
      ...item,
      unitPriceOre: item.frozenPriceOre ?? priceOf(item, lists, year),
    }));
    return workOrderValueOre({ ...workOrder, items });
  }

  #sumsOf(projectId: number) {
    const workOrders = this.#workOrdersOf([projectId]).map(({ data }) => data);
    const waiting = workOrders
      .filter((workOrder) => isToInvoice(workOrder))
      .map((workOrder) => ({ day: workOrder.verificationDate, ore: this.#valueOre(workOrder) }));
    const due = this.#dueInstalmentsOf(projectId);
    const toInvoice = due ?? waiting;
    const worked = workOrders.filter(({ status }) => status === 'Registered' || status === 'Invoiced');
    const value = (some: typeof workOrders) => some.reduce((ore, one) => ore + this.#valueOre(one), 0) / 100;
    const invoices = this.#living('invoice').flatMap(({ data }) => {
      if (data.status === 'Cancelled') return [];
      if (data.projects.length === 0) return data.projectId === projectId ? [data.sumTotal] : [];
      return data.projects.filter((part) => part.projectId === projectId).map(({ sumTotal }) => sumTotal);
    });
    return {
      fixedPrice: due !== undefined,
      toInvoice: toInvoice.reduce((sum, { ore }) => sum + ore, 0) / 100,
      oldestToInvoice: toInvoice.map(({ day }) => day).toSorted()[0] ?? '',
      worked: value(worked),
      invoicedSum: invoices.reduce((ore, kronor) => ore + Math.round(kronor * 100), 0) / 100,
    };
  }

  /** Undefined of a project without a fixed price. */
  #dueInstalmentsOf(projectId: number): { day: string; ore: number }[] | undefined {
    const agreement = this.#living('agreement').find(({ id }) => id === projectId)?.data;
    if (!agreement || agreement.instalments.length === 0) return undefined;
    const counted = agreement.entries.filter(
      ({ kind, invoiceId }) => kind === 'Instalment' && this.#find('invoice', invoiceId)?.status !== 'Cancelled',
    );
    return agreement.instalments.flatMap(({ instalmentId, amountOre, dueOn }) => {
      const its = counted.filter(({ ref }) => ref === instalmentId);
      const ore = its.reduce((left, { netOre }) => left - netOre, amountOre);
      return dueOn !== null && dueOn <= dayOf(new Date()) && ore > 0 ? [{ day: dueOn, ore }] : [];
    });
  }

  #counts(projectIds: number[]) {
    const statuses = this.#workOrdersOf(projectIds).map(({ data }) => data.status);
    const count = (...wanted: string[]) => statuses.filter((status) => wanted.includes(status)).length;
    return { planned: count('Planned', 'Started'), registered: count('Registered'), invoiced: count('Invoiced') };
  }

  #workOrdersOf(projectIds: number[]) {
    return this.#living('work-order').filter(({ data }) => projectIds.includes(data.projectId));
  }

  #all<K extends FeedKind>(kind: K): FeedRow<K>[] {
    return [...(this.#byKind.get(kind)?.values() ?? [])] as FeedRow<K>[];
  }

  #living<K extends FeedKind>(kind: K): FeedRow<K>[] {
    return this.#all(kind).filter((row) => !row.deleted);
  }

  #isGone(customerId: number): boolean {
    return this.#byKind.get('customer')?.get(customerId)?.deleted === true;
  }

  #find<K extends FeedKind>(kind: K, id: number | null): FeedData<K> | undefined {
    return this.#byKind.get(kind)?.get(id ?? 0)?.data;
  }

  #newest<K extends FeedKind>(kind: K, isIt: (data: FeedData<K>) => boolean): FeedData<K> | undefined {
    return this.#living(kind)
      .filter((row) => isIt(row.data))
      .reduce<FeedRow<K> | undefined>((newest, row) => (newest && newest.id > row.id ? newest : row), undefined)?.data;
  }
}

const collator = new Intl.Collator('sv', { numeric: true });
const codes: Record<string, readonly string[]> = {
  status: [...workOrderStatuses, ...invoiceStatuses.filter((status) => status !== 'Cancelled')],
  addressType: addressTypes,
  productType: productTypes,
  invoiceType: invoiceTypes,
};

type Row = Record<string, unknown>;
type Tie = number | string | null;
type NaiveQuery = {
  by: string;
  descending: boolean;
  id: string;
  size: number;
  page: number;
  ties?: NaiveFirm['tiesOf'];
};

/**
 * A page of rows in order: texts in Swedish, codes in declaration order, equal ones by their tie breakers, then by id.
 */
export function naivePage<R extends object>(rows: readonly R[], { by, descending, id, size, page, ties }: NaiveQuery) {
  const tiesIn = (row: Row) => [...(ties?.(row, by) ?? []), row[id] as number];
  const compare = (a: Row, b: Row) => compareValues(by, a[by], b[by]) || compareTies(tiesIn(a), tiesIn(b));
  const inOrder = [...rows].sort((a, b) => compare(a as Row, b as Row) * (descending ? -1 : 1));
  const totalPages = size === 0 ? 1 : Math.max(1, Math.ceil(rows.length / size));
  const currentPage = Math.min(page, totalPages);
  const items = size === 0 ? inOrder : inOrder.slice((currentPage - 1) * size, currentPage * size);
  return { items, meta: { totalItems: rows.length, totalPages, currentPage } };
}

/** Missing values count as 0. */
function compareTies(a: Tie[], b: Tie[]): number {
  for (const [index, tie] of a.entries()) {
    const [one, other] = [tie ?? 0, b[index] ?? 0];
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
}

function compareValues(column: string, a: unknown, b: unknown): number {
  if (codes[column]) return codes[column].indexOf(a as string) - codes[column].indexOf(b as string);
  if (Array.isArray(a) && Array.isArray(b)) return a.length - b.length;
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return Number(a) - Number(b);
}

/** True if a row matches a text filter. */
export function has(text: string, search: string | undefined): boolean {
  return search === undefined || matches(text, search);
}

type Line = FeedData<'work-order'>['items'][number];

/** In whole öre: of the line's own cost and its mark-up, or of the price lists, according to its type. */
function priceOf(line: Line, lists: PriceLists, year: number): number | null {
  if (line.productType === 'Expense' || line.productType === 'Subconsultant') return costOf(line);
  return resolvePrice(lists, line.productId, year)?.priceOre ?? null;
}

function costOf({ purchasePrice, markUpPercent }: Line): number | null {
  if (purchasePrice === null) return null;
  return Number((BigInt(Math.round(purchasePrice * 100)) * BigInt(100 + markUpPercent) * 2n + 100n) / 200n);
}
