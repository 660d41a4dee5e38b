import type { Statement } from './policies.ts';
import type { Action } from './action.ts';

export function allows(
  { actions, resources, leadingKeys, forbiddenAttributes = [] }: Statement,
  { action, resource, leadingKey, attributes = [] }: Action,
): boolean {
  if (!actions.includes(action)) return false;
  if (resource !== undefined && !resources.some((pattern) => matches(pattern, resource))) return false;
  if (attributes.some((name) => forbiddenAttributes.includes(name))) return false;
  if (!leadingKeys || leadingKey === undefined) return true;
  return leadingKeys.patterns.some((pattern) => matches(pattern, leadingKey)) === leadingKeys.isAllowed;
}

export function matches(pattern: string, resource: string): boolean {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`).test(resource);
}
