import { fold } from '../lib/text.ts';
import { defineEntity } from './entity.ts';
import { text } from './field.ts';
import type { Library } from './schemas-of.ts';

export const tagNameLength = 40;

/** A name of only blanks and accents cannot be searched for. */
const name = ({ z, text }: Library) =>
  text(tagNameLength).check(z.refine((typed) => fold(typed) !== '', 'Fältet kan inte lämnas tomt.'));

export const tag = defineEntity({ name: text({ label: 'Namn', input: name, in: 'column', search: true }) });
