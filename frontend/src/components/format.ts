/** Numbers, money, days and instants in Swedish notation: space between thousands, decimal comma. */

export { formatMoney, formatInstant, formatAmount, formatNumber } from '../../../shared/lib/format.ts';

/** At most three, then an ellipsis. */
export function formatSome(texts: readonly string[]): string {
  return texts.length > 3 ? `${texts.slice(0, 3).join(', ')} …` : texts.join(', ');
}
