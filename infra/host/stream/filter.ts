/** A pattern of Lambda's event filtering: conditions field by field; a list holds alternatives. */
type Pattern = { [field: string]: Pattern | Rule[] };
type Rule = string | number | null | { prefix: string } | { exists: boolean } | { 'anything-but': (string | number)[] };

/**
 * @param patterns as JSON; a record must match one of them, if there are any
 * @throws for a rule that the local host does not support
 */
export function recordFilter(patterns: readonly string[]): (record: object) => boolean {
  const parsed = patterns.map((pattern) => JSON.parse(pattern) as Pattern);
  parsed.forEach(assertKnown);
  return (record) => parsed.length === 0 || parsed.some((pattern) => fits(pattern, record));
}

function fits(pattern: Pattern, record: unknown): boolean {
  return Object.entries(pattern).every(([field, matching]) => {
    const found = (record as Record<string, unknown> | undefined)?.[field];
    if (!Array.isArray(matching)) return fits(matching, found);
    // For a list, one matching element suffices.
    const values: unknown[] = Array.isArray(found) ? found : [found];
    return values.some((value) => matching.some((rule) => allows(rule, value)));
  });
}

function allows(rule: Rule, value: unknown): boolean {
  if (typeof rule !== 'object' || rule === null) return value === rule;
  if ('prefix' in rule) return typeof value === 'string' && value.startsWith(rule.prefix);
  if ('exists' in rule) return (value !== undefined) === rule.exists;
  return value !== undefined && !rule['anything-but'].includes(value as string);
}

function assertKnown(pattern: Pattern): void {
  for (const matching of Object.values(pattern)) {
    if (!Array.isArray(matching)) assertKnown(matching);
    else if (!matching.every(isKnown)) throw new Error(`The local host cannot filter by ${JSON.stringify(matching)}.`);
  }
}

function isKnown(rule: Rule): boolean {
  if (typeof rule !== 'object' || rule === null) return true;
  return 'prefix' in rule || 'exists' in rule || 'anything-but' in rule;
}
