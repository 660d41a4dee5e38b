import { expect, it } from 'vitest';
import { embedFonts } from '../../../../functions/pdf/embed-fonts.ts';
import { cssString } from '../../../../shared/invoice-document/page-rules.ts';

const facesIn = (html: string) => embedFonts(html).match(/@font-face\{font-family:'[\w ]+'/g) ?? [];
const page = (body: string, style = '') => `<html><head><style>${style}</style></head><body>${body}</body></html>`;
const inter = Array.from({ length: 3 }, () => "@font-face{font-family:'Inter Variable'");
const signs = "@font-face{font-family:'Document Signs'";

it('a page has the fonts of signs that it has, and no others', () => {
  expect(facesIn(page('Mätning à 1 200 – ”ljud” 25 % ½ Œ €'))).toEqual(inter);
  expect(facesIn(page('Klart ✓'))).toEqual([...inter, signs]);
  expect(facesIn(page('a ∈ B, ✔ och Ⅷ'))).toEqual([...inter, signs, signs, signs]);
});

it('a sign in the margins counts', () => {
  const margin = (text: string) => `@page { @top-left { content: ${cssString(text)} } }`;
  expect(facesIn(page('', margin('Bolaget & Co – 5 §')))).toEqual(inter);
  expect(facesIn(page('', margin('Bolaget ✔')))).toEqual([...inter, signs]);
});

it('a page without a head is refused', () => {
  expect(() => embedFonts('<p>Hej</p>')).toThrow('no head');
});
