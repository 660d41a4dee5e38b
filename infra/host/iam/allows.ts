import type { Statement } from './policies.ts';

export type Action = {
  action: string;
  resource?: string;
  leadingKey?: string | undefined;
  /** The attributes that an update sets. */
  attributes?: string[] | undefined;
};

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

/** Patterns come from the templates, so they are few. */
const compiled = new Map<string, RegExp>();

export function matches(pattern: string, resource: string): boolean {
  const known = compiled.get(pattern);
  if (known) return known.test(resource);
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  const made = new RegExp(`^${source}$`);
  compiled.set(pattern, made);
  return made.test(resource);
}
