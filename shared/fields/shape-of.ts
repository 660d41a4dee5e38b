import * as z from 'zod/mini';

type Schema = z.ZodMiniType;
type Check = z.core.$ZodCheck;

const shapes = new WeakMap<Schema, Schema>();

/**
 * @returns the schema without its rules: the same types, codes, defaults and conversions, but no lengths, limits,
 * patterns or conditions. For what is read: a record that breaks a rule for input is shown as it is.
 */
export function shapeOf<S extends Schema>(schema: S): S {
  const known = shapes.get(schema);
  if (known) return known as S;
  const shape = withoutRules(schema);
  shapes.set(schema, shape);
  return shape as S;
}

function withoutRules(schema: Schema): Schema {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> };
  const parts = Object.keys(def).map((name) => [name, shapeOfPart(name, def[name])] as const);
  if (parts.every(([name, part]) => part === def[name])) return schema;
  return z.clone(schema, Object.fromEntries(parts) as never);
}

function shapeOfPart(name: string, part: unknown): unknown {
  if (name === 'checks') return conversionsOf(part as Check[] | undefined);
  if (isSchema(part)) return shapeOf(part);
  if (Array.isArray(part))
    return unlessSame(
      part,
      part.map((one) => (isSchema(one) ? shapeOf(one) : one)),
    );
  if (name === 'shape') {
    const fields = Object.entries(part as Record<string, Schema>);
    const shaped = fields.map(([field, one]) => [field, shapeOf(one)] as const);
    return shaped.every(([, one], index) => one === fields[index]![1]) ? part : Object.fromEntries(shaped);
  }
  return part;
}

/** A conversion, such as trimming, refuses nothing. */
function conversionsOf(checks: Check[] = []): Check[] | undefined {
  return unlessSame(
    checks,
    checks.filter((check) => check._zod.def.check === 'overwrite'),
  );
}

function unlessSame<Part>(before: Part[], after: Part[]): Part[] {
  return after.length === before.length && after.every((one, index) => one === before[index]) ? before : after;
}

function isSchema(part: unknown): part is Schema {
  return typeof part === 'object' && part !== null && '_zod' in part && 'parse' in part;
}

type Shape = Record<string, z.ZodMiniType>;
type Optional<S extends Shape> = { [Field in keyof S]: z.ZodMiniOptional<S[Field]> };

/** For a call that changes what it names: the same fields, of which one that is left out is no default, but missing. */
export function withoutDefaults<S extends Shape>(schema: z.ZodMiniObject<S>): z.ZodMiniObject<Optional<S>> {
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    const { type, innerType } = field._zod.def as z.core.$ZodTypeDef & { innerType?: z.ZodMiniType };
    return [name, z.optional(type === 'default' ? innerType! : field)];
  });
  return z.object(Object.fromEntries(fields) as Optional<S>);
}
