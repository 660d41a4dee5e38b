import { luhnCheckDigit } from '../../lib/luhn.ts';

/** What an invoice is called by: of its serial number, or of none (a preview). */
export type InvoiceNumbers = {
  serialNumber: number;
  serialNumberPadded: string;
  invoiceCode: string;
  ocr: string;
};

/** @param number left out for a preview, which has no number */
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

/** @returns at least six digits: '000042' */
export function padSerialNumber(serialNumber: number): string {
  return String(serialNumber).padStart(6, '0');
}

/**
 * The payment reference: serial number, length digit (last digit of the whole length, both control digits counted),
 * check digit by modulus 10. 18 → '1842'.
 */
export function ocrOf(serialNumber: number): string {
  const digits = String(serialNumber);
  const withLength = `${digits}${(digits.length + 2) % 10}`;
  return `${withLength}${luhnCheckDigit(withLength)}`;
}
