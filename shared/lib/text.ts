import { cleanText, withPlainDashes } from './clean-text.ts';

const letters: Record<string, string> = { ø: 'o', æ: 'ae', ł: 'l', ß: 'ss', đ: 'd', þ: 'th' };

/** Nothing to fold: printable ASCII with single spaces inside. */
const plainText = /^[!-~]+(?: [!-~]+)*$/;
/** Without variants of other signs. */
const latinText = /^[ -~À-ÿ]*$/;

/** For searching only, since it takes å, ä and ö for a and o: 'Åkerström  AB' → 'akerstrom ab' */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (plainText.test(lower)) return lower;
  return (latinText.test(lower) ? lower : withoutVariants(text))
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[øæłßđþ]/g, (letter) => letters[letter]!)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Signs of one meaning as one: every dash, apostrophe and quotation mark, 'ﬁ' as 'fi' and '²' as '2'. */
function withoutVariants(text: string): string {
  // Its compatible form is a space with an accent.
  const compatible = cleanText(text).replaceAll('´', "'").normalize('NFKD').toLowerCase();
  return withPlainDashes(compatible)
    .replace(/[\u02bc\u2018-\u201b\u2032]/g, "'")
    .replace(/[\u00ab\u00bb\u201c-\u201f\u2033]/g, '"')
    .replace(/[\u2044\u2215]/g, '/');
}

/**
 * What two names have in common that are the same: case, spaces around them and doubled spaces do not count. Å, ä and ö
 * are letters of their own. 'Åkerström  AB' → 'åkerström ab'
 */
export function identityOf(name: string): string {
  return cleanText(name).toLowerCase().replace(/\s+/g, ' ').trim();
}

export function matches(text: string, search: string): boolean {
  const folded = fold(text);
  return fold(search)
    .split(' ')
    .every((word) => folded.includes(word));
}

const collator = new Intl.Collator('sv', { numeric: true, sensitivity: 'base' });

/** å ä ö last, digits by numeric value. */
export function compareSwedish(a: string, b: string): number {
  return collator.compare(a, b);
}

const list = new Intl.ListFormat('sv', { type: 'conjunction' });
const maxInWords = 10;

/** '3', '3 och 7', '3, 7 och 9'; beyond ten the rest is counted: '…, 12 och 40 till'. */
export function inWords(parts: readonly (string | number)[]): string {
  const shown = parts.slice(0, maxInWords).map(String);
  const rest = parts.length - shown.length;
  return list.format(rest > 0 ? [...shown, `${rest} till`] : shown);
}

/** With an ellipsis for what does not fit. A sign that JavaScript stores as two halves, such as an emoji, is kept whole. */
export function shortened(text: string, longest: number): string {
  const signs = Array.from(text);
  if (signs.length <= longest) return text;
  const start = signs.slice(0, longest - 1).join('');
  return `${start.trimEnd()}…`;
}

export const capitalized = (word: string): string => word.charAt(0).toLocaleUpperCase('sv') + word.slice(1);
