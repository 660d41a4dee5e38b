import { type ProductType, isCostPriced } from '../../codes/product-types.ts';
import { compareSwedish } from '../../lib/text.ts';
import type { InvoiceRemark } from '../../schemas/invoice-remark.ts';
import { type CountedItem, quantityOf } from './invoice-lines.ts';

type Item = CountedItem & {
  productId: number;
  productType: ProductType;
  purchasePrice: number | null;
  receipt: string;
};
type Work = { workOrderId: number; items: readonly Item[] };
type Product = { productId: number; name: string };

/** What lines that are priced by their cost lack: the cost itself, which stops the invoice, or a receipt. */
export function costRemarks(workOrders: readonly Work[], products: readonly Product[]): InvoiceRemark[] {
  const charged = workOrders.flatMap(({ workOrderId, items }) =>
    items
      .filter((item) => isCostPriced(item.productType) && quantityOf(item) !== 0)
      .map((item) => ({ ...item, workOrderId })),
  );
  const costless = charged.filter(({ purchasePrice }) => purchasePrice === null);
  const names = costless.map(({ productId }) => products.find((one) => one.productId === productId)?.name ?? '');
  const unproved = charged.filter(
    ({ productType, purchasePrice, receipt }) => productType === 'Expense' && purchasePrice !== 0 && receipt === '',
  );
  return [
    ...(costless.length > 0
      ? [
          {
            kind: 'no-cost' as const,
            products: [...new Set(names)].sort(compareSwedish),
            workOrderIds: idsOf(costless),
          },
        ]
      : []),
    ...(unproved.length > 0
      ? [{ kind: 'no-receipt' as const, count: unproved.length, workOrderIds: idsOf(unproved) }]
      : []),
  ];
}

function idsOf(items: readonly { workOrderId: number }[]): number[] {
  return [...new Set(items.map(({ workOrderId }) => workOrderId))];
}
