import type { Database } from '../database.ts';

export function productUses(db: Database, productId: number): { workOrders: number; deliveryTemplates: number } {
  return db.get<{ workOrders: number; deliveryTemplates: number }>(
    `SELECT
      (SELECT count(DISTINCT work_order_id) FROM work_order_item WHERE product_id = ?) AS workOrders,
      (SELECT count(*) FROM delivery_template_product WHERE product_id = ?) AS deliveryTemplates`,
    [productId, productId],
  )!;
}
