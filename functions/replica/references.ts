import { feedKinds, tableName, tables } from './tables.ts';

/**
 * Every record by whose name lists are ordered has a row, so that an order can start at the names: an empty one of
 * version 0 until it arrives, and the one with number 0 where none is meant.
 */

const references = feedKinds.flatMap((kind) =>
  Object.entries(tables[kind].columns).flatMap(([column, { refersTo }]) =>
    refersTo ? [{ table: tableName(kind), column, other: tableName(refersTo) }] : [],
  ),
);

const fields = '(id, version, deleted, listed)';

export const emptyRecords = [...new Set(references.map(({ other }) => other))]
  .map((other) => `INSERT INTO ${other} ${fields} VALUES (0, 0, 1, 0);`)
  .join(' ');

/** Makes those that are missing, after the whole feed has been read. */
export const fillReferences = references
  .map(
    ({ table, column, other }) =>
      `INSERT INTO ${other} ${fields}
        SELECT DISTINCT ${column}, 0, 1, 0 FROM ${table} WHERE ${column} NOT IN (SELECT id FROM ${other});`,
  )
  .join(' ');

/** Triggers that make them from now on; rows are upserted, which begins with an insert. */
export const keepReferences = references
  .map(
    ({ table, column, other }) => `
    CREATE TRIGGER ${column}_of_${table} BEFORE INSERT ON ${table}
      WHEN NOT EXISTS (SELECT 1 FROM ${other} WHERE id = NEW.${column}) BEGIN
      INSERT INTO ${other} ${fields} VALUES (NEW.${column}, 0, 1, 0);
    END;`,
  )
  .join('');
