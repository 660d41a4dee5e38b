import { formatCount } from '../../../shared/lib/format.ts';

const records = (count: number) => formatCount(count, 'post', 'poster');

export const undoText = {
  undo: 'Ångra',
  nothing: 'Det finns inget att ångra.',
  undone: (name: string) => `Ångrat: ${name}`,
  undoneMany: (count: number) => `Ångrat: ${records(count)}`,
  notUndone: 'Det gick inte att ångra',
  notAllUndone: (count: number) => `${records(count)} gick inte att ångra`,
  andMore: (count: number) => `och ${records(count)} till`,
  undoing: (done: string, total: string) => `Ångrar… ${done} av ${total}`,
  restored: (name: string) => `Återställt: ${name}`,
  notRestored: 'Det gick inte att återställa',
} as const;

const madeInFortnox = 'Kunder som har skapats i Fortnox kan inte ångras härifrån. Rätta dem i Fortnox.';

export const finalActs: Readonly<Record<string, string>> = {
  'invoices/create-from-project':
    'En utfärdad faktura kan inte ångras. Rätta den med en kreditfaktura och fakturera sedan på nytt.',
  'invoices/create-credit-invoice': 'En utfärdad kreditfaktura kan inte ångras. Fakturera projektet på nytt i stället.',
  'invoices/mail-invoice-again': 'Skickad e-post kan inte ångras. Skicka en rättelse till mottagaren.',
  'invoices/update-in-accounting':
    'Det som Fortnox har fått kan inte ångras härifrån. Rätta det i Fortnox, eller kreditera fakturan.',
  'finance-integration/create-fortnox-customers': madeInFortnox,
  'dev/create-customers-in-fortnox-approve': madeInFortnox,
};
