/** Numbers, money, days and instants as a Swede writes them: space between thousands, comma before decimals. */

export { formatKronor, formatMoney, formatNumber } from '../../../shared/lib/format.ts';

const whole = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 0 });

const instantParts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** An instant as day and time in Sweden: '2026-11-20 14:05'. */
export function formatInstant(instant: string): string {
  return instantParts.format(new Date(instant));
}

/** '1 träff', '312 träffar' */
export function formatHits(count: number): string {
  return `${whole.format(count)} ${count === 1 ? 'träff' : 'träffar'}`;
}

/** At most three, then an ellipsis. */
export function formatSome(texts: readonly string[]): string {
  return texts.length > 3 ? `${texts.slice(0, 3).join(', ')} …` : texts.join(', ');
}
