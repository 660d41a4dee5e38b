import { luhnCheckDigit } from './luhn.ts';

/**
 * Officially assigned numbers with check digits. Each `…Of` normalizes a typed number, or returns null for an invalid
 * one.
 */

/** Ten digits, or twelve with a century, or with 16 for a legal person. A sole trader has a personal number. */
export function organisationNumberOf(typed: string): string | null {
  const [, digits] = /^(?:16|18|19|20)?(\d{10})$/.exec(typed.replace(/[\s-]/g, '')) ?? [];
  return digits && endsInCheckDigit(digits) ? `${digits.slice(0, 6)}-${digits.slice(6)}` : null;
}

export function isPublicBuyer(organisationNumber: string): boolean {
  return /^2[0-3]/.test(organisationNumberOf(organisationNumber) ?? '');
}

export function bankGiroOf(typed: string): string | null {
  const [, first, last] = /^(\d{3,4})-?(\d{4})$/.exec(typed.replace(/\s/g, '')) ?? [];
  return first && last && endsInCheckDigit(first + last) ? `${first}-${last}` : null;
}

/** Two to eight digits, written in pairs from the right before the check digit. */
export function plusGiroOf(typed: string): string | null {
  const [, digits, check] = /^(\d{1,7})-?(\d)$/.exec(typed.replace(/\s/g, '')) ?? [];
  if (!digits || !check || !endsInCheckDigit(digits + check)) return null;
  return `${digits.replace(/\B(?=(\d\d)+$)/g, ' ')}-${check}`;
}

/** The format of each country's VAT number, with the check digit rule of neighbouring countries where it is known. */
const vatNumbers: Readonly<Record<string, { shape: RegExp; isChecked?: (number: string) => boolean }>> = {
  SE: { shape: /^\d{12}$/, isChecked: (number) => endsInCheckDigit(number.slice(0, 10)) && !number.endsWith('00') },
  DK: { shape: /^\d{8}$/, isChecked: (number) => weighed(number, [2, 7, 6, 5, 4, 3, 2, 1]) === 0 },
  FI: { shape: /^\d{8}$/, isChecked: (number) => weighed(number, [7, 9, 10, 5, 8, 4, 2, 1]) === 0 },
  NO: { shape: /^\d{9}(MVA)?$/, isChecked: (number) => weighed(number, [3, 2, 7, 6, 5, 4, 3, 2, 1]) === 0 },
  DE: { shape: /^\d{9}$/, isChecked: isGerman },
  AT: { shape: /^U\d{8}$/ },
  BE: { shape: /^[01]\d{9}$/ },
  BG: { shape: /^\d{9,10}$/ },
  CHE: { shape: /^\d{9}(MWST|TVA|IVA)?$/ },
  CY: { shape: /^\d{8}[A-Z]$/ },
  CZ: { shape: /^\d{8,10}$/ },
  EE: { shape: /^\d{9}$/ },
  EL: { shape: /^\d{9}$/ },
  ES: { shape: /^[\dA-Z]\d{7}[\dA-Z]$/ },
  FR: { shape: /^[\dA-HJ-NP-Z]{2}\d{9}$/ },
  GB: { shape: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/ },
  HR: { shape: /^\d{11}$/ },
  HU: { shape: /^\d{8}$/ },
  IE: { shape: /^(\d[\dA-Z+*]\d{5}[A-Z]|\d{7}[A-Z]{2})$/ },
  IS: { shape: /^\d{5,6}$/ },
  IT: { shape: /^\d{11}$/ },
  LT: { shape: /^(\d{9}|\d{12})$/ },
  LU: { shape: /^\d{8}$/ },
  LV: { shape: /^\d{11}$/ },
  MT: { shape: /^\d{8}$/ },
  NL: { shape: /^[\dA-Z+*]{12}$/ },
  PL: { shape: /^\d{10}$/ },
  PT: { shape: /^\d{9}$/ },
  RO: { shape: /^\d{2,10}$/ },
  SI: { shape: /^\d{8}$/ },
  SK: { shape: /^\d{10}$/ },
  XI: { shape: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/ },
};

export function vatNumberOf(typed: string): string | null {
  const number = typed.replace(/[\s.-]/g, '').toUpperCase();
  const country = number.startsWith('CHE') ? 'CHE' : number.slice(0, 2);
  const national = number.slice(country.length);
  const known = Object.hasOwn(vatNumbers, country) ? vatNumbers[country] : undefined;
  return known?.shape.test(national) && (known.isChecked?.(national) ?? true) ? number : null;
}

/** Groups of four, as printed by banks (ISO 13616). */
export function ibanOf(typed: string): string | null {
  const iban = typed.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[\dA-Z]{11,30}$/.test(iban) || (iban.startsWith('SE') && iban.length !== 24)) return null;
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n ? iban.replace(/.{4}(?=.)/g, '$& ') : null;
}

/** An OCR reference: 2 to 25 digits, the last of which is the check digit. */
export function isPaymentReference(typed: string): boolean {
  const digits = typed.replace(/\s/g, '');
  return /^\d{2,25}$/.test(digits) && endsInCheckDigit(digits);
}

function endsInCheckDigit(digits: string): boolean {
  return luhnCheckDigit(digits.slice(0, -1)) === Number(digits.at(-1));
}

function weighed(number: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(number[index]), 0) % 11;
}

/** ISO 7064, modulus 11,10. */
function isGerman(number: string): boolean {
  let product = 10;
  for (const digit of number.slice(0, 8)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(number[8]);
}
