import type { Fields } from './entity.ts';
import type { Field } from './field.ts';
import { library } from './schemas-of.ts';
import { shown, type Shown } from './shown.ts';

/** @returns how history tells each field of a declaration */
export function historyOf<F extends Fields>({ fields }: { fields: F }): { [Name in keyof F]: Shown } {
  const each = Object.entries(fields).map(([name, field]) => [name, historyOfField(field)]);
  return Object.fromEntries(each) as { [Name in keyof F]: Shown };
}

export function historyOfField({ history, label }: Field): Shown {
  return history(shown, library)(label);
}
