import type * as z from 'zod/mini';
import type { JsonSchema } from './json-schemas.ts';

const byName: [name: RegExp, example: string][] = [
  [/email/i, 'anna.berg@example.se'],
  [/date|^(day|from|to)$/i, '2026-11-20'],
  [/[a-z]On$/, '2026-11-20'],
  [/initials/i, 'AB'],
  [/password|pin/i, '482915'],
  [/phone/i, '08-123 45 67'],
  [/postalCode/i, '114 55'],
  [/city/i, 'Stockholm'],
  [/projectCode/i, '26-0042'],
  [/contentType/i, 'application/pdf'],
  [/^(since|startedAt|at)$/, '2026-11-20T08:30:00.000Z'],
  [/address1/i, 'Storgatan 1'],
];

export function exampleOf(schema: z.ZodMiniType, jsonSchema: JsonSchema): unknown {
  const example = valueOf(jsonSchema, '');
  return schema.safeParse(example).success ? example : undefined;
}

function valueOf(schema: JsonSchema, name: string): unknown {
  if (Array.isArray(schema['examples'])) return schema['examples'][0];
  if ('default' in schema && !isObject(schema)) return schema['default'];
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const options = (schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']) as JsonSchema[] | undefined;
  if (options) return valueOf(options.find((option) => option['const'] !== '') ?? {}, name);
  if (isObject(schema)) {
    const required = new Set(schema.required ?? []);
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([key, property]) => required.has(key) || 'default' in property)
        .map(([key, property]) => [key, valueOf(property, key)]),
    );
  }
  switch (schema['type']) {
    case 'array':
      return [valueOf((schema['items'] ?? {}) as JsonSchema, name)];
    case 'integer':
      return Math.max(1, Number(schema['minimum'] ?? 1));
    case 'number':
      return Math.min(1250.5, Number(schema['maximum'] ?? Infinity));
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return byName.find(([pattern]) => pattern.test(name))?.[1] ?? 'Exempel';
  }
}

function isObject(schema: JsonSchema): boolean {
  return schema['type'] === 'object';
}
