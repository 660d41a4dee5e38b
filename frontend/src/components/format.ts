/** Numbers, money, days and instants as a Swede writes them: space between thousands, comma before decimals. */

export {
  formatColumnMoney,
  formatInstant,
  formatKronor,
  formatMoney,
  formatNumber,
} from '../../../shared/lib/format.ts';

const whole = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 0 });

/** '1 träff', '312 träffar' */
export function formatHits(count: number): string {
  return `${whole.format(count)} ${count === 1 ? 'träff' : 'träffar'}`;
}

/** At most three, then an ellipsis. */
export function formatSome(texts: readonly string[]): string {
  return texts.length > 3 ? `${texts.slice(0, 3).join(', ')} …` : texts.join(', ');
}
