import type { SystemSettingsFields } from '../schemas/settings.ts';

/** What the system settings say until somebody fills them in. The text on late payment is the ordered product's own. */
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
  latePaymentText:
    'Vid försenad betalning debiteras dröjsmålsränta med 8 %. Anmärkningar mot fakturan önskas inom 8 dagar.',
  firstInvoiceNumber: 1,
  emailFrom: '',
  emailFromName: '',
  invoiceEmailTo: '',
  invoiceEmailToBcc: '',
  fortnoxClientId: '',
  fortnoxServiceAccount: false,
  // Semesterlagen (1977:480, 3 a §) counts the eves as Sundays.
  eveHours: 0,
};
