import { workOrderStatuses } from '../../../shared/codes/work-orders.ts';

/** SQL for the price of a line `i` of a work order `w` in a project `p`, in öre; null if the list lacks it. */
export type PriceColumns = {
  project: string;
  customer: string;
  standard: string;
};

export function defaultPriceOre({ year = 'w.verification_year', condition = 'TRUE' } = {}): string {
  return `(SELECT price_ore FROM default_price WHERE product_id = i.product_id AND year <= ${year}
    AND ${condition} ORDER BY year DESC, price_list_default_id DESC LIMIT 1)`;
}

export const pricesInForce: PriceColumns = {
  project: `(SELECT price_ore FROM project_price WHERE project_id = w.project_id AND product_id = i.product_id
    ORDER BY price_list_project_id DESC LIMIT 1)`,
  customer: `(SELECT price_ore FROM customer_price WHERE customer_id = p.customer_id AND product_id = i.product_id
    ORDER BY price_list_customer_id DESC LIMIT 1)`,
  standard: defaultPriceOre(),
};

export function workOrderValueBy({ project, customer, standard }: PriceColumns): string {
  return `(w.frozen_value_ore + CASE WHEN w.has_live_prices = 1 THEN
    (SELECT coalesce(sum(round(i.counted_quantity * coalesce(${project}, ${customer}, ${standard}, 0))), 0)
      FROM work_order_item i WHERE i.work_order_id = w.id AND i.frozen_price_ore IS NULL)
    ELSE 0 END)`;
}

export const workOrderValueOre = workOrderValueBy(pricesInForce);

/** What the hours of an invoiceable work order come to, without its other lines. */
export const hoursValueOre = sumOfHours(
  `round(i.counted_quantity *
    coalesce(i.frozen_price_ore, ${pricesInForce.project}, ${pricesInForce.customer}, ${pricesInForce.standard}, 0))`,
);

/** The same hours by the default list: how many it has a price for, and what they come to at that price. */
export const hoursAtListPrice = {
  hours: sumOfHours(`CASE WHEN ${pricesInForce.standard} IS NULL THEN 0 ELSE i.counted_quantity END`),
  ore: sumOfHours(`i.counted_quantity * ${pricesInForce.standard}`),
};

function sumOfHours(ofLine: string): string {
  return `CASE WHEN w.invoiceable = 1 THEN
    (SELECT coalesce(sum(${ofLine}), 0)
      FROM work_order_item i JOIN product ON product.id = i.product_id AND product.product_type = 'Rate'
      WHERE i.work_order_id = w.id)
    ELSE 0 END`;
}

/**
 * What the lines of a work order come to at list price, or at their own where they are priced by their cost, whatever is
 * charged for them.
 */
export const atListPriceOre = `(SELECT coalesce(sum(round(i.worked_quantity *
  coalesce(CASE WHEN i.is_cost_priced = 0 THEN ${pricesInForce.standard} END, i.frozen_price_ore, ${pricesInForce.project}, ${pricesInForce.customer}, 0))), 0)
  FROM work_order_item i WHERE i.work_order_id = w.id)`;

/** An invoiced work order without prices of its own was settled against a fixed price. @param of an alias with its dot */
export const hourlySql = (of: string): string =>
  `${of}status_rank <> ${workOrderStatuses.indexOf('Invoiced')} OR ${of}has_live_prices = 0`;
