import { describe, expect, it } from 'vitest';
import { drawnSigns } from '../../../../../shared/domain/signs/drawn-signs.ts';
import { printed, printedText, undrawnSigns } from '../../../../../shared/domain/signs/printed-text.ts';
import { signsOf } from '../../../../support/signs.ts';
import { inAll } from '../../../../support/tier.ts';

const drawn = new Set(Object.values(drawnSigns).flatMap(signsOf));
const isUnseen = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}]/u;

/** In the gate, the signs of technical texts, all letters of Europe and some emoji. */
const signs = Array.from({ length: inAll ? 0x110000 : 0x3100 }, (_, point) => point)
  .concat(inAll ? [] : Array.from({ length: 0x700 }, (_, index) => 0x1f300 + index))
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point));

describe('a text as it is printed', () => {
  it.each([
    ['Å – R′w ≥ 52 dB, ⌀ 12, A ⊥ B ∥ C, ≲ ⇒ ● ■ ✓ ☐ ♪', 'Å – R′w ≥ 52 dB, ⌀ 12, A ⊥ B ∥ C, ≲ ⇒ ● ■ ✓ ☐ ♪'],
    ['✅ klart, ❌ kvar', '✔ klart, ✖ kvar'],
    ['┏━┓┃', '+-+|'],
    ['20 ℃, ⅓', '20 °C, 1⁄3'],
    ['bra 🙂', 'bra :-)'],
    ['Дом', 'Дом'],
    ['漢', '□'],
  ])('writes %j as %j', (text, written) => {
    expect(printedText(text)).toBe(written);
  });

  it('has only signs that are drawn, and leaves none out that is seen', () => {
    const wrong: string[] = [];
    for (const sign of signs) {
      const written = printedText(`x${sign}x`).slice(1, -1);
      const isDrawn = Array.from(written).every((one) => drawn.has(one) || /\s/.test(one));
      const isLost = written.trim() === '' && !isUnseen.test(sign);
      const isNamed = (written === '□') === undrawnSigns(sign).includes(sign) || sign === '□';
      if (!isDrawn || isLost || !isNamed) wrong.push(`${sign} ${sign.codePointAt(0)!.toString(16)}`);
    }
    expect(wrong).toEqual([]);
  });

  it('is that of every text of a document, but not of a picture', () => {
    const picture = 'data:image/png;base64,AAAA';
    expect(printed({ name: '✅', lines: [{ text: '🙂', count: 2 }], logoUrl: picture, none: null })).toEqual({
      name: '✔',
      lines: [{ text: ':-)', count: 2 }],
      logoUrl: picture,
      none: null,
    });
  });

  it('names each sign that is not printed once', () => {
    expect(undrawnSigns('漢 a 🎻 漢')).toEqual(['漢', '🎻']);
  });
});
