import { crc32 } from 'node:zlib';
import { address } from '../../../shared/entities/address.ts';
import { contact } from '../../../shared/entities/contact.ts';
import { customer } from '../../../shared/entities/customer.ts';
import type { Entity } from '../../../shared/entities/entity.ts';
import type { FeedKind } from '../core/feed-rows.ts';
import type { Column } from './columns.ts';
import type { Database } from './database.ts';
import { hideAfterReading } from './hidden.ts';
import { orderColumns } from './entity-columns.ts';
import { fillDerived, derivedTriggers, derivedTables } from './derived-tables.ts';
import { instalmentDaySql } from './instalments.ts';
import { emptyRecords, fillReferences, keepReferences } from './references.ts';
import { openInvoiceIndexSql, uninvoicedWorkIndexSql, nearBudgetSql } from './partial-indexes.ts';
import { feedKinds, tableName, tables } from './tables.ts';

const declared = (entity: Entity, name: string) => orderColumns(entity).filter((column) => column !== name);

const sorted: Record<string, readonly string[]> = {
  customer: [...declared(customer, 'name_sort'), 'number_of_projects', 'planned', 'registered', 'invoiced'],
  address: declared(address, 'name_sort'),
  contact: declared(contact, 'first_name_sort'),
  project: [
    'budget_ore',
    'planned',
    'registered',
    'invoiced',
    'number_of_tags',
    'to_invoice_ore',
    'worked_ore',
    'invoiced_ore',
  ],
  work_order: ['verification_date', 'status_date', 'hours_estimated', 'hours_worked', 'invoiceable_hours', 'value_ore'],
  invoice: [
    'serial_number',
    'serial_number_padded_sort',
    'ref_serial_number_padded_sort',
    'invoice_type_rank',
    'status_rank',
    'project_code_sort',
    'owner_initials_sort',
    'object_name_sort',
    'customer_name_sort',
    'display_date',
    'due_date',
    'sum_total_ore',
    'vat_ore',
    'to_pay_ore',
    'left_ore',
  ],
};

const orders = Object.entries(sorted)
  .flatMap(([table, columns]) =>
    columns.map((column) => `CREATE INDEX ${table}_in_order_of_${column} ON ${table} (${column}) WHERE listed = 1;`),
  )
  .join('\n');

/** Increment when another index or a trigger changes; tables and orders are hashed. */
const rules = 29;

/** Increment a kind's edition when the contents of its columns change, so that its rows are read again. */
const editions: Partial<Record<FeedKind, number>> = { invoice: 1 };

export const schemaVersion = versionOf(tables);

/** SQLite's user_version is a signed 32-bit integer. */
export function versionOf(shape: object): number {
  return crc32(JSON.stringify([rules, orders, editions, shape])) >>> 1;
}

/** The version of a kind's rows: later replicas of the same version can use them. */
export function versionOfKind(kind: FeedKind, shape: object = tables[kind]): number {
  return crc32(JSON.stringify([editions[kind], shape])) >>> 1;
}

/** Ends a text in its index of words, so that its last letters begin three signs too. */
export const afterWords = '  ';

/** Creates the tables without indexes, because bulk writes are faster without them. */
export function createTables(db: Database): void {
  for (const kind of feedKinds) {
    const name = tableName(kind);
    const { columns, derived = [], texts, parts } = tables[kind];
    const numbers = derived.map((column) => `, ${column} INTEGER NOT NULL DEFAULT 0`).join('');
    db.exec(
      `CREATE TABLE ${name} (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, deleted INTEGER NOT NULL,
        listed INTEGER NOT NULL, ${typed(columns)}${numbers})`,
    );
    if (texts) db.exec(`CREATE TABLE ${name}_text (id INTEGER PRIMARY KEY, ${typed(texts)})`);
    for (const [part, { columns: partColumns }] of Object.entries(parts ?? {})) {
      db.exec(
        `CREATE TABLE ${part} (${name}_id INTEGER NOT NULL, position INTEGER NOT NULL, ${typed(partColumns)},
          PRIMARY KEY (${name}_id, position)) WITHOUT ROWID`,
      );
    }
  }
  db.exec(emptyRecords);
  db.exec(derivedTables);
  db.exec('CREATE TABLE kind_version (kind TEXT PRIMARY KEY, version INTEGER NOT NULL)');
  for (const kind of feedKinds) db.run('INSERT INTO kind_version VALUES (?, ?)', [kind, versionOfKind(kind)]);
  db.exec(`CREATE TABLE progress (name TEXT PRIMARY KEY, value TEXT NOT NULL); PRAGMA user_version = ${schemaVersion}`);
}

