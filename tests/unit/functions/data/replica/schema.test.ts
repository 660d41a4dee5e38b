import { expect, it } from 'vitest';
import {
  hasThisSchema,
  schemaVersion,
  versionOf,
  versionOfKind,
} from '../../../../../functions/data/replica/schema.ts';
import { tables } from '../../../../../functions/data/replica/tables.ts';
import { replicaOf } from '../../../../support/replica/rows.ts';

it('a table with one column more makes another version of the schema', () => {
  const { customer } = tables;
  const extra = { type: 'TEXT' as const, value: () => '' };
  const wider = { ...tables, customer: { ...customer, columns: { ...customer.columns, extra } } };
  expect(versionOf({ ...tables })).toBe(schemaVersion);
  expect(versionOf(wider)).not.toBe(schemaVersion);
  expect(versionOfKind('customer', wider.customer)).not.toBe(versionOfKind('customer'));
});

it('a database tells the version of the schema that it was made by', () => {
  const db = replicaOf([]);
  expect(hasThisSchema(db)).toBe(true);
  db.exec(`PRAGMA user_version = ${versionOf({})}`);
  expect(hasThisSchema(db)).toBe(false);
});
