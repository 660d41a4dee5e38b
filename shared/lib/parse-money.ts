import { formatMoney } from './format.ts';
import { isWholeOre } from './money.ts';
import { bareNumber, parseNumber } from './parse-number.ts';

/** 1 250 to one who separates thousands so, 1,25 to one whose decimal sign it is. Zero separates no thousands. */
const ambiguous = /^[+-]?([1-9]\d{0,2})[.,](\d{3})$/;

/** Thousands are in threes; with one separator that stands once, only where the decimal sign shows which it is. */
const plain = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;
const inThrees = /^[+-]?\d{1,3}(?:([ .,'])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/;
const thousandsOnly = /^[+-]?\d{1,3}(?:([.,])\d{3})(?:\1\d{3})+$/;

/**
 * An amount as typed: '1 234,50 kr', '1.234,50', '1234.5', '1.250.000', '−5'. Hours and quantities are numbers
 * (`parseNumber`), which take any single separator as the decimal sign.
 * @returns kronor; null for an empty text; undefined for what is no amount, or is two of them (`moneyFault`)
 */
export function parseMoney(text: string): number | null | undefined {
  const bare = bareNumber(text);
  if (bare === '') return parseNumber(text);
  if (isAmbiguousAmount(text) || !(plain.test(bare) || inThrees.test(bare))) return undefined;
  return parseNumber(thousandsOnly.test(bare) ? bare.replaceAll(/[.,]/g, '') : bare);
}

export function isAmbiguousAmount(text: string): boolean {
  return ambiguous.test(bareNumber(text));
}

/** What is wrong with a text that `parseMoney` does not take: the two amounts that it may mean, if it has them. */
export function moneyFault(text: string): string {
  const [, thousands, rest] = ambiguous.exec(bareNumber(text)) ?? [];
  if (thousands === undefined || rest === undefined) return 'Ange ett belopp.';
  const whole = Number(`${thousands}${rest}`);
  const decimals = Number(`${thousands}.${rest}`);
  const small = isWholeOre(decimals) ? formatMoney(decimals) : `${thousands},${rest}\u00a0kr`;
  return `”${text.trim()}” kan vara ${formatMoney(whole)} eller ${small}. Skriv utan punkt eller komma mellan tusental: ${whole}.`;
}
