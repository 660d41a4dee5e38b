import { addDays, dayOf, isDay, type Day } from '../../../shared/lib/days.ts';

/**
 * A day in any common notation: '2026-11-20', '20261120', '261120', '201126', '20/11', '20/11 2026', '20.11.2026',
 * 'idag', '+7'. @returns null for an empty text, undefined for an invalid day
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

/** Ambiguous: '261031' is year first, '311026' is year last. Takes the day nearer today. */
function fromSixDigits(text: string, today: Day): Day | undefined {
  const [first, month, last] = [text.slice(0, 2), text.slice(2, 4), text.slice(4)] as const;
  const century = today.slice(0, 2);
  const days = [`${century}${first}-${month}-${last}`, `${century}${last}-${month}-${first}`].filter((day) =>
    isDay(day),
  );
  const away = (day: Day) => Math.abs(Date.parse(day) - Date.parse(today));
  return days.toSorted((a, b) => away(a) - away(b))[0];
}

function fromParts(text: string, today: Day): Day | undefined {
  const yearFirst = /^(\d{4}|\d{2})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text);
  if (yearFirst) {
    const [, year = '', month = '', day = ''] = yearFirst;
    return joined(year.length === 2 ? `${today.slice(0, 2)}${year}` : year, month, day);
  }
  const dayFirst = /^(\d{1,2})[/. ](\d{1,2})(?:[/. ]+(\d{4}))?$/.exec(text);
  if (dayFirst) {
    const [, day = '', month = '', year] = dayFirst;
    return joined(year ?? today.slice(0, 4), month, day);
  }
  return undefined;
}

const joined = (year: string, month: string, day: string): Day =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