export function createIndexes(db: Database): void {
  db.exec(hideAfterReading);
  db.exec(fillReferences);
  db.exec(indexes);
  db.exec(fillDerived);
  db.exec(indexesOfDerived);
  db.exec(orders);
  db.exec(derivedTriggers);
  db.exec(keepReferences);
  for (const kind of feedKinds) {
    const name = tableName(kind);
    const { words, searched } = tables[kind];
    if (searched) {
      db.exec(
        `CREATE VIRTUAL TABLE ${name}_parts USING fts5 (parts, tokenize = 'trigram', detail = none, content = '', contentless_delete = 1);
          INSERT INTO ${name}_parts (rowid, parts) SELECT id, ${searched.join(` || ' ' || `)} FROM ${name} WHERE version > 0`,
      );
    }
    if (!words) continue;
    db.exec(
      `CREATE VIRTUAL TABLE ${name}_words USING fts5
          (words, tokenize = 'trigram case_sensitive 1', content = '', contentless_delete = 1);
        CREATE VIRTUAL TABLE ${name}_words_terms USING fts5vocab (${name}_words, 'row');
        INSERT INTO ${name}_words (rowid, words) SELECT id, ${words}_fold || '${afterWords}' FROM ${name}_text`,
    );
  }
}

export function hasThisSchema(db: Database): boolean {
  return db.get<{ user_version: number }>('PRAGMA user_version')?.user_version === schemaVersion;
}

const defaults = { INTEGER: '', REAL: '', TEXT: " NOT NULL DEFAULT ''" };

function typed(columns: Record<string, Pick<Column<never>, 'type' | 'refersTo'>>): string {
  return Object.entries(columns)
    .map(([column, { type, refersTo }]) => `${column} ${type}${refersTo ? ' NOT NULL DEFAULT 0' : defaults[type]}`)
    .join(', ');
}

const names = `
  CREATE INDEX user_in_order_of_initials ON user (initials_sort);
  CREATE INDEX customer_in_order_of_name ON customer (name_sort);
  CREATE INDEX address_in_order_of_name ON address (name_sort);
  CREATE INDEX address_in_order_of_formatted ON address (formatted_sort);
  CREATE INDEX contact_in_order_of_full_name ON contact (full_name_sort);
  CREATE INDEX project_in_order_of_code ON project (project_code_sort);
`;

/** Indexes for lists sorted by the name of another record; the rows of each record are in id order. */
const followers = `
  CREATE INDEX project_by_customer ON project (customer_id, listed);
  CREATE INDEX project_by_object ON project (object_address_id) WHERE listed = 1;
  CREATE INDEX project_by_main_contact ON project (main_contact_id) WHERE listed = 1;
  CREATE INDEX project_by_owner ON project (owner_user_id) WHERE listed = 1;
  CREATE INDEX project_by_reviewer ON project (reviewer_user_id) WHERE listed = 1;
  CREATE INDEX address_by_customer ON address (customer_id, listed);
  CREATE INDEX work_order_by_project ON work_order (project_id, listed);
  CREATE INDEX work_order_by_owner ON work_order (owner_user_id) WHERE listed = 1;
  CREATE INDEX work_order_by_helper ON work_order (helper_user_id) WHERE listed = 1;
`;

