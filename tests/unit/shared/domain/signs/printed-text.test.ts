import { describe, expect, it } from 'vitest';
import { printed, printedText, undrawnSigns } from '../../../../../shared/domain/signs/printed-text.ts';

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
