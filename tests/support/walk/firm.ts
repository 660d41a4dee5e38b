import { expect } from 'vitest';
import { isCostPriced } from '../../../shared/codes/product-types.ts';
import { listCustomers } from '../../../shared/contract/customers.ts';
import { getInvoice } from '../../../shared/contract/invoices.ts';
import { deleteDefaultPriceList, listDefaultPriceLists } from '../../../shared/contract/price-lists.ts';
import { getAllProducts } from '../../../shared/contract/products.ts';
import { listProjects } from '../../../shared/contract/projects.ts';
import type { Route } from '../../../shared/contract/route.ts';
import { getWorkOrder, listWorkOrders } from '../../../shared/contract/work-orders.ts';
import type { LocalStack } from '../../../infra/host/stack.ts';
import { Api, type CallOptions, newKey } from '../api.ts';
import { giveSellerDetails, makeCustomer, makeProduct, makeProject, unique } from '../builders.ts';
import type { Invoice, WorkOrder } from './firm-model.ts';
import { FirmModel } from './firm-model.ts';

export class Firm {
  readonly stack: LocalStack;
  readonly api: Api;
  readonly staff: Api;

  private constructor(stack: LocalStack, api: Api, staff: Api) {
    this.stack = stack;
    this.api = api;
    this.staff = staff;
  }

  /** @param stack a separate one: the walks change the prices of all projects */
  static async on(stack: LocalStack): Promise<Firm> {
    const logIn = (role: string) => {
      const { initials, pin } = stack.users.find((user) => user.role === role)!;
      return Api.logIn(stack.url, initials, pin);
    };
    const firm = new Firm(stack, await logIn('SuperAdmin'), await logIn('Staff'));
    await giveSellerDetails(firm.api);
    for (const productType of ['Rate', 'Rate', 'Rent', 'Rent']) await makeProduct(firm.api, { productType });
    await makeProduct(firm.api, { productType: 'Rate', aggregateHoursToTotal: true });
    return firm;
  }

  /** New customers and projects, and no default price list: the start of a walk. */
  async begin(): Promise<FirmModel> {
    const { api } = this;
    const model = new FirmModel();
    const lists = await api.result(listDefaultPriceLists, { query: { itemsPerPage: 0 } });
    for (const params of lists.items) await api.result(deleteDefaultPriceList, { params });
    const all = await api.result(getAllProducts);
    const products = all.filter(({ productType }: any) => !isCostPriced(productType));
    model.products = products.map((product: any) => ({
      productId: product.productId,
      isRate: product.productType === 'Rate',
      isSummed: product.aggregateHoursToTotal,
    }));
    model.mark = unique('Promenad');
    for (const name of ['Ett', 'Två']) {
      const { customerId } = await makeCustomer(api, { name: `${model.mark} ${name}` });
      model.customers.push({ customerId });
      for (let count = 0; count < 2; count += 1) {
        const { projectId, projectCode, projectOwnerUserId } = await makeProject(api, { customerId });
        model.projects.push({ projectId, projectCode, customerId });
        model.userId = projectOwnerUserId;
      }
    }
    return model;
  }

  /** Makes a call, and repeats it with the same idempotency key, which must return the same. */
  async repeated(route: Route, options: CallOptions): Promise<any> {
    const idempotencyKey = newKey();
    const first = await this.api.result(route, { ...options, idempotencyKey });
    expect(await this.api.result(route, { ...options, idempotencyKey })).toEqual(first);
    return first;
  }

  async expectRefused(route: Route, options: CallOptions, status: number, api = this.api): Promise<void> {
    const reply = await api.call(route, options);
    expect({ status: reply.status, json: reply.json }).toMatchObject({ status });
  }

