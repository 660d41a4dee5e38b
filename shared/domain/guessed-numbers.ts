import { isDay } from '../lib/days.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Only digits and what is written between those of dates, personal numbers and telephone numbers. */
const writtenAsNumber = /^[\d\s./()+-]+$/;

/** 3 in 12/3-1985. */
const singleDigit = /(?<=[-/.\s]|^)(\d)(?=[-/.\s])/g;

/** @returns whether the text is a date, a Swedish personal number or telephone number, or one of the owner's numbers */
export function isGuessedNumber(text: string, own: readonly string[]): boolean {
  if (!writtenAsNumber.test(text)) return false;
  const digits = digitsOf(text);
  return (
    isDateOrPersonalNumber(digitsOf(text.replace(singleDigit, '0$1'))) ||
    isPhoneNumber(digits) ||
    own.some((number) => isOf(digits, digitsOf(number)))
  );
}

/** Six digits of a number are enough to tell whose it is. */
const isOf = (digits: string, number: string) =>
  Math.min(digits.length, number.length) >= 6 && (number.includes(digits) || digits.includes(number));

/** 850312, 19850312, 120385, 12031985, and with the four last digits of a personal number. */
function isDateOrPersonalNumber(digits: string): boolean {
  const [, date = ''] = /^(\d{6}|\d{8})(?:\d{4})?$/.exec(digits) ?? [];
  return [date, digits].some(isDate);
}

function isDate(digits: string): boolean {
  if (digits.length !== 6 && digits.length !== 8) return false;
  const yearLength = digits.length - 4;
  const orders = [
    [digits.slice(0, yearLength), digits.slice(yearLength, -2), digits.slice(-2)],
    [digits.slice(4), digits.slice(2, 4), digits.slice(0, 2)],
    [digits.slice(4), digits.slice(0, 2), digits.slice(2, 4)],
  ];
  return orders.some(([year = '', month, day]) => {
    const inFull = yearLength === 2 ? `20${year}` : year;
    // 2000 stands for a year of two digits whose century is not told: 29 February is one in some.
    const isPlausible = yearLength === 2 || /^(?:19|20)/.test(year);
    return isPlausible && isDay(`${yearLength === 2 && day === '29' ? '2000' : inFull}-${month}-${day}`);
  });
}

function isPhoneNumber(digits: string): boolean {
  return /^(?:0046|46|0)(?:7\d{8}|[1-689]\d{6,8})$/.test(digits);
}
