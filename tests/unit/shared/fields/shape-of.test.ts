import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { records } from '../../../../functions/data/core/records.ts';
import { allRoutes } from '../../../../shared/contract/all-routes.ts';
import { day, id, kronor, optionalEmail, requiredText } from '../../../../shared/fields/fields.ts';
import { vatNumber } from '../../../../shared/fields/official-numbers.ts';
import { shapeOf } from '../../../../shared/fields/shape-of.ts';
import { rulesOf } from '../../../support/rules-of-schema.ts';

const boat = z.object({
  boatId: id,
  name: requiredText(10),
  email: optionalEmail,
  price: z.nullable(kronor),
  lines: z.array(z.object({ dueOn: day, rig: z.enum(['Sloop', 'Ketch']) })).check(z.maxLength(1)),
  vatNumber,
});

describe('the shape of a schema', () => {
  it('takes what breaks a rule, and leaves it as it is', () => {
    const lines = [{ dueOn: 'igår', rig: 'Sloop' as const }];
    const broken = { boatId: -1, name: '', email: '@', price: 2e9, lines, vatNumber: 'SE1' };
    expect(boat.safeParse(broken).error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'boatId',
      'name',
      'email',
      'price',
      'lines.0.dueOn',
      'vatNumber',
    ]);
    expect(shapeOf(boat).parse(broken)).toEqual(broken);
    expect(shapeOf(boat).safeParse({ ...broken, lines: [...lines, ...lines] }).success).toBe(true);
  });

  it('keeps types, codes, defaults and conversions', () => {
    const whole = { boatId: 1, name: ' Ran\n', price: null, lines: [], vatNumber: 'se556677889901' };
    expect(shapeOf(boat).parse(whole)).toEqual({ ...whole, name: 'Ran', email: '', vatNumber: 'SE556677889901' });
    for (const [field, value] of [
      ['boatId', 'x'],
      ['boatId', 1.5],
      ['name', 1],
      ['lines', [{ dueOn: '', rig: 'Brig' }]],
    ]) {
      expect(shapeOf(boat).safeParse({ ...whole, [field as string]: value }).success).toBe(false);
    }
  });

  it('is the schema itself where there is no rule', () => {
    const plain = z.object({ name: z.string(), sizes: z.array(z.int()) });
    expect(shapeOf(plain)).toBe(plain);
    expect(shapeOf(boat)).toBe(shapeOf(boat));
  });
});

it('the shape of a schema is what every call answers with', () => {
  const rules = allRoutes.flatMap(({ name, result }) => rulesOf(result).map((rule) => `${name}${rule}`));
  expect(rules).toEqual([]);
});

it('the shape of a schema is what every stored record is read by', () => {
  const rules = Object.entries(records).flatMap(([kind, schema]) => rulesOf(schema).map((rule) => `${kind}${rule}`));
  expect(rules).toEqual([]);
});
