import * as z from 'zod/mini';

export type JsonSchema = { [key: string]: unknown; properties?: Record<string, JsonSchema>; required?: string[] };

export function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: dropSafeBounds });
  return nameKeys(rest) as JsonSchema;
}

/** A record by enumerated keys as an object with these properties: generated clients lose names that are only required. */
function nameKeys(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(nameKeys);
  if (typeof schema !== 'object' || schema === null) return schema;
  const named = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, nameKeys(value)])) as JsonSchema;
  const { propertyNames, additionalProperties, ...rest } = named;
  const keys = (propertyNames as JsonSchema | undefined)?.['enum'];
  if (!Array.isArray(keys)) return named;
  const properties = Object.fromEntries(keys.map((key: string) => [key, additionalProperties as JsonSchema]));
  return { ...rest, properties, additionalProperties: false };
}

function dropSafeBounds({ jsonSchema }: { jsonSchema: { minimum?: number; maximum?: number } }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}
