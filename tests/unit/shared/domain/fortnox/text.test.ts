import { expect, it } from 'vitest';
import { fortnoxText } from '../../../../../shared/domain/fortnox/text.ts';

it.each([
  ['Mätning — del 2…', 'Mätning – del 2...'],
  ['”Stora” [salen] <1>', '´Stora´ salen 1'],
  ['A\tB | C ~ D 🎻', 'A B C D'],
  ['Å Ä Ö é ½ §', 'Å Ä Ö é ½ §'],
])('writes %j as Fortnox takes it: %j', (text, written) => {
  expect(fortnoxText(text, 255)).toBe(written);
});

it('cuts by characters, and leaves no blank at the end', () => {
  expect(fortnoxText('abc def', 4)).toBe('abc');
  expect(Array.from(fortnoxText('ö'.repeat(300), 255))).toHaveLength(255);
});
