import { cleanNumber } from './clean-text.ts';
import { luhnCheckDigit } from './luhn.ts';
import { organisationNumberOf } from './official-numbers.ts';

type Format = { shape: RegExp; isChecked?: (number: string) => boolean };

/**
 * The format of each country's VAT number, without the country's prefix, and its check digit where the rule is public.
 * The prefix of Greece is EL, of Northern Ireland XI.
 */
const formats: Readonly<Record<string, Format>> = {
  SE: { shape: /^\d{12}$/, isChecked: (number) => isLuhn(number.slice(0, 10)) && !number.endsWith('00') },
  DK: { shape: /^\d{8}$/, isChecked: (number) => sum(number, '27654321') % 11 === 0 },
  FI: { shape: /^\d{8}$/, isChecked: (number) => sum(number, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0 },
  NO: { shape: /^\d{9}(MVA)?$/, isChecked: (number) => sum(number, '327654321') % 11 === 0 },
  DE: { shape: /^\d{9}$/, isChecked: isIso7064 },
  AT: { shape: /^U\d{8}$/, isChecked: isAustrian },
  BE: { shape: /^[01]\d{9}$/, isChecked: (number) => 97 - (Number(number.slice(0, 8)) % 97) === lastTwo(number) },
  BG: { shape: /^\d{9,10}$/ },
  CHE: { shape: /^\d{9}(MWST|TVA|IVA)?$/, isChecked: (number) => sum(number, '543276541') % 11 === 0 },
  CY: { shape: /^\d{8}[A-Z]$/ },
  CZ: { shape: /^\d{8,10}$/ },
  EE: { shape: /^\d{9}$/, isChecked: (number) => sum(number, '371371371') % 10 === 0 },
  EL: { shape: /^\d{9}$/, isChecked: (number) => (sum(number, powersOfTwo) % 11) % 10 === last(number) },
  ES: { shape: /^[\dA-Z]\d{7}[\dA-Z]$/ },
  FR: { shape: /^[\dA-HJ-NP-Z]{2}\d{9}$/, isChecked: isFrench },
  GB: { shape: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/ },
  HR: { shape: /^\d{11}$/, isChecked: isIso7064 },
  HU: { shape: /^\d{8}$/, isChecked: (number) => sum(number, '97319731') % 10 === 0 },
  IE: { shape: /^(\d[\dA-Z+*]\d{5}[A-W]|\d{7}[A-W][A-I])$/, isChecked: isIrish },
  IS: { shape: /^\d{5,6}$/ },
  IT: { shape: /^\d{11}$/, isChecked: isLuhn },
  LT: { shape: /^(\d{9}|\d{12})$/ },
  LU: { shape: /^\d{8}$/, isChecked: (number) => Number(number.slice(0, 6)) % 89 === lastTwo(number) },
  LV: { shape: /^\d{11}$/ },
  MT: { shape: /^\d{8}$/, isChecked: (number) => 37 - (sum(number, '346789') % 37) === lastTwo(number) },
  NL: { shape: /^\d{9}B\d{2}$/, isChecked: isDutch },
  PL: { shape: /^\d{10}$/, isChecked: (number) => sum(number, '657234567') % 11 === last(number) },
  PT: { shape: /^\d{9}$/, isChecked: isPortuguese },
  RO: { shape: /^\d{2,10}$/, isChecked: isRomanian },
  SI: { shape: /^\d{8}$/, isChecked: (number) => (11 - (sum(number, '8765432') % 11)) % 10 === last(number) },
  SK: { shape: /^\d{10}$/, isChecked: (number) => Number(number) % 11 === 0 },
  XI: { shape: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/ },
};

const powersOfTwo = [256, 128, 64, 32, 16, 8, 4, 2];

/** @returns the number in its usual form, or null if its format or check digit is wrong */
export function vatNumberOf(typed: string): string | null {
  const number = cleanNumber(typed)
    .replace(/[\s.-]/g, '')
    .toUpperCase();
  const country = number.startsWith('CHE') ? 'CHE' : number.slice(0, 2);
  const national = number.slice(country.length);
  const known = Object.hasOwn(formats, country) ? formats[country] : undefined;
  // Zeros alone pass most checks, and nobody has such a number.
  if (!known?.shape.test(national) || !/[1-9A-Z]/.test(national.slice(0, 8))) return null;
  return (known.isChecked?.(national) ?? true) ? number : null;
}

/**
 * A Swedish VAT number is SE, the ten digits of the organisation number and two more; that of a VAT group is the
 * group's own.
 * @returns whether both numbers are valid, and not of the same organisation
 */
export function isOfOtherOrganisation(vatNumber: string, organisationNumber: string): boolean {
  const [, digits] = /^SE(\d{10})\d\d$/.exec(vatNumberOf(vatNumber) ?? '') ?? [];
  const organisation = organisationNumberOf(organisationNumber)?.replace('-', '');
  return digits !== undefined && organisation !== undefined && digits !== organisation;
}

/** The other EU countries, by the prefix of their VAT numbers. */
const euPrefixes = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SI SK'.split(' ');

/** @returns whether another EU country issued the number, which passes its check */
export function isEuVatNumber(number: string): boolean {
  return euPrefixes.includes(vatNumberOf(number)?.slice(0, 2) ?? '');
}

/** Other EU countries for VAT, by ISO code. Åland, the Canaries and Northern Ireland are outside for services. */
export function isEuCountry(countryCode: string): boolean {
  return euPrefixes.includes(countryCode === 'GR' ? 'EL' : countryCode);
}

function sum(number: string, weights: string | readonly number[]): number {
  return Array.from(weights, Number).reduce((total, weight, index) => total + weight * Number(number[index]), 0);
}

function last(number: string): number {
  return Number(number.at(-1));
}

function lastTwo(number: string): number {
  return Number(number.slice(-2));
}

function isLuhn(digits: string): boolean {
  return luhnCheckDigit(digits.slice(0, -1)) === last(digits);
}

/** ISO 7064, modulus 11,10. */
function isIso7064(number: string): boolean {
  let product = 10;
  for (const digit of number.slice(0, -1)) {
    const added = (Number(digit) + product) % 10 || 10;
    product = (2 * added) % 11;
  }
  return (11 - product) % 10 === last(number);
}

function isAustrian(number: string): boolean {
  const digits = number.slice(1);
  const added = Array.from(digits.slice(0, 7), Number).reduce((total, digit, index) => {
    const weighed = digit * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(weighed / 10) + (weighed % 10);
  }, 0);
  return (96 - added) % 10 === last(digits);
}

/** The key before the company number is a check of it, unless it has a letter. */
function isFrench(number: string): boolean {
  const key = number.slice(0, 2);
  return !/^\d\d$/.test(key) || (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(key);
}

/** Older numbers have a letter or sign second, which is moved behind; newer ones a second letter last. */
function isIrish(number: string): boolean {
  const isOld = !/^\d{7}/.test(number);
  const digits = isOld ? `0${number.slice(2, 7)}${number[0]}` : number.slice(0, 7);
  const second = isOld ? '' : (number[8] ?? '');
  const extra = second ? 9 * (second.charCodeAt(0) - 64) : 0;
  return 'WABCDEFGHIJKLMNOPQRSTUV'[(sum(digits, '8765432') + extra) % 23] === number[7];
}

/** A company's number has modulus 11; a person's, since 2020, modulus 97 over all of it with letters as numbers. */
function isDutch(number: string): boolean {
  if (sum(number, '98765432') % 11 === Number(number[8])) return true;
  const digits = `NL${number}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

function isPortuguese(number: string): boolean {
  const check = 11 - (sum(number, '98765432') % 11);
  return (check > 9 ? 0 : check) === last(number);
}

function isRomanian(number: string): boolean {
  return ((sum(number.padStart(10, '0'), '753217532') * 10) % 11) % 10 === last(number);
}
