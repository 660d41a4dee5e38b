import { cleanNumber } from './clean-text.ts';
import { organisationNumberOf } from './official-numbers.ts';

/**
 * Where an e-invoice is delivered in Peppol: a scheme of identifiers and an identifier in it, '0007:5560000001' for a
 * Swedish organisation number and '0088:7300010000001' for a GLN (Peppol's policy for identifiers, code list EAS).
 */
export const organisationScheme = '0007';
const locationScheme = '0088';

/** Accepts the number alone too. @returns null when neither the form nor the check digit fits */
export function electronicAddressOf(typed: string): string | null {
  const [, scheme, number = ''] = /^(?:(0007|0088)[:\s])?(.*)$/.exec(cleanNumber(typed).trim()) ?? [];
  const location = scheme === organisationScheme ? null : locationNumberOf(number);
  if (location) return `${locationScheme}:${location}`;
  const organisation = scheme === locationScheme ? null : organisationNumberOf(number);
  return organisation && `${organisationScheme}:${organisation.replace('-', '')}`;
}

/** Thirteen digits; GS1 weighs the twelve before the check digit 1, 3, 1, 3 … from the left. */
function locationNumberOf(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  if (!/^\d{13}$/.test(digits)) return null;
  const weighed = Array.from(digits.slice(0, -1), (digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 3));
  const sum = weighed.reduce((total, one) => total + one, 0);
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1)) ? digits : null;
}
