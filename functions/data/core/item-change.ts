import type { WriteCondition } from './condition.ts';
import { Placeholders } from './placeholders.ts';

/** What an update does to an item, and on what condition. Fields are named by their paths. */
export type ItemChange = {
  set?: Record<string, unknown>;
  remove?: readonly string[];
  /** To numbers, or to sets. */
  add?: Record<string, unknown>;
  onlyIf?: WriteCondition | undefined;
};

/** A value to set that depends on the stored item. */
class Operand {
  readonly write: (to: Placeholders, path: string) => string;

  constructor(write: (to: Placeholders, path: string) => string) {
    this.write = write;
  }
}

/** The value that the field has, or else this. */
export const initially = (value: unknown): Operand =>
  new Operand((to, path) => `if_not_exists(${to.path(path)}, ${to.value(value)})`);

export const valueOf = (field: string): Operand => new Operand((to) => to.path(field));

/** The list that the field has, with these before. */
export const prepended = (values: readonly unknown[]): Operand =>
  new Operand((to, path) => `list_append(${to.value(values)}, if_not_exists(${to.path(path)}, ${to.value([])}))`);

type Expressions = ReturnType<typeof conditionOf> & { UpdateExpression: string };

export function updateOf({ set = {}, remove = [], add = {}, onlyIf }: ItemChange): Expressions {
  const to = new Placeholders();
  const assigned = Object.entries(set).map(
    ([path, value]) => `${to.path(path)} = ${value instanceof Operand ? value.write(to, path) : to.value(value)}`,
  );
  const clauses = {
    SET: assigned,
    REMOVE: remove.map((path) => to.path(path)),
    ADD: Object.entries(add).map(([path, value]) => `${to.path(path)} ${to.value(value)}`),
  };
  const UpdateExpression = Object.entries(clauses)
    .flatMap(([clause, parts]) => (parts.length > 0 ? `${clause} ${parts.join(', ')}` : []))
    .join(' ');
  return { UpdateExpression, ...conditionOf(onlyIf, to) };
}

export function conditionOf(onlyIf: WriteCondition | undefined, to = new Placeholders()) {
  const ConditionExpression = onlyIf?.(to);
  return { ...(ConditionExpression && { ConditionExpression }), ...to.attributes };
}
