import { formatCount } from '../../../shared/lib/format.ts';

export const attentionText = {
  menu: 'Behöver åtgärdas',
  counted: (count: number) => formatCount(count, 'sak behöver åtgärdas', 'saker behöver åtgärdas'),
  show: 'Visa vad som behöver åtgärdas',
  list: 'Behöver åtgärdas',
  none: 'Inget behöver åtgärdas',
  noneHint:
    'Här står det som har stannat efter en faktura: registrering, bokföring, mejl, e-fakturor, PDF, krediter och avstämning.',
  columns: {
    invoice: 'Faktura',
    customer: 'Kund',
    owner: 'Ansvarig',
    reason: 'Orsak',
    since: 'Sedan',
    action: 'Åtgärd',
  },
  difference: (label: string, ours: string, theirs: string) =>
    `${label}: ${ours || 'finns inte'} i Klang, ${theirs || 'finns inte'} i Fortnox`,
  mailTo: (reason: string, to: string) => `${reason} (${to})`,
  open: 'Öppna',
  openInvoice: (invoiceCode: string) => `Öppna faktura ${invoiceCode}`,
  settle: 'Markera som åtgärdat',
  settled: 'Markerat som åtgärdat',
  notSettled: 'Kunde inte markera som åtgärdat',
  tickOff: 'Bocka av',
  tickOffTitle: (what: string) => `Bocka av: ${what}`,
  tickOffReason: 'Varför är det som det ska vara?',
  tickedOff: 'Skillnaden är avbockad',
  notTickedOff: 'Kunde inte bocka av skillnaden',
  compare: 'Stäm av fakturor',
  showTickedOff: 'Avbockade skillnader',
  noneTickedOff: 'Ingen skillnad är avbockad',
  noneTickedOffHint: 'En skillnad som har bockats av står här tills den är rättad eller ändras.',
  tickedOffColumns: {
    invoice: 'Faktura',
    customer: 'Kund',
    difference: 'Skillnad',
    reason: 'Anledning',
    by: 'Vem',
    at: 'När',
  },
} as const;
