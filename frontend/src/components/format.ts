/** Numbers, money, days and instants in Swedish notation: space between thousands, decimal comma. */

import { formatCount } from '../../../shared/lib/format.ts';

export { formatMoney, formatInstant, formatAmount, formatNumber } from '../../../shared/lib/format.ts';

/** '1 träff', '312 träffar' */
export function formatHits(count: number): string {
  return formatCount(count, 'träff', 'träffar');
}

/** At most three, then an ellipsis. */
export function formatSome(texts: readonly string[]): string {
  return texts.length > 3 ? `${texts.slice(0, 3).join(', ')} …` : texts.join(', ');
}
