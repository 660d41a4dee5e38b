import type { SystemSettingsFields } from '../schemas/settings.ts';

/** What the system settings say until somebody fills them in. */
export const defaultSystemSettings: SystemSettingsFields = {
  companyName: '',
  organisationNumber: '',
  vatNumber: '',
  companyAddress1: '',
  companyAddress2: '',
  companyPostalCode: '',
  companyCity: '',
  companySeat: '',
  companyPhone: '',
  companyEmail: '',
  companyWeb: '',
  bankGiro: '',
  plusGiro: '',
  iban: '',
  taxStatusText: 'Godkänd för F-skatt',
  logoUrl: '',
  // The ordered product says 8 %; räntelagen (1975:635) 6 § counts them on top of the reference rate.
  latePaymentText:
    'Vid försenad betalning debiteras dröjsmålsränta enligt räntelagen 6 §: referensräntan + 8 procentenheter. Anmärkningar mot fakturan önskas inom 8 dagar.',
  firstInvoiceNumber: 1,
  shortestPin: 8,
  emailFrom: '',
  emailFromName: '',
  invoiceEmailTo: '',
  invoiceEmailToBcc: '',
  fortnoxClientId: '',
  fortnoxServiceAccount: false,
  // Semesterlagen (1977:480, 3 a §) counts the eves as Sundays.
  eveHours: 0,
};
