import { describe, expect, it } from 'vitest';
import { phoneDigits } from '../../../../shared/lib/phone.ts';

describe('the digits of a phone number', () => {
  it.each([
    ['070-123 45 67', '0701234567'],
    ['+46 70-123 45 67', '0701234567'],
    ['+46 (0)70 123 45 67', '0701234567'],
    ['0046 31 700 10 00', '0317001000'],
    ['+47 22 33 44 55', '4722334455'],
    ['+46–70–123 45 67', '0701234567'],
    ['004', '004'],
    ['46', '46'],
    ['okänt', ''],
  ])('of %j are %j', (text, digits) => {
    expect(phoneDigits(text)).toBe(digits);
  });
});
