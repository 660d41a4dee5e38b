import * as z from 'zod/mini';

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
