import { buildUncheckedDocument } from '../../../shared/domain/invoice/build-invoice-document.ts';
import { deliveryGaps } from '../../../shared/domain/e-invoice/gaps.ts';
import { nearCeiling } from '../../../shared/domain/agreement/ceiling.ts';
import { costRemarks } from '../../../shared/domain/invoice/cost-remarks.ts';
import { earlierPrices } from '../../../shared/domain/invoice/earlier-prices.ts';
import type { InvoiceInput } from '../../../shared/domain/invoice/invoice-input.ts';
import { hasLines, unpricedProducts } from '../../../shared/domain/invoice/invoice-lines.ts';
import { losses } from '../../../shared/domain/invoice/losses.ts';
import { invoiceRemarks } from '../../../shared/domain/invoice/invoice-remarks.ts';
import type { InvoiceDocument } from '../../../shared/schemas/invoice.ts';
import type { InvoiceRemark, TakenFirstNumber } from '../../../shared/schemas/invoice-remark.ts';
import {
  type InvoiceContents,
  type InvoiceContext,
  findWorkOrders,
  invoiceContents,
  loadInvoicedProject,
  loadInvoiceContext,
} from './invoice-contents.ts';

type RemarkFacts = { invoicedOre: number; takenFirstNumber: TakenFirstNumber | null };

type RemarkOptions = RemarkFacts & {
  workOrderIds: number[];
  /** The part of it that is to be invoiced; by default everything. */
  partOf?: (source: InvoiceContents) => InvoiceContents;
  now: Date;
};

/** @throws not_found, nothing_to_invoice */
export async function loadInvoiceRemarks(
  projectId: number,
  { workOrderIds, partOf = (source) => source, now, ...known }: RemarkOptions,
): Promise<InvoiceRemark[]> {
  const [context, candidates] = await Promise.all([
    loadInvoicedProject(projectId).then(loadInvoiceContext),
    findWorkOrders(workOrderIds),
  ]);
  return remarksOf(context, partOf(await invoiceContents(context, candidates, now)), known);
}

export function remarksOf(
  { project, customer: { data: customer }, settings: { data: settings }, lists }: InvoiceContext,
  { workOrders, input, agreement }: InvoiceContents,
  { invoicedOre, takenFirstNumber }: RemarkFacts,
): InvoiceRemark[] {
  const taken = workOrders.map(({ id, data }, index) => {
    const ids = new Set(input.workOrders[index]!.items.map(({ workOrderItemId }) => workOrderItemId));
    return { workOrderId: id, items: data.items.filter(({ workOrderItemId }) => ids.has(workOrderItemId)) };
  });
  const lost = losses(taken);
  // Instalments and on-account invoices have prices of their own: those of the work that is settled are not asked for.
  const replacesWork = input.agreed?.replacesWork ?? false;
  // With nothing to invoice, the losses are the only remarks.
  if (!replacesWork && !input.workOrders.some(hasLines)) return lost;
  const preview = replacesWork ? buildUncheckedDocument(input) : pricedPreview(input);
  const priced = replacesWork ? [] : input.workOrders;
  const remarks = invoiceRemarks(preview, {
    eInvoiceGaps: deliveryGaps(preview, customer),
    losses: replacesWork ? [] : lost,
    costs: costRemarks(taken, input.products),
    unpricedProducts: unpricedProducts(priced, input.products),
    earlierPrices: earlierPrices(priced, input.products, lists),
    workOrders: input.workOrders,
    customer,
    budgetOre: project.data.budgetOre,
    invoicedOre,
    takenFirstNumber,
    addressId: project.data.invoiceAddressId ?? customer.mainAddressId,
    invoiceEmailTo: settings.invoiceEmailTo,
  });
  return [...nearCeiling(agreement.terms, preview.sumTotal), ...remarks];
}

function pricedPreview(input: InvoiceInput): InvoiceDocument {
  const workOrders = input.workOrders.map((workOrder) => ({
    ...workOrder,
    items: workOrder.items.filter((item) => item.unitPriceOre !== null),
  }));
  if (workOrders.some(hasLines)) return buildUncheckedDocument({ ...input, workOrders });
  const free = input.workOrders.map((workOrder) => ({
    ...workOrder,
    items: workOrder.items.map((item) => ({ ...item, unitPriceOre: 0 })),
  }));
  return { ...buildUncheckedDocument({ ...input, workOrders: free }), items: [] };
}