const indexes = `
  ${names}
  ${followers}
  CREATE INDEX project_by_code ON project (code_key);
  CREATE INDEX project_by_beginning ON project (project_code_fold);
  CREATE INDEX customer_by_beginning ON customer (name_fold) WHERE listed = 1;
  CREATE INDEX contact_by_beginning ON contact (full_name_fold) WHERE listed = 1;
  CREATE INDEX address_by_beginning ON address (formatted_fold) WHERE listed = 1;
  CREATE INDEX contact_customer_by_customer ON contact_customer (customer_id);
  CREATE INDEX work_order_waiting ON work_order (deleted) WHERE listed = 0 AND deleted = 0;
  CREATE INDEX project_tag_by_tag ON project_tag (tag_id, project_id);
  CREATE INDEX project_contact_by_contact ON project_contact (contact_id);
  CREATE INDEX default_price_by_product ON default_price (product_id, year, price_list_default_id, price_ore);
  CREATE INDEX customer_price_by_product ON customer_price (customer_id, product_id, price_list_customer_id, price_ore);
  CREATE INDEX project_price_by_product ON project_price (project_id, product_id, price_list_project_id, price_ore);
  CREATE INDEX work_order_to_invoice ON work_order (project_id, verification_date) WHERE listed = 1 AND to_invoice = 1;
  CREATE INDEX invoice_project_by_project ON invoice_project (project_id, net_ore);
  CREATE INDEX invoice_by_day ON invoice (display_date, status_rank, customer_id, sum_total_ore) WHERE listed = 1;
  CREATE INDEX invoice_by_customer ON invoice (customer_id, display_date, status_rank, sum_total_ore) WHERE listed = 1;
  CREATE INDEX invoice_open ON invoice (customer_id, status_rank, due_date, to_pay_ore, balance_ore)
    WHERE ${openInvoiceIndexSql};
  CREATE INDEX invoice_sums ON invoice (status_rank, due_date, sum_total_ore, to_pay_ore, balance_ore) WHERE listed = 1;
  CREATE INDEX work_order_sharable ON work_order (verification_date) WHERE listed = 1 AND sharable = 1;
  CREATE INDEX work_order_by_status ON work_order (status_rank, verification_date) WHERE listed = 1;
  CREATE INDEX work_order_in_order_of_note ON work_order_text (invoice_note_sort);
  CREATE INDEX instalment_by_day ON instalment (due_on) WHERE ${instalmentDaySql()};
  CREATE INDEX invoiced_instalment_by_invoice ON invoiced_instalment (invoice_id);
  CREATE INDEX delivery_template_by_product ON delivery_template_product (product_id);
`;

/** Indexes of derived columns, made once these are filled. */
const indexesOfDerived = `
  CREATE INDEX project_sums ON project (active, budget_ore, worked_ore, invoiced_ore, to_invoice_ore) WHERE listed = 1;
  CREATE INDEX project_near_budget ON project (active, owner_user_id) WHERE listed = 1 AND ${nearBudgetSql()};
  CREATE INDEX work_order_hours
    ON work_order (verification_date, status_rank, owner_user_id, hours_worked, invoiceable_hours, invoiceable,
      has_live_prices, hours_estimated, value_ore)
    WHERE listed = 1;
  CREATE INDEX work_order_uninvoiced ON work_order (status_rank, verification_date, value_ore)
    WHERE ${uninvoicedWorkIndexSql};
`;

/** After bulk writes: updates the query planner's statistics and merges the segments of each word index. */
export function tidy(db: Database): void {
  for (const kind of feedKinds) {
    const { words, searched } = tables[kind];
    const indexes = [words && `${tableName(kind)}_words`, searched && `${tableName(kind)}_parts`].filter(Boolean);
    for (const index of indexes) db.exec(`INSERT INTO ${index} (${index}) VALUES ('optimize')`);
  }
  db.exec('ANALYZE');
}
