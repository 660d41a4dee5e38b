import type * as z from 'zod/mini';
import type { Fields } from '../../../../shared/entities/entity.ts';
import type { Field } from '../../../../shared/entities/field.ts';
import { type RowValues, schemasOf } from '../../../../shared/entities/schemas-of.ts';
import { columnName } from '../entity-columns.ts';
import { code, flag, instant, number, sortedText, text } from './columns.ts';
import type { Column } from './define-list.ts';

type RowColumns<F extends Fields> = { [Name in keyof RowValues<F>]: Column<z.output<RowValues<F>[Name]>> };

/** The columns of a list for the fields that its rows have from their declaration. @param table its name in the query */
export function rowColumns<F extends Fields>(entity: { fields: F }, table: string): RowColumns<F> {
  const columns = Object.keys(schemasOf(entity).rowValues).map((name) => {
    const field = entity.fields[name]!;
    return [name, columnOf(`${table}.${columnName(name, field)}`, field)];
  });
  return Object.fromEntries(columns) as RowColumns<F>;
}

function columnOf(sql: string, field: Field): Column {
  const column = columnOfType(sql, field.columnType);
  return field.reach === 'column' ? { ...column, source: 'own' } : column;
}

function columnOfType(sql: string, type: Field['columnType']): Column {
  if (typeof type === 'object') return code(sql);
  if (type === 'searchable' || type === 'sortable') return sortedText(sql);
  if (type === 'text') return text(sql);
  if (type === 'instant') return instant(sql);
  if (type === 'flag') return flag(sql);
  return number(sql);
}
