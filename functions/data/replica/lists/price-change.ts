import type { PriceLines } from '../../../../shared/domain/prices.ts';
import { toKronor } from '../../../../shared/lib/money.ts';
import { type PriceChange, largestChanges } from '../../../../shared/schemas/price-change.ts';
import type { Database } from '../database.ts';
import { defaultPriceOre, pricesInForce, workOrderValueBy } from '../work-order-value.ts';

/** The list of a project or customer has its owner's id; the general one is of a year, and has none before it is saved. */
export type PriceListOwner =
  | { kind: 'project'; id: number }
  | { kind: 'customer'; id: number }
  | { kind: 'default'; id: number | null; year: number };

export type PriceListTarget = PriceListOwner & { lines: PriceLines | null };

const newPriceOre = '(SELECT price_ore FROM asked_price WHERE product_id = i.product_id)';

const changes = {
  project: {
    workOrders: 'CROSS JOIN project p ON p.id = asked.scope CROSS JOIN work_order w ON w.project_id = p.id',
    prices: { ...pricesInForce, project: newPriceOre },
  },
  customer: {
    workOrders: 'CROSS JOIN project p ON p.customer_id = asked.scope CROSS JOIN work_order w ON w.project_id = p.id',
    prices: { ...pricesInForce, customer: newPriceOre },
  },
  default: {
    workOrders:
      'CROSS JOIN work_order w ON w.verification_year >= asked.scope CROSS JOIN project p ON p.id = w.project_id',
    prices: {
      ...pricesInForce,
      standard: `coalesce(
        ${defaultPriceOre({ condition: 'year > asked.year AND price_list_default_id <> asked.list_id' })},
        CASE WHEN asked.year <= w.verification_year THEN ${newPriceOre} END,
        ${defaultPriceOre({ condition: 'year <= asked.year AND price_list_default_id <> asked.list_id' })})`,
    },
  },
};

/**
 * The work orders whose value would change if a price list were saved or removed, and by how much. Values are those of
 * the work order list, before and after. Invoiced work orders keep their prices.
 */
export function priceChange(db: Database, list: PriceListTarget): PriceChange {
  const { workOrders, prices } = changes[list.kind];
  ask(db, list);
  const rows = db.all<Row>(
    `WITH asked (list_id, year, scope) AS (VALUES (?, ?, ?)),
      valued AS MATERIALIZED (
        SELECT w.id, p.project_code, coalesce(c.name, '') AS customer_name,
          ${workOrderValueBy(pricesInForce)} AS before_ore, ${workOrderValueBy(prices)} AS after_ore
        FROM asked ${workOrders} LEFT JOIN customer c ON c.id = p.customer_id
        WHERE w.listed = 1 AND w.has_live_prices = 1 AND EXISTS (
          SELECT 1 FROM work_order_item i CROSS JOIN asked_price a ON a.product_id = i.product_id AND a.is_other = 1
          WHERE i.work_order_id = w.id AND i.frozen_price_ore IS NULL))
    SELECT *, count(*) OVER () AS count, sum(before_ore) OVER () AS all_before, sum(after_ore) OVER () AS all_after
    FROM valued WHERE before_ore <> after_ore ORDER BY abs(after_ore - before_ore) DESC, id LIMIT ${largestChanges}`,
    placeOf(db, list),
  );
  return {
    count: rows[0]?.count ?? 0,
    before: toKronor(rows[0]?.all_before ?? 0),
    after: toKronor(rows[0]?.all_after ?? 0),
    largest: rows.map((row) => ({
      workOrderId: row.id,
      projectCode: row.project_code,
      customerName: row.customer_name,
      before: toKronor(row.before_ore),
      after: toKronor(row.after_ore),
    })),
  };
}

type Row = {
  id: number;
  project_code: string;
  customer_name: string;
  before_ore: number;
  after_ore: number;
  count: number;
  all_before: number;
  all_after: number;
};

function placeOf(db: Database, owner: PriceListOwner): [listId: number, year: number, scope: number] {
  if (owner.kind !== 'default') return [0, 0, owner.id];
  const { id, year } = owner;
  return [id ?? 0, year, Math.min(year, yearBefore(db, id) ?? year)];
}

function yearBefore(db: Database, priceListDefaultId: number | null): number | undefined {
  const found = db.get<{ year: number }>('SELECT year FROM price_list_default WHERE id = ? AND deleted = 0', [
    priceListDefaultId,
  ]);
  return found?.year;
}

/** Puts the preview's prices in a temporary table, which belongs to this connection and to no snapshot. */
function ask(db: Database, list: PriceListTarget): void {
  db.exec(`CREATE TEMP TABLE IF NOT EXISTS asked_price
    (product_id INTEGER PRIMARY KEY, price_ore INTEGER, is_other INTEGER NOT NULL); DELETE FROM asked_price`);
  const before = linesBefore(db, list);
  const after = linesAfter(list);
  const isMoved = list.kind === 'default' && yearBefore(db, list.id) !== list.year;
  for (const productId of new Set([...before.keys(), ...after.keys()])) {
    const price = after.get(productId) ?? null;
    const isOther = isMoved || price !== (before.get(productId) ?? null);
    db.run('INSERT INTO asked_price VALUES (?, ?, ?)', [productId, price, isOther ? 1 : 0]);
  }
}

function linesAfter({ kind, lines }: PriceListTarget): Map<number, number> {
  const counted = (lines ?? []).filter(({ priceOre }) => kind !== 'default' || priceOre !== 0);
  return new Map(counted.map(({ productId, priceOre }) => [productId, priceOre]));
}

function linesBefore(db: Database, { kind, id }: PriceListOwner): Map<number, number> {
  const rows = db.all<{ product_id: number; price_ore: number }>(
    `SELECT product_id, price_ore FROM ${kind}_price WHERE price_list_${kind}_id = ?`,
    [id],
  );
  return new Map(rows.map((row) => [row.product_id, row.price_ore]));
}
