import type { AttentionKind } from '../../../shared/schemas/invoice.ts';
import { formatCount } from '../../../shared/lib/format.ts';

export const attentionText = {
  menu: 'Behöver åtgärdas',
  counted: (count: number) => formatCount(count, 'sak behöver åtgärdas', 'saker behöver åtgärdas'),
  show: 'Visa vad som behöver åtgärdas',
  list: 'Behöver åtgärdas',
  none: 'Inget behöver åtgärdas',
  noneHint:
    'Här står det som har stannat efter en faktura: registrering, bokföring, mejl, PDF, krediter och avstämning.',
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
  settled: 'Mejlet är markerat som åtgärdat',
  notSettled: 'Kunde inte markera mejlet som åtgärdat',
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

export const attentionLabels: Record<AttentionKind, { label: string; advice: string }> = {
  'not-registered': {
    label: 'Inte registrerad i Fortnox',
    advice: 'Fakturan är skickad till kunden men finns inte i bokföringen. Åtgärda orsaken och försök igen.',
  },
  'not-bookkept': {
    label: 'Inte bokförd',
    advice: 'Fakturan finns i Fortnox men är inte bokförd där.',
  },
  'not-delivered': {
    label: 'Mejlet har inte kommit fram',
    advice:
      'Skicka till en annan adress från fakturan, eller markera som åtgärdat när kunden har fått den på annat sätt.',
  },
  'pdf-missing': {
    label: 'PDF saknas',
    advice: 'Utan PDF kan fakturan inte mejlas.',
  },
  'unsettled-credit': {
    label: 'Kredit som inte är kvittad',
    advice: 'Så länge krediten är öppen i Fortnox står den krediterade fakturan som obetald.',
  },
  difference: {
    label: 'Skillnad mot Fortnox',
    advice: 'Avstämningen görs varje natt. En skillnad försvinner när den är rättad, eller bockas av med en anledning.',
  },
};
