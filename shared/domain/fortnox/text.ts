import { signWriter } from '../signs/write-signs.ts';

/**
 * The characters Fortnox accepts besides letters, digits, spaces and line breaks, by its guide 'Formats and encoding'.
 * The guide's list and the pattern that clients quote differ in ' and `, so neither is sent.
 */
const signs = '–:.,;´’^¤#%§£$€¢¥©™°&/()=+-*_\\!?²³®½@';

const write = signWriter((sign) => signs.includes(sign) || /^[\p{L}0-9 \r\n]$/u.test(sign));

/** A sign in a form Fortnox accepts; by its code point where nothing else says it. */
function written(sign: string): string {
  return write(sign) ?? `(U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')})`;
}

/** Superscript digits except ² and ³; Fortnox accepts none of them. */
const raised = /[⁰¹⁴-⁹⁺⁻]+/gu;
const fractionAfterDigit = /(\d)(?=[¼¾⅐-⅞])/gu;

export function fortnoxText(text: string, longest: number): string {
  const prepared = text
    .normalize('NFC')
    .replace(fractionAfterDigit, '$1 ')
    .replace(raised, (power) => `^${power}`);
  const plain = Array.from(prepared, written)
    .join('')
    .normalize('NFC')
    .replace(/ {2,}/g, ' ')
    .replace(/\( /g, '(')
    .trim();
  return Array.from(plain).slice(0, longest).join('').trim();
}
