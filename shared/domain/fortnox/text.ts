/**
 * The characters Fortnox accepts besides letters, digits, spaces and line breaks, by its guide 'Formats and encoding'.
 * The guide's list and the pattern that clients quote differ in ' and `, so neither is sent.
 */
const signs = '–:.,;´’^¤#%§£$€¢¥©™°&/()=+-*_\\!?²³®½@';

const isTaken = (sign: string) => signs.includes(sign) || /^[\p{L}0-9 \r\n]$/u.test(sign);

const words: Readonly<Record<string, string>> = {
  '≤': ' högst ',
  '≦': ' högst ',
  '≥': ' minst ',
  '≧': ' minst ',
  '<': ' mindre än ',
  '>': ' större än ',
  '≠': ' skilt från ',
  '≈': ' ca ',
  '~': ' ca ',
  '√': ' roten ur ',
  '∑': ' summa ',
  '∆': ' delta ',
  '∞': ' oändligt ',
  '‰': ' promille ',
  '→': ' till ',
  '←': ' från ',
  '¬': ' inte ',
  '±': '+/-',
  '∓': '-/+',
  '×': 'x',
  '÷': '/',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '•': '-',
  '·': '*',
  '∙': '*',
  '⋅': '*',
  '⁄': '/',
  '∕': '/',
  '|': '/',
  '¦': '/',
  '⌀': 'Ø',
  '∅': 'Ø',
  '′': '’',
  '‘': '’',
  '‛': '’',
  '‚': '’',
  '`': '’',
  "'": '’',
  '"': '´',
  '„': '´',
  '‟': '´',
  '‹': '´',
  '›': '´',
  '«': '´',
  '»': '´',
  '“': '´',
  '”': '´',
  '″': '´',
  '¿': '?',
  '¡': '!',
  '\u2028': '\n',
  '\u2029': '\n',
};

const kinds: readonly [RegExp, string][] = [
  [/\p{Default_Ignorable_Code_Point}/u, ''],
  [/[\p{Z}\p{Cc}]/u, ' '],
  [/\p{Pd}/u, '–'],
  [/\p{Ps}/u, '('],
  [/\p{Pe}/u, ')'],
  [/[\u0300-\u036f]/u, '´'],
];

/**
 * A character in a form Fortnox accepts: unchanged, a word, its decomposition ('¾' is '3/4', '₂' is '2'), or a question
 * mark.
 */
function written(sign: string): string {
  const word = words[sign];
  if (word !== undefined) return word;
  if (isTaken(sign)) return sign;
  const simpler = sign.normalize('NFKC');
  if (simpler !== sign) return Array.from(simpler, written).join('');
  return kinds.find(([kind]) => kind.test(sign))?.[1] ?? '?';
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
