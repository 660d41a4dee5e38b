import { addDays, type Day, daysBetween, weekdayOf, yearOf } from './days.ts';

/**
 * The public holidays of lagen (1989:253) om allmänna helgdagar, and the three eves that semesterlagen (1977:480, 3 a
 * §) treats as Sundays but that law does not name.
 */

const fixed: Record<string, string> = {
  '01-01': 'Nyårsdagen',
  '01-06': 'Trettondedag jul',
  '05-01': 'Första maj',
  '06-06': 'Nationaldagen',
  '12-25': 'Juldagen',
  '12-26': 'Annandag jul',
};

/** Days from Easter Sunday. */
const movable: Record<number, string> = {
  [-2]: 'Långfredagen',
  0: 'Påskdagen',
  1: 'Annandag påsk',
  39: 'Kristi himmelsfärdsdag',
  49: 'Pingstdagen',
};

const fixedEves: Record<string, string> = { '12-24': 'Julafton', '12-31': 'Nyårsafton' };

/** Includes holidays that fall on Sundays. */
export function holidayName(day: Day): string | undefined {
  return fixed[day.slice(5)] ?? movable[daysFromEaster(day)] ?? saturdayName(day);
}

export function eveName(day: Day): string | undefined {
  return fixedEves[day.slice(5)] ?? (saturdayName(addDays(day, 1)) === midsummer ? 'Midsommarafton' : undefined);
}

const midsummer = 'Midsommardagen';

/** The two that fall on the Saturday of a certain week. */
function saturdayName(day: Day): string | undefined {
  if (weekdayOf(day) !== 6) return undefined;
  const date = day.slice(5);
  if (date >= '06-20' && date <= '06-26') return midsummer;
  return date >= '10-31' && date <= '11-06' ? 'Alla helgons dag' : undefined;
}

function daysFromEaster(day: Day): number {
  return daysBetween(easterSunday(yearOf(day)), day);
}

/** The Gregorian algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * correction + 114;
  const month = String(Math.floor(sum / 31)).padStart(2, '0');
  return `${year}-${month}-${String((sum % 31) + 1).padStart(2, '0')}`;
}
