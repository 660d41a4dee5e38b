import { withPlainDashes } from './clean-text.ts';

/**
 * A number in any common notation: '7,5', '7.5', ' 1 234,50 kr', '−5'. @returns null for an empty text, undefined for
 * invalid text
 */
export function parseNumber(text: string): number | null | undefined {
  const bare = bareNumber(text).replaceAll(/[ ']/g, '');
  if (bare === '') return text.trim() === '' ? null : undefined;
  const plain = withOneDecimalSign(bare);
  return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** Without its unit, with plain spaces and a plain minus. */
export function bareNumber(text: string): string {
  return withPlainDashes(text)
    .replace(/(kr|sek|tim|st|h|%)\.?\s*$/i, '')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
    .replace(/ ?(:-|-)$/, '');
}

/** In '1.234,50' and '1,234.50' the last separator is the decimal one; so is a single separator. */
function withOneDecimalSign(text: string): string {
  const comma = text.lastIndexOf(',');
  const dot = text.lastIndexOf('.');
  if (comma !== -1 && dot !== -1) {
    const [thousands, decimal] = comma > dot ? ['.', ','] : [',', '.'];
    return text.replaceAll(thousands, '').replace(decimal, '.');
  }
  return text.replace(',', '.');
}
