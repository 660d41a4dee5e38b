import { fieldError } from '../../shared/codes/errors.ts';
import type { PinOwner } from '../../shared/domain/guessable-pin.ts';
import { getSystemSettings } from '../settings/settings-store.ts';
import { oncePerRequest } from '../platform/once.ts';
import { hashPin } from './pin.ts';

const hashOnce = oncePerRequest<string>();

/** Hashes once per request, because hashing is slow. @throws a 422 for a PIN that is too short or easily guessed */
export async function checkAndHashPin<Field extends string>(
  body: Readonly<Record<Field, string>>,
  field: Field,
  { initials, firstName, lastName, email, phone }: PinOwner,
): Promise<string> {
  const pin = body[field];
  const { data } = await getSystemSettings();
  const { shortestPin, companyName: firm, companyPhone, organisationNumber, bankGiro, plusGiro } = data;
  if (pin.length < shortestPin) throw fieldError(field, `PIN ska ha minst ${shortestPin} tecken.`);
  // Imported late: its dictionary is larger than the rest of the function.
  const { weaknessOf } = await import('../../shared/domain/guessable-pin.ts');
  const firmNumbers = [companyPhone, organisationNumber, bankGiro, plusGiro];
  const fault = weaknessOf(pin, { initials, firstName, lastName, email, phone, firm, firmNumbers });
  if (fault) throw fieldError(field, fault);
  return hashOnce(body, () => hashPin(pin));
}
