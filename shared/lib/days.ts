/** A calendar day in Sweden, 'YYYY-MM-DD'. */
export type Day = string;

const stockholm = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

export function dayOf(instant: Date): Day {
  return stockholm.format(instant);
}

export function startOfDay(day: Day): string {
  const inSummer = new Date(`${day}T00:00:00+02:00`);
  const start = dayOf(inSummer) === day ? inSummer : new Date(`${day}T00:00:00+01:00`);
  return start.toISOString();
}

export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export function aYearBefore(day: Day): Day {
  const before = `${yearOf(day) - 1}${day.slice(4)}`;
  return isDay(before) ? before : `${yearOf(day) - 1}-02-28`;
}

/** The first of the twelve months that end today. */
export function twelveMonthsFrom(today: Day): Day {
  return addDays(aYearBefore(today), 1);
}

/** Both days are included. */
export function isWithin(
  instant: string,
  { dateFrom = '', dateTo = '9999' }: { dateFrom?: Day | undefined; dateTo?: Day | undefined },
): boolean {
  const day = dayOf(new Date(instant));
  return day >= dateFrom && day <= dateTo;
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000);
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** @returns 1 for Monday to 7 for Sunday */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
}

/** ISO 8601, as used in Sweden. */
export function weekOf(day: Day): number {
  const thursday = addDays(day, 4 - weekdayOf(day));
  const first = Date.parse(`${thursday.slice(0, 4)}-01-01T12:00:00Z`);
  return Math.floor((Date.parse(`${thursday}T12:00:00Z`) - first) / 604_800_000) + 1;
}

export function daysOfMonth(year: number, month: number): Day[] {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const start = `${year}-${String(month).padStart(2, '0')}`;
  return Array.from({ length }, (_, index) => `${start}-${String(index + 1).padStart(2, '0')}`);
}
