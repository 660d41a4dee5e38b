import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  invoiceNumbers,
  isMistypedOcr,
  ocrOf,
  padSerialNumber,
  serialNumberOfOcr,
} from '../../../../../shared/domain/invoice/invoice-number.ts';
import { luhnCheckDigit } from '../../../../../shared/lib/luhn.ts';

it.each([
  [18, '1842'],
  [40, '4044'],
  [23, '2345'],
])('the payment reference of %i is %s', (serialNumber, ocr) => {
  expect(ocrOf(serialNumber)).toBe(ocr);
});

it('a payment reference without length digit has the check digit alone', () => {
  expect(`10234${luhnCheckDigit('10234')}`).toBe('102343');
});

it('a payment reference tells its own length, and one wrong digit is found', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), fc.nat(), fc.integer({ min: 1, max: 9 }), (serial, at, by) => {
      const ocr = ocrOf(serial);
      expect(Number(ocr.at(-2))).toBe(ocr.length % 10);
      expect(luhnCheckDigit(ocr.slice(0, -1))).toBe(Number(ocr.at(-1)));
      const digits = ocr.split('').map(Number);
      const place = at % digits.length;
      digits[place] = (digits[place]! + by) % 10;
      const wrong = digits.join('');
      expect(luhnCheckDigit(wrong.slice(0, -1))).not.toBe(Number(wrong.at(-1)));
    }),
  );
});

it('a serial number is padded to six digits and never cut', () => {
  expect([7, 123_456, 1_234_567].map(padSerialNumber)).toEqual(['000007', '123456', '1234567']);
});

it('an invoice is named by its project and its number, and a preview by neither', () => {
  expect(invoiceNumbers('26-0042', { serialNumber: 18 })).toEqual({
    serialNumber: 18,
    serialNumberPadded: '000018',
    invoiceCode: '26-0042-000018',
    ocr: '1842',
  });
  expect(invoiceNumbers('26-0042')).toEqual({ serialNumber: 0, serialNumberPadded: '', invoiceCode: '', ocr: '' });
});

it('a payment reference leads back to its serial number, also with spaces, and with one wrong digit to none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.nat(), fc.integer({ min: 1, max: 9 }), (serial, at, by) => {
      const ocr = ocrOf(serial);
      expect(serialNumberOfOcr(` ${ocr.slice(0, 2)} ${ocr.slice(2)} `)).toBe(serial);
      expect(isMistypedOcr(ocr)).toBe(false);
      const digits = ocr.split('').map(Number);
      const place = at % digits.length;
      digits[place] = (digits[place]! + by) % 10;
      expect(serialNumberOfOcr(digits.join(''))).toBeNull();
    }),
  );
});

it.each(['', '42', '12', '034', '000042', '00018', '102343', '1843', 'A1842', '18-42', '1842x', '9'.repeat(40)])(
  '%j is no payment reference of ours',
  (typed) => {
    expect(serialNumberOfOcr(typed)).toBeNull();
  },
);

it.each([
  ['1843', true],
  ['10 0166', true],
  ['1842', false],
  ['1802', false],
  ['000042', false],
  ['1001', false],
  ['', false],
  ['Åsa', false],
  ['A1843', false],
  ['01843', false],
  ['1843-', false],
])('the text %j is a payment reference with a wrong check digit: %s', (typed, isMistyped) => {
  expect(isMistypedOcr(typed)).toBe(isMistyped);
});
