import { cleanNumber } from './clean-text.ts';
import { luhnCheckDigit } from './luhn.ts';

/**
 * Officially assigned numbers with check digits. Each `…Of` normalizes a typed number, or returns null for an invalid
 * one.
 */

/** Ten digits, or twelve with a century, or with 16 for a legal person. A sole trader has a personal number. */
export function organisationNumberOf(typed: string): string | null {
  const [, digits] = /^(?:16|18|19|20)?(\d{10})$/.exec(cleanNumber(typed).replace(/[\s-]/g, '')) ?? [];
  return digits && endsInCheckDigit(digits) ? `${digits.slice(0, 6)}-${digits.slice(6)}` : null;
}

/** The third digit of a legal person's number is at least 2, which that of no month is. */
export function isLegalPerson(organisationNumber: string): boolean {
  return /^\d\d[2-9]/.test(organisationNumberOf(organisationNumber) ?? '');
}

export function isPublicBuyer(organisationNumber: string): boolean {
  return /^2[0-3]/.test(organisationNumberOf(organisationNumber) ?? '');
}

export function bankGiroOf(typed: string): string | null {
  const [, first, last] = /^(\d{3,4})-?(\d{4})$/.exec(cleanNumber(typed).replace(/\s/g, '')) ?? [];
  return first && last && endsInCheckDigit(first + last) ? `${first}-${last}` : null;
}

/** Two to eight digits, written in pairs from the right before the check digit. */
export function plusGiroOf(typed: string): string | null {
  const [, digits, check] = /^(\d{1,7})-?(\d)$/.exec(cleanNumber(typed).replace(/\s/g, '')) ?? [];
  if (!digits || !check || !endsInCheckDigit(digits + check)) return null;
  return `${digits.replace(/\B(?=(\d\d)+$)/g, ' ')}-${check}`;
}

/** Groups of four, as printed by banks (ISO 13616). */
export function ibanOf(typed: string): string | null {
  const iban = cleanNumber(typed).replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[\dA-Z]{11,30}$/.test(iban) || (iban.startsWith('SE') && iban.length !== 24)) return null;
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n ? iban.replace(/.{4}(?=.)/g, '$& ') : null;
}

/** An OCR reference: 2 to 25 digits, the last of which is the check digit. */
export function isPaymentReference(typed: string): boolean {
  const digits = cleanNumber(typed).replace(/\s/g, '');
  return /^\d{2,25}$/.test(digits) && endsInCheckDigit(digits);
}

/** Zeros alone have a right check digit, and nobody has such a number. */
function endsInCheckDigit(digits: string): boolean {
  return /[1-9]/.test(digits) && luhnCheckDigit(digits.slice(0, -1)) === Number(digits.at(-1));
}
