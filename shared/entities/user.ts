import * as z from 'zod/mini';
import { roles } from '../codes/roles.ts';
import * as fields from '../fields/fields.ts';
import { roleLabels } from '../text/codes.ts';
import { defineEntity } from './entity.ts';
import { code, internal, secret, text } from './field.ts';

export const initialsShape = /^[\p{L}\d]{1,6}$/u;

export const initials = fields
  .text(6)
  .check(z.regex(initialsShape, 'Initialer är 1–6 bokstäver eller siffror.'), z.toUpperCase());

const name = fields.requiredText(60);
const phone = fields.text(40);

export const user = defineEntity({
  initials: text({
    label: 'Initialer',
    input: initials,
    value: initials,
    in: 'column',
    search: true,
    personal: true,
  }),
  role: code(roles, {
    label: 'Roll',
    words: roleLabels,
    empty: 'Staff',
    refusal: 'Välj en roll.',
    in: 'column',
    personal: true,
  }),
  firstName: text({ label: 'Förnamn', input: name, value: name, in: 'column', personal: true }),
  lastName: text({ label: 'Efternamn', input: name, value: name, in: 'column', personal: true }),
  phone: text({ label: 'Telefon', input: z._default(phone, ''), value: phone, in: 'column', personal: true }),
  email: text({
    label: 'E-post',
    input: fields.email,
    value: fields.optionalEmail,
    in: 'column',
    personal: true,
  }),
  pinHash: secret(z.string(), { label: 'PIN', empty: '' }),
  /** Incremented when the PIN or the role changes; earlier sessions are then invalid. */
  sessionGeneration: internal(z.int(), 1),
});
