import { luhnCheckDigit } from '../../lib/luhn.ts';
import { isPaymentReference } from '../../lib/official-numbers.ts';

export type InvoiceNumbers = {
  serialNumber: number;
  serialNumberPadded: string;
  invoiceCode: string;
  ocr: string;
};

export function invoiceNumbers(projectCode: string, number?: { serialNumber: number }): InvoiceNumbers {
  if (!number) return { serialNumber: 0, serialNumberPadded: '', invoiceCode: '', ocr: '' };
  const { serialNumber } = number;
  const serialNumberPadded = padSerialNumber(serialNumber);
  return {
    serialNumber,
    serialNumberPadded,
    invoiceCode: `${projectCode}-${serialNumberPadded}`,
    ocr: ocrOf(serialNumber),
  };
}

export function padSerialNumber(serialNumber: number): string {
  return String(serialNumber).padStart(6, '0');
}

/**
 * The payment reference: serial number, length digit (the last digit of the total length, check digits included) and a
 * modulus 10 check digit. 18 → '1842'.
 */
export function ocrOf(serialNumber: number): string {
  const digits = String(serialNumber);
  const withLength = `${digits}${(digits.length + 2) % 10}`;
  return `${withLength}${luhnCheckDigit(withLength)}`;
}

export function serialNumberOfOcr(typed: string): number | null {
  const digits = withoutSpaces(typed);
  const serialNumber = Number(digits.slice(0, -2));
  return isPaymentReference(digits) && serialNumber > 0 && ocrOf(serialNumber) === digits ? serialNumber : null;
}

export function isMistypedOcr(typed: string): boolean {
  const digits = withoutSpaces(typed);
  const tellsItsLength = /^[1-9]\d{2,24}$/.test(digits) && Number(digits.at(-2)) === digits.length % 10;
  return tellsItsLength && !isPaymentReference(digits);
}

function withoutSpaces(typed: string): string {
  return typed.replace(/\s/g, '');
}
