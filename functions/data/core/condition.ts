import type { Placeholders } from './placeholders.ts';

/** What must hold of an item, as it is stored, for a write to happen. */
export type Condition = (to: Placeholders) => string;

export const isNew: Condition = () => 'attribute_not_exists(pk)';
export const exists: Condition = () => 'attribute_exists(pk)';

/** @param fields all of these, by their paths */
export function equals(fields: Record<string, unknown>): Condition {
  return (to) =>
    Object.entries(fields)
      .map(([path, value]) => `${to.path(path)} = ${to.value(value)}`)
      .join(' AND ');
}

export const lacks =
  (path: string): Condition =>
  (to) =>
    `attribute_not_exists(${to.path(path)})`;

const comparison =
  (operator: string) =>
  (path: string, value: unknown): Condition =>
  (to) =>
    `${to.path(path)} ${operator} ${to.value(value)}`;

export const differs = comparison('<>');
export const isBelow = comparison('<');
export const isAtMost = comparison('<=');
export const isAbove = comparison('>');
export const isAtLeast = comparison('>=');

export const isOneOf =
  (path: string, values: readonly unknown[]): Condition =>
  (to) =>
    `${to.path(path)} IN (${values.map((value) => to.value(value)).join(', ')})`;

export const isEmptyList =
  (path: string): Condition =>
  (to) =>
    `size(${to.path(path)}) = ${to.value(0)}`;

export const lacksMember =
  (path: string, value: unknown): Condition =>
  (to) =>
    `NOT contains(${to.path(path)}, ${to.value(value)})`;

export const all = (...conditions: readonly Condition[]): Condition => joined(conditions, ' AND ');
export const any = (...conditions: readonly Condition[]): Condition => joined(conditions, ' OR ');

function joined(conditions: readonly Condition[], by: string): Condition {
  // DynamoDB refuses redundant parentheses.
  const [only] = conditions;
  if (only && conditions.length === 1) return only;
  return (to) => conditions.map((condition) => `(${condition(to)})`).join(by);
}
