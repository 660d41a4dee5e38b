import type * as z from 'zod/mini';

/** What the stored form of a value allows, but no call takes. */
export type Break = { text: string; day: string; whole: number; real: number };

export const breaks: Record<string, Break> = {
  'missing or negative': { text: '', day: '', whole: -1_000, real: -1_000.25 },
  'too long and too large': {
    text: `å\u0007 b@@,${'x'.repeat(3_000)}`,
    day: '2026-02-30',
    whole: 200_000_000_000,
    real: 20_001.123_456,
  },
};

/** Identify and order records, or are written by Klang alone. */
const isKept = (name: string) =>
  /ids?$|projectCode|year|month|hash|generation|At$|^(date|statusDate)|columns|passkeys/i.test(name);
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** A stored value with each text and number broken that its schema allows to be; codes, ids and times stay. */
export function spoil(schema: z.core.$ZodType, value: unknown, how: Break): unknown {
  const def = schema._zod.def as any;
  if (value === null || value === undefined) return value;
  switch (def.type) {
    case 'default':
    case 'nullable':
    case 'optional':
      return spoil(def.innerType, value, how);
    case 'pipe':
      return spoil(def.out, value, how);
    case 'array':
      return (value as unknown[]).map((one) => spoil(def.element, one, how));
    case 'object':
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [
          name,
          name in def.shape && !isKept(name) ? spoil(def.shape[name], one, how) : one,
        ]),
      );
    case 'string':
      return isDay(value) ? how.day : how.text;
    case 'number':
      return def.format ? how.whole : how.real;
    default:
      return value;
  }
}
