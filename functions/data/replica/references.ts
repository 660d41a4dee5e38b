import { feedKinds, tableName, tables } from './tables.ts';

/**
 * Every record whose name lists sort by has a row, so that a query can start at the names: a placeholder of version 0
 * until the record arrives, and a row with id 0 for no reference.
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

export const fillReferences = references
  .map(
    ({ table, column, other }) =>
      `INSERT INTO ${other} ${fields}
        SELECT DISTINCT ${column}, 0, 1, 0 FROM ${table} WHERE ${column} NOT IN (SELECT id FROM ${other});`,
  )
  .join(' ');

export const keepReferences = references
  .map(
    ({ table, column, other }) => `
    CREATE TRIGGER ${column}_of_${table} BEFORE INSERT ON ${table}
      WHEN NOT EXISTS (SELECT 1 FROM ${other} WHERE id = NEW.${column}) BEGIN
      INSERT INTO ${other} ${fields} VALUES (NEW.${column}, 0, 1, 0);
    END;`,
  )
  .join('');
