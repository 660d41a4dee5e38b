import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSwedish, fold, identityOf, matches, shortened } from '../../../../shared/lib/text.ts';

it('a text is shortened between signs, not within one', () => {
  expect(shortened('Mätt 😀', 6)).toBe('Mätt 😀');
  expect(shortened('Mätt 😀 och klart', 7)).toBe('Mätt 😀…');
  expect(shortened('Mätt 😀 och klart', 6)).toBe('Mätt…');
});

describe('folding', () => {
  it.each([
    ['Åkerström  AB', 'akerstrom ab'],
    ['CAFÉ Ærø', 'cafe aero'],
    ['  Łódź\tStraße ', 'lodz strasse'],
  ])('makes %j into %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it.each([
    ['O’Neill', "O'Neill"],
    ['O´Neill', "O'Neill"],
    ['26–0042', '26-0042'],
    ['−5', '-5'],
    ['Kon\ufb01denﬁellt', 'Konfidenfiellt'],
    ['m²', 'm2'],
    ['½ tum', '1/2 tum'],
    ['”Ljud”', '"Ljud"'],
    ['Ra\u0308t\u200bt', 'Rätt'],
    ['ＡＢ\u00ad１２', 'AB12'],
    ['Fält\u00a01', 'Fält 1'],
  ])('finds %j as %j', (text, typed) => {
    expect(fold(text)).toBe(fold(typed));
  });

  it('is done once and for all', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
  });
});

it.each([
  ['  Åkerström   AB ', 'ÅKERSTRÖM AB'],
  ['Häst', 'Ha\u0308st'],
  ['Fält\u00a01', 'fält 1'],
])('%j and %j are the same name', (one, other) => {
  expect(identityOf(one)).toBe(identityOf(other));
});

it.each([
  ['Häst', 'Hast'],
  ['Åberg', 'Äberg'],
  ['Brf Ek 1', 'Brf Ek1'],
])('%j and %j are not the same name', (one, other) => {
  expect(identityOf(one)).not.toBe(identityOf(other));
});

describe('matching', () => {
  it('finds every word anywhere, in any order', () => {
    expect(matches('Björkvikens Bostäder i Kungsbacka', 'BACKA bjork')).toBe(true);
    expect(matches('Björkvikens Bostäder i Kungsbacka', 'bjork borås')).toBe(false);
  });

  it('finds everything when nothing is asked for', () => {
    expect(matches('Vad som helst', '  ')).toBe(true);
  });
});

it('the Swedish collation orders å ä ö last and digits by their number', () => {
  const names = ['Öberg', 'Zeta', 'Ek 10', 'Ärla', 'Ek 9', 'Åby', 'adam'];
  expect(names.sort(compareSwedish)).toEqual(['adam', 'Ek 9', 'Ek 10', 'Zeta', 'Åby', 'Ärla', 'Öberg']);
});
