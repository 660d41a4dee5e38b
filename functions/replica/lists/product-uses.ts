import type { Database } from '../database.ts';

/** How many living work orders have the product on a line. */
export function productUses(db: Database, productId: number): number {
  return db.get<{ total: number }>(
    'SELECT count(DISTINCT work_order_id) AS total FROM work_order_item WHERE product_id = ?',
    [productId],
  )!.total;
}
