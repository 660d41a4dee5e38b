/**
 * The price of a line `i` of a work order `w` in a project `p`, in öre: the project's list, else its customer's, else the
 * newest default list up to the work order's year that has the product.
 */
const livePriceOre = `coalesce(
  (SELECT price_ore FROM project_price WHERE project_id = w.project_id AND product_id = i.product_id
    ORDER BY price_list_project_id DESC LIMIT 1),
  (SELECT price_ore FROM customer_price WHERE customer_id = p.customer_id AND product_id = i.product_id
    ORDER BY price_list_customer_id DESC LIMIT 1),
  (SELECT price_ore FROM default_price WHERE product_id = i.product_id AND year <= w.verification_year
    ORDER BY year DESC, price_list_default_id DESC LIMIT 1),
  0)`;

/** What a work order `w` of a project `p` is worth, in öre: what is frozen, and the rest by the prices in force. */
export const workOrderValueOre = `(w.frozen_value_ore + CASE WHEN w.has_live_prices = 1 THEN
  (SELECT coalesce(sum(round(i.counted_quantity * ${livePriceOre})), 0) FROM work_order_item i
    WHERE i.work_order_id = w.id AND i.frozen_price_ore IS NULL)
  ELSE 0 END)`;
