import type * as z from 'zod/mini';
import type { AmountDoubt } from '../../shared/domain/amount-doubts.ts';
import type { ImportKind } from '../../shared/codes/import-kinds.ts';
import type { Database } from '../data/replica/database.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';
import type { Place } from '../spreadsheets/read-table.ts';
import type { Column } from './column.ts';

/** What two records are compared by; they may be the same record. */
export type Values = Record<string, unknown>;

export type Identity = {
  /** The column that is at fault when two rows of a file have the same. */
  column: string;
  /** 'organisationsnummer' */
  words: string;
  keysOf: (values: never) => readonly string[];
  /** True if two records with the same key are known to be different ones. */
  differ?: (a: never, b: never) => boolean;
};

export type ExistingRecord = { id: number; name: string; values: Values };

export type ParsedRecord = {
  body: Values;
  /** The value as the schema of its call makes it; undefined while a cell is invalid. */
  parsed: Values | undefined;
  name: string;
  place: (key: string) => Place;
  /** A cell of the row that one of its parts stands on. */
  placeOfPart: (index: number, key: string) => Place;
};

/** What an import of one kind of records is: everything else is derived from it. */
export type RecordKind = {
  words: { one: string; many: string };
  sheet: string;
  columns: readonly Column[];
  /** The body of the call that creates one record. */
  schema: z.ZodMiniType;
  /** Rows with the same value of `by` make one record, with their other columns as parts that differ in `part`. */
  group?: { by: string; into: string; part: string };
  complete?: (body: Values) => Values;
  nameOf: (body: never, text: (key: string) => string) => string;
  identities: readonly Identity[];
  /** Records in the database; by default all, else those with this id and later ones. */
  existing: (db: Database, from?: number) => ExistingRecord[];
  /** A fault of the whole record, and the column of its first row. */
  faultOf?: (body: never, db: Database) => { column: string; message: string } | undefined;
  /** Amounts of valid records that look mistyped. */
  doubtsOf?: (records: readonly ParsedRecord[], db: Database, now: Date) => AmountDoubt[];
  /** The id that the record takes, where it is not a new number. */
  idOf?: (body: never) => number;
  /** The most actions of a transaction that one record takes. */
  actions: number;
  /** Stages the record as the call that creates one does. @throws AppError when it can no longer be made */
  stage: (unit: UnitOfWork, id: number, body: never, db: Database) => unknown;
};

type TypedRecordKind<Body> = Omit<RecordKind, 'nameOf' | 'faultOf' | 'idOf' | 'stage' | 'schema'> & {
  nameOf: (body: Body, text: (key: string) => string) => string;
  faultOf?: (body: Body, db: Database) => { column: string; message: string } | undefined;
  idOf?: (body: Body) => number;
  stage: (unit: UnitOfWork, id: number, body: Body, db: Database) => unknown;
};

export function recordKind<Schema extends z.ZodMiniType>(
  schema: Schema,
  kind: TypedRecordKind<z.output<Schema>>,
): RecordKind {
  return { schema, ...kind };
}

export type RecordKinds = Record<ImportKind, RecordKind>;
