import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

const isSchema = (part: unknown): part is Schema =>
  typeof part === 'object' && part !== null && '_zod' in part && 'parse' in part;

/** @returns the path and name of each rule in a schema: lengths, limits, patterns and conditions */
export function rulesOf(schema: Schema, path = '', seen = new Set<Schema>()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { checks = [], ...def } = schema._zod.def as unknown as Record<string, unknown> & {
    checks?: { _zod: { def: { check: string } } }[];
  };
  const own = checks.map((check) => check._zod.def.check).filter((name) => name !== 'overwrite');
  const isFormat = def['check'] === 'string_format' ? ['string_format'] : [];
  const inner = Object.entries(def).flatMap(([name, part]) => {
    if (name === 'shape')
      return Object.entries(part as object).flatMap(([key, one]) => rulesOf(one, `${path}.${key}`, seen));
    return [part].flat().flatMap((one) => (isSchema(one) ? rulesOf(one, path, seen) : []));
  });
  return [...[...own, ...isFormat].map((name) => `${path} ${name}`), ...inner];
}
