import { buildInvoiceDocument } from '../../../shared/domain/invoice/build-invoice-document.ts';
import { earlierPrices } from '../../../shared/domain/invoice/earlier-prices.ts';
import type { InvoiceInput } from '../../../shared/domain/invoice/invoice-input.ts';
import { hasLines, unpricedProducts } from '../../../shared/domain/invoice/invoice-lines.ts';
import { losses } from '../../../shared/domain/invoice/losses.ts';
import { invoiceRemarks } from '../../../shared/domain/invoice/invoice-remarks.ts';
import type { InvoiceDocument, InvoiceRemark, TakenFirstNumber } from '../../../shared/schemas/invoice.ts';
import { loadInvoiceSource } from './invoice-source.ts';
import { loadPriceLists } from '../prices/price-list-store.ts';
import type { Stored } from '../core/records.ts';
import { getSystemSettings } from '../settings/settings-store.ts';
import { getRecord } from '../core/table.ts';

type Source = {
  workOrderIds: number[];
  invoicedOre: number;
  takenFirstNumber: TakenFirstNumber | null;
  now: Date;
};

export async function loadInvoiceRemarks(
  project: Stored<'project'>,
  { workOrderIds, invoicedOre, takenFirstNumber, now }: Source,
): Promise<InvoiceRemark[]> {
  const [{ workOrders, input }, { data: customer }, { data: settings }, lists] = await Promise.all([
    loadInvoiceSource(project.id, workOrderIds, now),
    getRecord('customer', project.data.customerId),
    getSystemSettings(),
    loadPriceLists(project.id, project.data.customerId),
  ]);
  const lost = losses(workOrders.map(({ id, data }) => ({ workOrderId: id, items: data.items })));
  // With nothing to invoice, the losses are the only remarks.
  if (!input.workOrders.some(hasLines)) return lost;
  return invoiceRemarks(pricedPreview(input), {
    losses: lost,
    unpricedProducts: unpricedProducts(input.workOrders, input.products),
    earlierPrices: earlierPrices(input.workOrders, input.products, lists),
    workOrders: input.workOrders,
    customer,
    budgetOre: project.data.budgetOre,
    invoicedOre,
    takenFirstNumber,
    addressId: project.data.invoiceAddressId ?? customer.mainAddressId,
    invoiceEmailTo: settings.invoiceEmailTo,
  });
}

function pricedPreview(input: InvoiceInput): InvoiceDocument {
  const workOrders = input.workOrders.map((workOrder) => ({
    ...workOrder,
    items: workOrder.items.filter((item) => item.unitPriceOre !== null),
  }));
  if (workOrders.some(hasLines)) return buildInvoiceDocument({ ...input, workOrders });
  const free = input.workOrders.map((workOrder) => ({
    ...workOrder,
    items: workOrder.items.map((item) => ({ ...item, unitPriceOre: 0 })),
  }));
  return { ...buildInvoiceDocument({ ...input, workOrders: free }), items: [] };
}
