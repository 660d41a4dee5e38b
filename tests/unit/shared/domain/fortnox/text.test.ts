import { expect, it } from 'vitest';
import { text as textField, readFields } from '../../../../../infra/emulators/fortnox/base/fields.ts';
import { fortnoxText } from '../../../../../shared/domain/fortnox/text.ts';
import { inAll } from '../../../../support/tier.ts';

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
])('writes %j as Fortnox takes it: %j', (text, written) => {
  expect(fortnoxText(text, 255)).toBe(written);
});

it('cuts by characters, and leaves no blank at the end', () => {
  expect(fortnoxText('abc def', 4)).toBe('abc');
  expect(Array.from(fortnoxText('ö'.repeat(300), 255))).toHaveLength(255);
});

/** Checked as by the stand-in, which shares no code with the product. */
const isTaken = (text: string) => {
  try {
    readFields({ Text: text }, { Text: textField(100_000) });
    return true;
  } catch {
    return false;
  }
};

it.runIf(inAll)(
  'writes every character there is so that Fortnox takes it, and leaves none out that can be seen',
  () => {
    const refused: string[] = [];
    const lost: string[] = [];
    const isUnseen = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{M}]/u;
    for (let point = 0; point <= 0x10ffff; point += 1) {
      const sign = String.fromCodePoint(point);
      const written = fortnoxText(`x${sign}x`, 100);
      if (!isTaken(written)) refused.push(point.toString(16));
      if (/^x\s*x$/.test(written) && !isUnseen.test(sign)) lost.push(point.toString(16));
    }
    expect([refused, lost]).toEqual([[], []]);
  },
);
