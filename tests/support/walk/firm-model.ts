/**
 * A simple model of a firm: its customers, projects, work orders, prices, templates and invoices after each step. It
 * shares no rules with the product, so that it cannot share its errors.
 */

export type Status = 'Quoted' | 'Planned' | 'Started' | 'Registered' | 'Invoiced' | 'Cancelled';
/** The answer about rate lines with neither worked nor invoiceable hours. */
export type Answer = 'estimated' | 'zero' | undefined;
export type Product = { productId: number; isRate: boolean; isSummed: boolean };

export type Line = {
  /** Assigned by the API; undefined before it is saved. */
  workOrderItemId?: number;
  productId: number;
  hoursEstimated: number;
  workedHours: number | null;
  invoiceableHours: number | null;
  quantity: number;
  frozen: number | null;
};

export type WorkOrder = {
  workOrderId: number;
  version: number;
  projectId: number;
  status: Status;
  verificationDate: string;
  invoiceNote: string;
  invoiceable: boolean;
  workOrderOwnerUserId: number | null;
  workOrderHelperUserId: number | null;
  lines: Line[];
  invoiceId: number | null;
  isDeleted: boolean;
};

export type Prices = Map<number, number>;
export type PriceList = { version: number; prices: Prices | null };
export type DefaultList = { priceListDefaultId: number; version: number; year: number; prices: Prices };
type TemplateItem = { invoiceNote: string; invoiceable: boolean; lines: Line[] };
export type Template = { deliveryTemplateId: number; version: number; items: TemplateItem[]; isDeleted: boolean };
export type Invoice = {
  invoiceId: number;
  projectId: number;
  isCredit: boolean;
  status: string;
  isCredited: boolean;
  sum: number;
};

export class FirmModel {
  mark = '';
  userId = 0;
  products: Product[] = [];
  customers: { customerId: number }[] = [];
  projects: { projectId: number; projectCode: string; customerId: number }[] = [];
  workOrders: WorkOrder[] = [];
  defaultLists: DefaultList[] = [];
  customerLists = new Map<number, PriceList>();
  projectLists = new Map<number, PriceList>();
  templates: Template[] = [];
  invoices: Invoice[] = [];

  product(productId: number): Product {
    return this.products.find((product) => product.productId === productId)!;
  }

  /** A product's price in a project on a day, in öre; null when no list has one. */
  price(projectId: number, productId: number, day: string): number | null {
    const { customerId } = this.projects.find((project) => project.projectId === projectId)!;
    const own = this.projectLists.get(projectId)?.prices?.get(productId);
    if (own !== undefined) return own;
    const customers = this.customerLists.get(customerId)?.prices?.get(productId);
    if (customers !== undefined) return customers;
    const year = Number(day.slice(0, 4));
    let newest: DefaultList | undefined;
    for (const list of this.defaultLists) {
      if (list.year <= year && list.prices.has(productId) && list.year > (newest?.year ?? 0)) newest = list;
    }
    return newest?.prices.get(productId) ?? null;
  }

  unitPrice(workOrder: WorkOrder, line: Line): number | null {
    if (workOrder.invoiceId !== null) return line.frozen;
    return this.price(workOrder.projectId, line.productId, workOrder.verificationDate);
  }

  value(workOrder: WorkOrder): number {
    if (!workOrder.invoiceable) return 0;
    const isDone = workOrder.status === 'Registered' || workOrder.status === 'Invoiced';
    let sum = 0;
    for (const line of workOrder.lines) {
      let count = line.quantity;
      if (this.product(line.productId).isRate) {
        const isWorked = line.workedHours !== null && line.workedHours > 0;
        count = isDone || isWorked ? (line.invoiceableHours ?? 0) : line.hoursEstimated;
      }
      sum += times(count, this.unitPrice(workOrder, line) ?? 0);
    }
    return sum;
  }

  living(): WorkOrder[] {
    return this.workOrders.filter((workOrder) => !workOrder.isDeleted);
  }

  toInvoice(projectId: number): WorkOrder[] {
    return this.living().filter(
      (one) => one.projectId === projectId && one.status === 'Registered' && one.invoiceable && one.invoiceId === null,
    );
  }

  /** Registers a line: empty invoiceable hours become the worked ones; the answer fills lines that have neither. */
  register(line: Line, answer: Answer): void {
    if (!this.product(line.productId).isRate || line.invoiceableHours !== null) return;
    if (line.workedHours === null && answer === 'estimated') line.workedHours = line.hoursEstimated;
    if (line.workedHours === null && answer === 'zero') line.workedHours = 0;
    line.invoiceableHours = line.workedHours;
  }

  /** True if an invoice would have no line for it. */
  addsNothing(workOrder: WorkOrder): boolean {
    return workOrder.lines.every((line) =>
      this.product(line.productId).isRate ? !line.invoiceableHours : line.quantity === 0,
    );
  }

  counts(projectIds: number[]): { planned: number; registered: number; invoiced: number } {
    const counts = { planned: 0, registered: 0, invoiced: 0 };
    for (const { projectId, status } of this.living()) {
      if (!projectIds.includes(projectId)) continue;
      if (status === 'Planned' || status === 'Started') counts.planned += 1;
      if (status === 'Registered') counts.registered += 1;
      if (status === 'Invoiced') counts.invoiced += 1;
    }
    return counts;
  }

  /** The sum of an invoice over the work orders, without VAT, in öre; or why there is none. */
  invoiceSum(workOrders: WorkOrder[]): number | 'nothing' | 'no price' {
    const summed = new Map<string, { count: number; price: number }>();
    let sum = 0;
    let lines = 0;
    let isPriceMissing = false;
    for (const workOrder of workOrders) {
      for (const line of workOrder.lines) {
        const product = this.product(line.productId);
        const count = product.isRate ? (line.invoiceableHours ?? 0) : line.quantity;
        if (count === 0) continue;
        lines += 1;
        const price = this.unitPrice(workOrder, line);
        if (price === null) isPriceMissing = true;
        else if (product.isSummed) {
          const key = `${product.productId} ${price}`;
          summed.set(key, { price, count: count + (summed.get(key)?.count ?? 0) });
        } else sum += times(count, price);
      }
    }
    if (lines === 0) return 'nothing';
    if (isPriceMissing) return 'no price';
    for (const { count, price } of summed.values()) sum += times(count, price);
    return sum;
  }
}

/** Rounds half up: nothing here is negative. */
function times(count: number, ore: number): number {
  const doubled = Math.round(count * 2) * ore;
  return (doubled + (doubled % 2)) / 2;
}
