import { identityOf } from '../../shared/lib/text.ts';
import { comparableNumber } from '../../shared/domain/like-names.ts';
import type { Database } from '../data/replica/database.ts';
import { existingCustomers, existingProducts } from '../data/replica/lists/existing-records.ts';

/** What a cell holds, or why it cannot be read. */
export type CellResult = { value: unknown } | { fault: string };

/** What cells name: customers by number or name, products by name. */
export type References = {
  customer: (text: string) => CellResult;
  product: (text: string) => CellResult;
};

export function referencesIn(db: Database): References {
  let customers: NameIndexes | undefined;
  let products: NameIndexes | undefined;
  return {
    customer: (text) => find((customers ??= customersBy(db)), text, { none: 'Det finns ingen kund', many: 'kunder' }),
    product: (text) =>
      find((products ??= productsBy(db)), text, { none: 'Det finns ingen produkt', many: 'produkter' }),
  };
}

type NameIndexes = readonly ReadonlyMap<string, readonly number[]>[];

function customersBy(db: Database): NameIndexes {
  const rows = existingCustomers(db);
  return [
    idsBy(rows, ({ name }) => identityOf(name)),
    idsBy(rows, ({ organisationNumber }) => comparableNumber(organisationNumber)),
    idsBy(rows, ({ fortnoxCustomerNumber }) => identityOf(fortnoxCustomerNumber)),
  ];
}

function productsBy(db: Database): NameIndexes {
  return [idsBy(existingProducts(db), ({ name }) => identityOf(name))];
}

function idsBy<Row extends { id: number }>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, number[]> {
  const ids = new Map<string, number[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== '') ids.set(key, [...(ids.get(key) ?? []), row.id]);
  }
  return ids;
}

function find(named: NameIndexes, text: string, words: { none: string; many: string }): CellResult {
  const [byName, byNumber, byFortnox] = named;
  const ids =
    byName!.get(identityOf(text)) ?? byNumber?.get(comparableNumber(text)) ?? byFortnox?.get(identityOf(text)) ?? [];
  if (ids.length === 1) return { value: ids[0] };
  if (ids.length === 0) return { fault: `${words.none} som heter ${text}.` };
  return { fault: `Flera ${words.many} heter ${text}. Gör namnen olika först.` };
}
