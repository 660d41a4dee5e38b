import type { FeedKind } from '../stores/feed-rows.ts';
import type { Database } from './database.ts';
import { tableName, tables } from './tables.ts';

/** Raised with every change of the tables or of what the feed carries: a snapshot of another version is ignored. */
export const schemaVersion = 10;

export const feedKinds = Object.keys(tables) as FeedKind[];

/** Makes the tables in an empty database, without indexes: much is written sooner before they are there. */
export function createTables(db: Database): void {
  for (const kind of feedKinds) {
    const name = tableName(kind);
    const { columns, texts, parts } = tables[kind];
    db.exec(
      `CREATE TABLE ${name} (id INTEGER PRIMARY KEY, version INTEGER NOT NULL, deleted INTEGER NOT NULL,
        listed INTEGER NOT NULL, ${typed(columns)})`,
    );
    if (texts) db.exec(`CREATE TABLE ${name}_text (id INTEGER PRIMARY KEY, ${typed(texts)})`);
    for (const [part, { columns: partColumns }] of Object.entries(parts ?? {})) {
      db.exec(
        `CREATE TABLE ${part} (${name}_id INTEGER NOT NULL, position INTEGER NOT NULL, ${typed(partColumns)},
          PRIMARY KEY (${name}_id, position)) WITHOUT ROWID`,
      );
    }
  }
  db.exec(`CREATE TABLE progress (name TEXT PRIMARY KEY, value TEXT NOT NULL); PRAGMA user_version = ${schemaVersion}`);
}

/** Makes the indexes of the tables and of the words in them. */
export function createIndexes(db: Database): void {
  db.exec(indexes);
  for (const kind of feedKinds) {
    const name = tableName(kind);
    const { words } = tables[kind];
    if (!words) continue;
    db.exec(
      `CREATE VIRTUAL TABLE ${name}_words USING fts5 (words, tokenize = 'trigram', content = '', contentless_delete = 1);
        INSERT INTO ${name}_words (rowid, words) SELECT id, ${words}_fold FROM ${name}_text`,
    );
  }
}

/** Whether the database was made by this version of the schema. */
export function hasThisSchema(db: Database): boolean {
  return db.get<{ user_version: number }>('PRAGMA user_version')?.user_version === schemaVersion;
}

function typed(columns: Record<string, { type: string }>): string {
  return Object.entries(columns)
    .map(([column, { type }]) => `${column} ${type}`)
    .join(', ');
}

const indexes = `
  CREATE INDEX project_by_customer ON project (customer_id, listed);
  CREATE INDEX project_by_code ON project (project_code_fold);
  CREATE INDEX project_by_code_order ON project (project_code_sort);
  CREATE INDEX project_tag_by_tag ON project_tag (tag_id, project_id);
  CREATE INDEX project_contact_by_contact ON project_contact (contact_id);
  CREATE INDEX project_by_main_contact ON project (main_contact_id);
  CREATE INDEX address_by_customer ON address (customer_id);
  CREATE INDEX default_price_by_product ON default_price (product_id, year, price_list_default_id, price_ore);
  CREATE INDEX customer_price_by_product ON customer_price (customer_id, product_id, price_list_customer_id, price_ore);
  CREATE INDEX project_price_by_product ON project_price (project_id, product_id, price_list_project_id, price_ore);
  CREATE INDEX work_order_by_project ON work_order (project_id, status_rank) WHERE listed = 1;
  CREATE INDEX work_order_to_invoice ON work_order (project_id) WHERE listed = 1 AND to_invoice = 1;
  CREATE INDEX work_order_sharable ON work_order (verification_date) WHERE listed = 1 AND sharable = 1;
  CREATE INDEX work_order_by_verification_date ON work_order (verification_date) WHERE listed = 1;
  CREATE INDEX work_order_by_status ON work_order (status_rank, verification_date) WHERE listed = 1;
  CREATE INDEX work_order_by_owner ON work_order (owner_user_id) WHERE listed = 1;
  CREATE INDEX work_order_by_helper ON work_order (helper_user_id) WHERE listed = 1;
  CREATE INDEX work_order_item_by_product ON work_order_item (product_id);
  CREATE INDEX delivery_template_by_product ON delivery_template_product (product_id);
  CREATE INDEX invoice_by_serial_number ON invoice (serial_number);
`;

/** After much has been written: lets SQLite plan by what is there, and makes one piece of each index of words. */
export function tidy(db: Database): void {
  for (const kind of feedKinds.filter((one) => tables[one].words)) {
    const index = `${tableName(kind)}_words`;
    db.exec(`INSERT INTO ${index} (${index}) VALUES ('optimize')`);
  }
  db.exec('ANALYZE');
}
