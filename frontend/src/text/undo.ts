import { formatCount, formatNumber } from '../../../shared/lib/format.ts';

const records = (count: number) => formatCount(count, 'post', 'poster');

export const undoText = {
  undo: 'Ångra',
  nothing: 'Det finns inget att ångra.',
  undone: (name: string) => `Ångrat: ${name}`,
  undoneMany: (count: number) => `Ångrat: ${records(count)}`,
  notUndone: 'Kunde inte ångra',
  notAllUndone: (count: number) => `${records(count)} gick inte att ångra`,
  andMore: (count: number) => `och ${records(count)} till`,
  undoing: (done: number, total: number) => `Ångrar … ${formatNumber(done)} av ${formatNumber(total)}`,
  restored: (name: string) => `Återställt: ${name}`,
  notRestored: 'Kunde inte återställa',
} as const;

const issued = 'En utfärdad faktura kan inte ångras. Rätta den med en kreditfaktura och fakturera sedan på nytt.';
const madeInFortnox = 'Kunder som har skapats i Fortnox kan inte ångras härifrån. Rätta dem i Fortnox.';

export const finalActs: Readonly<Record<string, string>> = {
  'invoices/create-from-project': issued,
  'invoices/create-from-choice': issued,
  'invoices/start-invoice-run': issued,
  'agreements/create-agreed-invoice': issued,
  'invoices/create-credit-invoice': 'En utfärdad kreditfaktura kan inte ångras. Fakturera projektet på nytt i stället.',
  'invoices/create-part-credit':
    'En utfärdad kreditfaktura kan inte ångras. Fakturera det som återstår på nytt i stället.',
  'invoices/mail-invoice-again': 'Skickad e-post kan inte ångras. Skicka en rättelse till mottagaren.',
  'invoices/send-e-invoice-again': 'En skickad e-faktura kan inte ångras. Kreditera fakturan om den är fel.',
  'invoices/update-in-accounting':
    'Det som Fortnox har fått kan inte ångras härifrån. Rätta det i Fortnox, eller kreditera fakturan.',
  'finance-integration/cancel-invoice':
    'En makulering kan inte ångras. Insatserna är registrerade igen och kan faktureras på nytt.',
  'personal-data/erase-person': 'Raderade personuppgifter kan inte återställas.',
  'passkeys/remove-passkey': 'En borttagen nyckel kan inte ångras. Lägg till den på nytt.',
  'passkeys/renew-recovery-codes': 'De gamla återställningskoderna gäller inte längre. Spara de nya.',
  'passkeys/reset-second-factor': 'En nollställd andra faktor kan inte ångras. Användaren skapar en ny nyckel.',
  'finance-integration/create-fortnox-customers': madeInFortnox,
  'dev/create-customers-in-fortnox-approve': madeInFortnox,
};
