import { monthNames } from './month-names.ts';

/** Swedish notation: non-breaking spaces as thousands separators, decimal comma, a true minus sign. */
const amount = new Intl.NumberFormat('sv-SE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const share = new Intl.NumberFormat('sv-SE', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const number = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 2 });

export function formatAmount(kronor: number): string {
  return amount.format(withoutMinusZero(kronor));
}

export function formatNumber(value: number): string {
  return number.format(withoutMinusZero(value));
}

/** 0.09 → '9,0 %', with a decimal always, so that shares can be compared. */
export function formatShare(part: number): string {
  return share.format(withoutMinusZero(part));
}

/** (1, 'faktura', 'fakturor') → '1 faktura', 1200 → '1 200 fakturor' */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** Always with öre, so that amounts can be compared. */
export function formatMoney(kronor: number): string {
  return `${formatAmount(kronor)}\u00a0kr`;
}

export function formatNames(names: string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} och ${names.at(-1)}`;
}

function withoutMinusZero(value: number): number {
  return value === 0 ? 0 : value;
}

const instantParts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

export function formatInstant(instant: string): string {
  return instantParts.format(new Date(instant));
}

/** '15:03' */
export function formatTime(at: Date): string {
  return formatInstant(at.toISOString()).slice(-5);
}

/** (2026, 11) → 'november 2026' */
export function formatMonth(year: number, monthOfYear: number): string {
  return `${monthNames[monthOfYear - 1]} ${year}`;
}

const seconds = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Stockholm', second: '2-digit' });

export function formatInstantWithSeconds(instant: string): string {
  return `${formatInstant(instant)}:${seconds.format(new Date(instant)).padStart(2, '0')}`;
}
