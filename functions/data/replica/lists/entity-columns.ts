import type * as z from 'zod/mini';
import type { Entity } from '../../../../shared/entities/entity.ts';
import type { Field } from '../../../../shared/entities/field.ts';
import { columnName } from '../entity-columns.ts';
import { code, flag, instant, number, sortedText, text } from './columns.ts';
import type { Column } from './define-list.ts';

type RowColumns<Values> = { [Name in keyof Values]: Column<z.output<Values[Name]>> };

export function rowColumns<Values extends Record<string, z.ZodMiniType>>(
  { fields, rowValues }: Entity & { rowValues: Values },
  table: string,
): RowColumns<Values> {
  const columns = Object.keys(rowValues).map((name) => {
    const field = fields[name]!;
    return [name, columnOf(`${table}.${columnName(name, field)}`, field)];
  });
  return Object.fromEntries(columns) as RowColumns<Values>;
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
