import type { StoredRecord } from '../data/core/records.ts';
import * as demo from './demo-data.ts';
import { inUnits } from './in-units.ts';

export async function seedDeliveryTemplates(products: StoredRecord<'product'>[], now: Date): Promise<void> {
  const byName = new Map(products.map((product) => [product.data.name, product]));
  await inUnits(demo.deliveryTemplates, (unit, { name, daysAgo, items }) => {
    let lines = 0;
    return unit.create('delivery-template', {
      name,
      dateCreated: new Date(now.getTime() - daysAgo * 86_400_000).toISOString(),
      items: items.map((item, index) => ({
        deliveryTemplateItemId: index + 1,
        invoiceNote: item.note,
        invoiceable: !('invoiceable' in item),
        lines: Object.entries(item.lines).map(([product, number]) => {
          const { id, data } = byName.get(product)!;
          const isRate = data.productType === 'Rate';
          return {
            deliveryTemplateItemLineId: (lines += 1),
            productId: id,
            productType: data.productType,
            hoursEstimated: isRate ? number : 0,
            quantity: isRate ? 0 : number,
          };
        }),
      })),
    });
  });
}