  /** Compares everything the calls return with the model. */
  async expectEqual(model: FirmModel, { touched, invoice }: { touched: WorkOrder[]; invoice?: Invoice | undefined }) {
    const { api } = this;
    const customerName = model.mark;
    const [workOrders, projects, customers] = await Promise.all([
      api.result(listWorkOrders, { query: { customerName, itemsPerPage: 0, orderByColumn: 'workOrderId' } }),
      api.result(listProjects, {
        body: { filter: { customerName, showAll: true, itemsPerPage: 0, orderByColumn: 'projectCode' }, tagIds: [] },
      }),
      api.result(listCustomers, { query: { name: model.mark, itemsPerPage: 0 } }),
    ]);
    expect(workOrders.items.map(shownRow)).toEqual(model.living().map((one) => modelRow(model, one)));
    expect(
      projects.items.map(({ projectId, ...row }: any) => ({ projectId, ...countsOf(row), to: row.invoiceable })),
    ).toEqual(
      model.projects.map(({ projectId }) => ({
        projectId,
        ...model.counts([projectId]),
        to: model.toInvoice(projectId).length > 0,
      })),
    );
    expect(customers.items.map(({ customerId, ...row }: any) => ({ customerId, ...countsOf(row) }))).toEqual(
      model.customers.map(({ customerId }) => ({
        customerId,
        ...model.counts(model.projects.filter((one) => one.customerId === customerId).map((one) => one.projectId)),
      })),
    );
    // The lists' counts must match a recount of their rows.
    const recounted = { planned: 0, registered: 0, invoiced: 0 };
    for (const { status } of workOrders.items) {
      if (status === 'Planned' || status === 'Started') recounted.planned += 1;
      if (status === 'Registered') recounted.registered += 1;
      if (status === 'Invoiced') recounted.invoiced += 1;
    }
    expect(sumOf(projects.items)).toEqual(recounted);
    expect(sumOf(customers.items)).toEqual(recounted);
    await Promise.all(touched.map((one) => this.#expectRecord(model, one)));
    if (invoice) await this.#expectInvoice(invoice);
  }

  async #expectRecord(model: FirmModel, workOrder: WorkOrder): Promise<void> {
    const params = { workOrderId: workOrder.workOrderId };
    if (workOrder.isDeleted) return this.expectRefused(getWorkOrder, { params }, 404);
    const record = await this.api.result(getWorkOrder, { params });
    expect({ ...shownRow(record), invoiceId: record.invoiceId }).toEqual({
      ...modelRow(model, workOrder),
      invoiceId: workOrder.invoiceId,
    });
    expect(record.items.map(shownLine)).toEqual(
      workOrder.lines.map((line) => ({
        ...shownLine(line),
        unitPrice: kronor(model.unitPrice(workOrder, line)),
      })),
    );
    workOrder.lines.forEach((line, index) => (line.workOrderItemId = record.items[index].workOrderItemId));
  }

  async #expectInvoice({ invoiceId, isCredit, isCredited, sum, status }: Invoice): Promise<void> {
    const shown = await this.api.result(getInvoice, { params: { invoiceId } });
    expect(shown).toMatchObject({
      invoiceType: isCredit ? 'Credit' : 'Debit',
      credited: isCredited,
      status,
      // Not -sum, which turns zero into minus zero.
      sumTotal: (isCredit ? 0 - sum : sum) / 100,
    });
  }
}

const countsOf = ({ planned, registered, invoiced }: any) => ({ planned, registered, invoiced });

function sumOf(rows: any[]) {
  const sum = (column: string) => rows.reduce((total, row) => total + row[column], 0);
  return { planned: sum('planned'), registered: sum('registered'), invoiced: sum('invoiced') };
}

const kronor = (ore: number | null) => (ore === null ? null : ore / 100);

function shownRow(row: any) {
  const { workOrderId, version, projectId, status, verificationDate, invoiceNote, invoiceable, sharable, value } = row;
  const { hoursEstimated, hoursWorked, invoiceableHours } = row;
  return {
    workOrderId,
    version,
    projectId,
    status,
    verificationDate,
    invoiceNote,
    invoiceable,
    sharable,
    value,
    hoursEstimated,
    hoursWorked,
    invoiceableHours,
  };
}

function modelRow(model: FirmModel, workOrder: WorkOrder) {
  const isShared = workOrder.workOrderOwnerUserId === null || workOrder.workOrderHelperUserId === -1;
  const isOpen = workOrder.status !== 'Invoiced' && workOrder.status !== 'Cancelled';
  const sum = (key: 'hoursEstimated' | 'workedHours' | 'invoiceableHours') =>
    workOrder.lines.reduce((total, line) => total + (line[key] ?? 0), 0);
  return shownRow({
    ...workOrder,
    sharable: isShared && isOpen,
    value: model.value(workOrder) / 100,
    hoursEstimated: sum('hoursEstimated'),
    hoursWorked: sum('workedHours'),
    invoiceableHours: sum('invoiceableHours'),
  });
}

function shownLine({ productId, hoursEstimated, workedHours, invoiceableHours, quantity, unitPrice }: any) {
  return {
    productId,
    hoursEstimated,
    workedHours,
    invoiceableHours,
    quantity,
    ...(unitPrice !== undefined && { unitPrice }),
  };
}
