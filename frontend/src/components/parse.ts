import { addDays, dayOf, isDay, type Day } from '../../../shared/lib/days.ts';

/**
 * A day in any common notation: '2026-11-20', '20261120', '261120', '201126', '20/11', '20/11/26', '20/11 2026',
 * '20.11.2026', 'idag', '+7'. @returns null for an empty text, undefined for an invalid day
 */
export function parseDay(text: string, now = new Date()): Day | null | undefined {
  const bare = text.trim().toLowerCase();
  if (bare === '') return null;
  const today = dayOf(now);
  const words: Record<string, number> = { idag: 0, imorgon: 1, igår: -1 };
  const step = words[bare.replace(/\s/g, '')] ?? (/^[+-]\d{1,4}$/.test(bare) ? Number(bare) : undefined);
  if (step !== undefined) return addDays(today, step);
  const day = fromDigits(bare, today) ?? fromParts(bare, today);
  return day !== undefined && isDay(day) ? day : undefined;
}

function fromDigits(text: string, today: Day): Day | undefined {
  if (/^\d{8}$/.test(text)) return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
  return /^\d{6}$/.test(text) ? fromSixDigits(text, today) : undefined;
}

function fromSixDigits(text: string, today: Day): Day | undefined {
  return ofTwoDigitYear([text.slice(0, 2), text.slice(2, 4), text.slice(4)], today);
}

/** Ambiguous: '261031' is year first, '311026' and '31/10/26' are year last. */
function ofTwoDigitYear([first, month, last]: readonly [string, string, string], today: Day): Day | undefined {
  const century = today.slice(0, 2);
  return nearest([joined(`${century}${first}`, month, last), joined(`${century}${last}`, month, first)], today);
}

/** The day that exists and is nearest today: a person writes of what was or comes soon. */
function nearest(days: readonly Day[], today: Day): Day | undefined {
  const away = (day: Day) => Math.abs(Date.parse(day) - Date.parse(today));
  return days.filter((day) => isDay(day)).toSorted((a, b) => away(a) - away(b))[0];
}

function fromParts(text: string, today: Day): Day | undefined {
  const [, year = '', monthOfYear = '', dayOfYear = ''] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ?? [];
  if (year) return joined(year, monthOfYear, dayOfYear);
  const [, first, month2, last2] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ?? [];
  if (first && month2 && last2) return ofTwoDigitYear([first, month2, last2], today);
  const [, day = '', month = '', last] = /^(\d{1,2})[/. ](\d{1,2})(?:[/. ]+(\d{4}))?$/.exec(text) ?? [];
  if (last) return joined(last, month, day);
  const thisYear = Number(today.slice(0, 4));
  return nearest(
    [thisYear - 1, thisYear, thisYear + 1].map((one) => joined(String(one), month, day)),
    today,
  );
}

const joined = (year: string, month: string, day: string): Day =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
