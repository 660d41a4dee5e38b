import type { Placeholders } from './placeholders.ts';

/** What must hold of an item, as it is stored, for a write to happen. */
export type WriteCondition = (to: Placeholders) => string;

export const isNew: WriteCondition = () => 'attribute_not_exists(pk)';
export const exists: WriteCondition = () => 'attribute_exists(pk)';

/** @param fields all of these, by their paths */
export function equals(fields: Record<string, unknown>): WriteCondition {
  return (to) =>
    Object.entries(fields)
      .map(([path, value]) => `${to.path(path)} = ${to.value(value)}`)
      .join(' AND ');
}

export const lacks =
  (path: string): WriteCondition =>
  (to) =>
    `attribute_not_exists(${to.path(path)})`;

const comparison =
  (operator: string) =>
  (path: string, value: unknown): WriteCondition =>
  (to) =>
    `${to.path(path)} ${operator} ${to.value(value)}`;

export const differs = comparison('<>');
export const isBelow = comparison('<');
export const isAtMost = comparison('<=');
export const isAbove = comparison('>');
export const isAtLeast = comparison('>=');

export const isOneOf =
  (path: string, values: readonly unknown[]): WriteCondition =>
  (to) =>
    `${to.path(path)} IN (${values.map((value) => to.value(value)).join(', ')})`;

export const isEmptyList =
  (path: string): WriteCondition =>
  (to) =>
    `size(${to.path(path)}) = ${to.value(0)}`;

export const lacksMember =
  (path: string, value: unknown): WriteCondition =>
  (to) =>
    `NOT contains(${to.path(path)}, ${to.value(value)})`;

export const all = (...conditions: readonly WriteCondition[]): WriteCondition => joined(conditions, ' AND ');
export const any = (...conditions: readonly WriteCondition[]): WriteCondition => joined(conditions, ' OR ');

function joined(conditions: readonly WriteCondition[], by: string): WriteCondition {
  // DynamoDB refuses redundant parentheses.
  const [only] = conditions;
  if (only && conditions.length === 1) return only;
  return (to) => conditions.map((condition) => `(${condition(to)})`).join(by);
}
