import type * as z from 'zod/mini';
import type { Fields } from '../../../../shared/entities/entity.ts';
import type { Field } from '../../../../shared/entities/field.ts';
import { type RowValues, schemasOf } from '../../../../shared/entities/schemas-of.ts';
import { columnName } from '../entity-columns.ts';
import { code, flag, instant, number, sortedText, text } from './columns.ts';
import type { Column } from './define-list.ts';

type RowColumns<F extends Fields> = { [Name in keyof RowValues<F>]: Column<z.output<RowValues<F>[Name]>> };

export function rowColumns<F extends Fields>(entity: { fields: F }, table: string): RowColumns<F> {
  const columns = Object.keys(schemasOf(entity).rowValues).map((name) => {
    const field = entity.fields[name]!;
    return [name, columnOf(`${table}.${columnName(name, field)}`, field)];
  });
  return Object.fromEntries(columns) as RowColumns<F>;
}

function columnOf(sql: string, { columnType, reach }: Field): Column {
  const source = reach === 'column' ? 'own' : undefined;
  if (typeof columnType === 'object') return code(sql, source);
  if (columnType === 'searchable' || columnType === 'sortable') return sortedText(sql, source);
  if (columnType === 'text') return { ...text(sql), ...(source && { source }) };
  if (columnType === 'instant') return { ...instant(sql), ...(source && { source }) };
  if (columnType === 'flag') return { ...flag(sql), ...(source && { source }) };
  return { ...number(sql), ...(source && { source }) };
}
