const expressions = new Map<string, RegExp>();

/**
 * @param pattern a path of `paths.ts`, with `:name` for a part that varies
 * @returns the parts by name, decoded; undefined if the path is another one
 */
export function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const found = expressionOf(pattern).exec(pathname);
  return found
    ? Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, part]) => [name, decoded(part)]))
    : undefined;
}

function expressionOf(pattern: string): RegExp {
  const known = expressions.get(pattern);
  if (known) return known;
  const source = pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  const made = new RegExp(`^${source.replace(/\/$/, '')}/?$`, 'i');
  expressions.set(pattern, made);
  return made;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
