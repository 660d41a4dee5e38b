import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { lines, text } from '../../../../shared/fields/fields.ts';
import { customerFieldsSchema } from '../../../../shared/schemas/customer.ts';
import { tagFieldsSchema } from '../../../../shared/schemas/tag.ts';
import { userFieldsSchema } from '../../../../shared/schemas/user.ts';

const broken = 'Anna\r\nBcc: alla@firman.example\u2028Berg\tEk';
const onOneLine = 'Anna Bcc: alla@firman.example Berg Ek';

describe('text of one line', () => {
  it.each<[string, z.ZodMiniType]>([
    ['any', text(100)],
    ['a user’s first name', userFieldsSchema.shape.firstName],
    ['a user’s last name', userFieldsSchema.shape.lastName],
    ['a customer’s name', customerFieldsSchema.shape.name],
    ['a tag’s name', tagFieldsSchema.shape.name],
  ])('takes breaks as blanks: %s', (_what, schema) => {
    expect(schema.parse(broken)).toBe(onOneLine);
  });

  it('is empty where there is nothing but breaks', () => {
    expect(text(10).parse('\r\n')).toBe('');
  });
});

it('text of several lines keeps them', () => {
  expect(lines(100).parse('Rad ett\nRad två\n')).toBe('Rad ett\nRad två');
});
