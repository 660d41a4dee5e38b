import type { SetupFacts } from '../../../../shared/domain/setup/setup-of.ts';
import type { Database } from '../database.ts';
import { allProducts } from '../lists/options.ts';

type Counts = Omit<SetupFacts, 'settings' | 'isLinkedToFortnox'>;

/** @param year of the work whose prices are asked for */
export function setupFactsIn(db: Database, year: number): Counts {
  const priced = db.all<{ id: number }>('SELECT DISTINCT product_id AS id FROM default_price WHERE year <= ?', [year]);
  const pricedIds = new Set(priced.map(({ id }) => id));
  const list = db.get<{ id: number }>(
    'SELECT id FROM price_list_default WHERE listed = 1 AND year <= ? ORDER BY year DESC LIMIT 1',
    [year],
  );
  return {
    products: allProducts(db).map((product) => ({ ...product, hasPrice: pricedIds.has(product.productId) })),
    seriesHasBegun: has(db, 'invoice'),
    priceListDefaultId: list?.id ?? null,
    users: db.get<{ users: number }>('SELECT count(*) AS users FROM user WHERE listed = 1')!.users,
    hasCustomers: has(db, 'customer'),
  };
}

function has(db: Database, table: 'invoice' | 'customer'): boolean {
  return db.get(`SELECT 1 AS one FROM ${table} WHERE listed = 1 LIMIT 1`) !== undefined;
}
