import { expect, it } from 'vitest';
import { fortnoxText } from '../../../../../shared/domain/fortnox/text.ts';

it.each([
  ['Mätning — del 2…', 'Mätning – del 2...'],
  ['”Stora” [salen] {B}', '´Stora´ (salen) (B)'],
  ['A\tB | C 🎻', 'A B / C (U+1F3BB)'],
  ['⌀ 12, A ⊥ B, ≲ 3 ⇒ ✓ ●', 'Ø 12, A vinkelrät mot B, högst ca 3 ger (bock) -'],
  ['Å Ä Ö é ½ §', 'Å Ä Ö é ½ §'],
  ['L′nT,w ≤ 35 dB, R ≥52 dB', 'L’nT,w högst 35 dB, R minst 52 dB'],
  ['±2 dB, 3×4 m, 6÷2, √2', '+/-2 dB, 3x4 m, 6/2, roten ur 2'],
  ['¾ ⅓ 1¾ ₂ Ⅳ ① 10⁻⁹ m²', '3/4 1/3 1 3/4 2 IV 1 10^-9 m²'],
  ['5 < 7 (> 3), ~4', '5 mindre än 7 (större än 3), ca 4'],
  ["Bo's `gård` 20 ℃", 'Bo’s ’gård’ 20 °C'],
  ['a\u0301 A\u030a e\u0302', 'á Å ê'],
  ['mjuk\u00adt bindestreck\u200b', 'mjukt bindestreck'],
])('a text for Fortnox writes %j as Fortnox takes it: %j', (text, written) => {
  expect(fortnoxText(text, 255)).toBe(written);
});

it('a text for Fortnox cuts by characters, and leaves no blank at the end', () => {
  expect(fortnoxText('abc def', 4)).toBe('abc');
  expect(Array.from(fortnoxText('ö'.repeat(300), 255))).toHaveLength(255);
});
