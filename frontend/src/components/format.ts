/** Numbers, money, days and instants as a Swede writes them: space between thousands, comma before decimals. */

const whole = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 0 });
const upToTwo = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 2 });
const two = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const instantParts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** 1234.5 → '1 234,5' */
export function formatNumber(value: number): string {
  return upToTwo.format(value);
}

/** 1234 → '1 234', 1234.5 → '1 234,50' */
export function formatKronor(kronor: number): string {
  return Number.isInteger(kronor) ? whole.format(kronor) : two.format(kronor);
}

/** 1234 → '1 234 kr', 1234.5 → '1 234,50 kr' */
export function formatMoney(kronor: number): string {
  return `${formatKronor(kronor)}\u00a0kr`;
}

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
