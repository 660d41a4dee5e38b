import { cleanNumber } from './clean-text.ts';

/**
 * The digits of a phone number, with +46 and 0046 as 0: '+46 70-123 45 67' → '0701234567'. The text may contain two
 * numbers.
 */
export function phoneDigits(text: string): string {
  return cleanNumber(text)
    .replace(/(\+|\b00)46[\s-]*(\(0\))?[\s-]*(?=[1-9])/g, '0')
    .replace(/\D/g, '');
}
