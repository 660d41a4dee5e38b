import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { swedishSortKey } from '../../../../../functions/data/replica/swedish-sort-key.ts';

const collator = new Intl.Collator('sv', { numeric: true });

function compareKeys(a: string, b: string): number {
  return Buffer.compare(Buffer.from(swedishSortKey(a)), Buffer.from(swedishSortKey(b)));
}

/**
 * The characters people type: Latin letters with and without accents, digits, and punctuation of keyboards and word
 * processors.
 */
const letters = Array.from({ length: 0x17f - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index))
  // Ordinals, a control character (NEL), and letters that collate as two others by special rules.
  .filter((letter) => !'ªº\u0085ŀĿŉ'.includes(letter));
const typed = [...letters, ...Array.from('\t\n‐‒–—―‘’‚“”„†‡•…‰′″‹›€−')];

const unit = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...typed) },
  fc.constantFrom('9', '10', '99', '0099', 'aa'),
);
const text = fc.string({ unit, maxLength: 12 });
/** Texts with a common prefix, since most random pairs differ in their first letter. */
const alike = fc
  .tuple(text, fc.array(fc.tuple(fc.nat(11), fc.constantFrom(...typed)), { maxLength: 3 }))
  .map(([one, changes]) => {
    const other = Array.from(one);
    for (const [place, letter] of changes) other[place % (other.length + 1)] = letter;
    return [one, other.join('')] as const;
  });

describe('a Swedish sort key', () => {
  it('orders any two letters as the collator does', () => {
    const pairs = typed.flatMap((a) => typed.map((b) => [a, b] as const));
    expect(pairs.filter(([a, b]) => compareKeys(a, b) !== Math.sign(collator.compare(a, b)))).toEqual([]);
  });

  it('orders any two texts as the collator does', () => {
    fc.assert(
      fc.property(fc.oneof(alike, fc.tuple(text, text)), ([a, b]) => {
        expect(compareKeys(a, b)).toBe(Math.sign(collator.compare(a, b)));
      }),
      { numRuns: 5000 },
    );
  });

  it('orders long texts by the place of their only capital', () => {
    const texts = Array.from({ length: 250 }, (_, place) => `${'a'.repeat(place)}A${'a'.repeat(249 - place)}`);
    const plain = 'a'.repeat(250);
    expect([...texts, plain].sort(compareKeys)).toEqual([plain, ...texts.toReversed()]);
    expect(collator.compare(texts[120]!, texts[20]!)).toBe(-1);
    expect(swedishSortKey(texts[249]!).length).toBeLessThan(260);
  });

  it.each([
    [['Zeta', 'Ångström', 'Ärlig', 'Östra', 'alm', 'Berg']],
    [['Plan 10', 'Plan 9', 'plan 9', 'Plan 009b', 'Plan']],
    [['26-0100', '26-0099', '9-1', '26-99', '100']],
    [['Müller', 'Myller', 'Muller', 'Møller', 'Möller', 'Moller']],
  ])('puts %j in order', (names) => {
    const byKey = [...names].sort((a, b) => compareKeys(a, b));
    expect(byKey).toEqual([...names].sort((a, b) => collator.compare(a, b)));
  });
});
