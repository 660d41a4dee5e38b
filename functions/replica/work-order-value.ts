/** Where the price of a line `i` of a work order `w` in a project `p` is looked for, in öre: null where it is not there. */
export type PriceSources = {
  /** In the project's own list. */
  project: string;
  /** In its customer's list. */
  customer: string;
  /** In the newest default list up to the work order's year that has the product. */
  standard: string;
};

/** A default list's price, among the lists that a further condition leaves. */
export function defaultPriceOre(condition = 'TRUE'): string {
  return `(SELECT price_ore FROM default_price WHERE product_id = i.product_id AND year <= w.verification_year
    AND ${condition} ORDER BY year DESC, price_list_default_id DESC LIMIT 1)`;
}

/** The lists as they are. */
export const pricesInForce: PriceSources = {
  project: `(SELECT price_ore FROM project_price WHERE project_id = w.project_id AND product_id = i.product_id
    ORDER BY price_list_project_id DESC LIMIT 1)`,
  customer: `(SELECT price_ore FROM customer_price WHERE customer_id = p.customer_id AND product_id = i.product_id
    ORDER BY price_list_customer_id DESC LIMIT 1)`,
  standard: defaultPriceOre(),
};

/** What a work order `w` of a project `p` is worth, in öre: what is frozen, and the rest by the prices of the lists. */
export function workOrderValueBy({ project, customer, standard }: PriceSources): string {
  return `(w.frozen_value_ore + CASE WHEN w.has_live_prices = 1 THEN
    (SELECT coalesce(sum(round(i.counted_quantity * coalesce(${project}, ${customer}, ${standard}, 0))), 0)
      FROM work_order_item i WHERE i.work_order_id = w.id AND i.frozen_price_ore IS NULL)
    ELSE 0 END)`;
}

/** The same by the prices in force. */
export const workOrderValueOre = workOrderValueBy(pricesInForce);
