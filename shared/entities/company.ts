import type { Library } from './schemas-of.ts';
import { systemSettings } from './system-settings.ts';

/** Numbers stored before validation existed may be any text. */
export function settingsInputs({ schemasOf }: Library) {
  const { inputs, values } = schemasOf(systemSettings);
  const { organisationNumber, vatNumber, bankGiro, plusGiro, iban } = values;
  return { ...inputs, organisationNumber, vatNumber, bankGiro, plusGiro, iban };
}

/** What documents print of the firm. */
export const company = (f: Library) =>
  f.shapeOf(
    f.z.pick(f.z.object(settingsInputs(f)), {
      companyName: true,
      organisationNumber: true,
      vatNumber: true,
      companyAddress1: true,
      companyAddress2: true,
      companyPostalCode: true,
      companyCity: true,
      companySeat: true,
      companyPhone: true,
      companyEmail: true,
      companyWeb: true,
      bankGiro: true,
      plusGiro: true,
      iban: true,
      taxStatusText: true,
      logoUrl: true,
      latePaymentText: true,
    }),
  );
