import { codes, FortnoxError, type FortnoxCode } from './errors.ts';

type Kind =
  | { kind: 'text'; max: number; tooLong?: FortnoxCode; isCut?: true; pattern?: RegExp; notNull?: true }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'number' | 'number as text' | 'boolean' | 'date' | 'any' }
  | { kind: 'object'; fields: Fields };

export type Field = Kind;

/** Read-only fields are refused like unknown ones. */
export type Fields = Readonly<Record<string, Field>>;

/** Null clears a field. Fields that were not sent, or were sent as an empty text, are missing here. */
export type FieldValues = Record<string, unknown>;

/**
 * The characters in Fortnox's guide to formats and encoding: letters, ten digits, two combining marks for å and ö,
 * spaces and these signs. Where the guide's text differs from the pattern quoted by clients (' and `), the sign is
 * refused here.
 */
const listedSigns = new Set('0123456789 \u00a0\r\n\u0308\u030a–:.,;´’^¤#%§£$€¢¥©™°&/()=+-*_\\!?²³®½@');

function isListed(text: string): boolean {
  return Array.from(text).every((sign) => listedSigns.has(sign) || /\p{L}/u.test(sign));
}

export const text = (max: number, more: Partial<Extract<Kind, { kind: 'text' }>> = {}): Field => ({
  kind: 'text',
  max,
  ...more,
});
export const choice = (...values: string[]): Field => ({ kind: 'choice', values });
export const number: Field = { kind: 'number' };
export const numberText: Field = { kind: 'number as text' };
export const boolean: Field = { kind: 'boolean' };
export const date: Field = { kind: 'date' };

/**
 * Validates a client's input as strictly as Fortnox: nothing is silently ignored.
 * @throws FortnoxError with the code of the first fault
 */
export function readFields(input: unknown, fields: Fields): FieldValues {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new FortnoxError(codes.wrongShape, 'Felaktigt format på data.');
  }
  const written: FieldValues = {};
  for (const [name, value] of Object.entries(input)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) throw new FortnoxError(codes.unknownField, `Felaktigt fältnamn (${name})`);
    if (value !== '') written[name] = value === null ? readNull(name, field) : readValue(name, value, field);
  }
  return written;
}

function readNull(name: string, field: Field): null {
  if (field.kind === 'text' && field.notNull)
    throw new FortnoxError(codes.mustNotBeNull, `${name} får inte vara null.`);
  return null;
}

function readValue(name: string, value: unknown, field: Field): unknown {
  switch (field.kind) {
    case 'text':
      return readText(name, value, field);
    case 'choice':
      if (field.values.includes(value as string)) return value;
      throw new FortnoxError(codes.wrongShape, `Ogiltigt värde i ${name}.`);
    case 'number':
      if (typeof value === 'number') return value;
      throw new FortnoxError(codes.mustBeNumber, `${name} måste vara numeriskt.`);
    case 'number as text':
      if (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
      throw new FortnoxError(codes.mustBeNumber, `${name} måste vara ett tal som text.`);
    case 'boolean':
      if (typeof value === 'boolean') return value;
      throw new FortnoxError(codes.mustBeBoolean, `${name} måste vara sant eller falskt.`);
    case 'date':
      if (isDay(value)) return value;
      throw new FortnoxError(codes.wrongShape, `${name} är inget datum.`);
    case 'object':
      return readFields(value, field.fields);
    default:
      return value;
  }
}

function readText(name: string, value: unknown, field: Extract<Kind, { kind: 'text' }>): string | null {
  if (typeof value !== 'string') throw new FortnoxError(codes.mustBeText, `${name} måste vara alfanumeriskt.`);
  if (value === 'API_BLANK') return null;
  if (!isListed(value)) {
    throw new FortnoxError(codes.forbiddenSign, `Värdet innehåller ej tillåtna tecken. (${name})`);
  }
  if (field.pattern && !field.pattern.test(value))
    throw new FortnoxError(codes.wrongShape, `Ogiltigt värde i ${name}.`);
  const signs = Array.from(value);
  if (signs.length <= field.max) return value;
  if (field.isCut) return signs.slice(0, field.max).join('');
  throw new FortnoxError(field.tooLong ?? codes.wrongShape, `${name} får vara högst ${field.max} tecken.`);
}

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T12:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

export function textIn(fields: FieldValues, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

export function merge(before: FieldValues, written: FieldValues): FieldValues {
  const cleared = Object.entries(written).map(([name, value]) => [name, value ?? '']);
  return { ...before, ...(Object.fromEntries(cleared) as FieldValues) };
}
