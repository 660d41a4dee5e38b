import type { FeedData, FeedKind, FeedRow } from '../../../functions/data/core/feed-rows.ts';

/** What a firm's records say about money and time, counted without any code of the product. */
type PlainWorkOrder = FeedData<'work-order'> & { id: number; ore: number; listOre: number; hours: number };
export type PlainProject = FeedData<'project'> & {
  id: number;
  workOrders: PlainWorkOrder[];
  invoices: FeedData<'invoice'>[];
};

export function plainProjects(rows: readonly FeedRow[]): PlainProject[] {
  const living = <K extends FeedKind>(kind: K) =>
    rows
      .filter((row) => row.kind === kind && !row.deleted)
      .map((row) => ({ id: row.id, ...(row.data as FeedData<K>) }));
  const lists = {
    project: living('price-list-project'),
    customer: living('price-list-customer'),
    standard: living('price-list-default').sort((a, b) => b.year - a.year || b.id - a.id),
  };
  const newest = <One extends { id: number }>(some: One[]) => some.sort((a, b) => b.id - a.id)[0];

  /** The price by the standard lists alone. */
  function listOre(productId: number, year: number): number {
    for (const list of lists.standard.filter((one) => one.year <= year)) {
      const found = list.lines.find((line) => line.productId === productId && line.priceOre !== 0);
      if (found) return found.priceOre;
    }
    return 0;
  }

  function priceOre(projectId: number, customerId: number, productId: number, year: number): number {
    const own = [
      newest(lists.project.filter((list) => list.projectId === projectId)),
      newest(lists.customer.filter((list) => list.customerId === customerId)),
    ];
    for (const list of own) {
      const found = list?.lines.find((line) => line.productId === productId);
      if (found) return found.priceOre;
    }
    return listOre(productId, year);
  }

  const workOrders = Map.groupBy(living('work-order'), ({ projectId }) => projectId);
  const parts = living('invoice').flatMap((invoice) =>
    invoice.projects.length > 0
      ? invoice.projects.map(({ projectId, sumTotal }) => ({ ...invoice, projectId, sumTotal }))
      : [invoice],
  );
  const invoices = Map.groupBy(parts, ({ projectId }) => projectId);
  return living('project').map((project) => ({
    ...project,
    invoices: (invoices.get(project.id) ?? []).filter(({ status }) => status !== 'Cancelled'),
    workOrders: (workOrders.get(project.id) ?? []).map((order) => {
      const isDone = order.status === 'Registered' || order.status === 'Invoiced';
      const year = Number(order.verificationDate.slice(0, 4));
      let [ore, listed, hours] = [0, 0, 0];
      for (const line of order.items) {
        const isRate = line.productType === 'Rate';
        const billed = isDone || line.workedHours ? (line.invoiceableHours ?? 0) : line.hoursEstimated;
        const price = line.frozenPriceOre ?? priceOre(project.id, project.customerId, line.productId, year);
        const standard = listOre(line.productId, year) || price;
        listed += Math.round((isRate ? (line.workedHours ?? 0) : line.quantity) * standard);
        if (isRate) hours += line.workedHours ?? 0;
        if (order.invoiceable) ore += Math.round((isRate ? billed : line.quantity) * price);
      }
      return { ...order, ore, listOre: listed, hours };
    }),
  }));
}
