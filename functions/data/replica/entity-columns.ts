import type { Entity, Fields } from '../../../shared/entities/entity.ts';
import type { Field } from '../../../shared/entities/field.ts';
import {
  type Column,
  type Columns,
  code,
  flag,
  instant,
  integer,
  real,
  searchable,
  sortable,
  text,
} from './columns.ts';

type Row = Record<string, unknown>;

/** The columns of a kind's table. Numbers first: SQLite must skip over texts to reach later columns. */
export function columnsOf<Data>(fields: Fields): Columns<Data> {
  const all = Object.entries(fields).flatMap(([name, field]) =>
    ['store', 'record'].includes(field.reach) || field.columnType === undefined
      ? []
      : Object.entries(columnsOfField(name, field)),
  );
  const isText = ([, { type }]: [string, Column<Row>]) => type === 'TEXT';
  return Object.fromEntries([...all.filter((one) => !isText(one)), ...all.filter(isText)]) as Columns<Data>;
}

export function columnName(name: string, { column }: Pick<Field, 'column'>): string {
  return column ?? name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

export function orderColumns({ fields }: Entity): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.reach !== 'column') return [];
    const { columnType } = field;
    if (typeof columnType === 'object') return [`${columnName(name, field)}_rank`];
    const isText = columnType === 'sortable' || columnType === 'searchable';
    return [`${columnName(name, field)}${isText ? '_sort' : ''}`];
  });
}

function columnsOfField(name: string, field: Field): Columns<Row> {
  const column = columnName(name, field);
  const { columnType } = field;
  const value = (row: Row) => (row[name] ?? field.empty) as never;
  if (typeof columnType === 'object') return code(column, columnType.codes, value);
  if (columnType === 'searchable') return searchable(column, value);
  if (columnType === 'sortable') return sortable(column, value);
  if (columnType === 'text') return { [column]: text(value) };
  if (columnType === 'instant') return { [column]: instant(value) };
  if (columnType === 'flag') return { [column]: flag(value) };
  if (columnType === 'real') return { [column]: real(value) };
  return { [column]: integer(value) };
}
