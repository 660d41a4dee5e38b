import type { DifferenceKind } from '../../../shared/codes/difference-kinds.ts';

export const differenceTexts: Record<DifferenceKind, { label: string; advice: string }> = {
  missing: {
    label: 'Finns inte i Fortnox',
    advice: 'Kontrollera att Klang är kopplat till rätt företag. Lägg annars in fakturan i Fortnox för hand.',
  },
  twice: {
    label: 'Finns flera gånger i Fortnox',
    advice: 'Makulera eller kreditera i Fortnox det som är för mycket.',
  },
  unknown: {
    label: 'Finns bara i Fortnox',
    advice:
      'Fakturan har en referens som Klangs men finns inte här. Makulera eller kreditera den om den inte ska finnas.',
  },
  number: {
    label: 'Fakturanummer',
    advice: 'Kunden har fått numret i Klang. Sök på det andra i Fortnox när kunden hör av sig.',
  },
  customer: {
    label: 'Kundnummer',
    advice:
      'Fakturan står på en annan kund i Fortnox än den som kunden här är kopplad till. Kontrollera vilken som är rätt.',
  },
  total: {
    label: 'Att betala',
    advice: 'Kunden har fått beloppet i Klang. Jämför raderna och rätta i Fortnox; där krediteras en bokförd faktura.',
  },
  vat: {
    label: 'Moms',
    advice: 'Momsen är en annan i Fortnox än på kundens faktura. Rätta den där innan momsen redovisas.',
  },
  ocr: {
    label: 'OCR-nummer',
    advice: 'Kunden betalar med numret i Klang. Fortnox kan inte para ihop betalningen själv.',
  },
  invoiceDate: {
    label: 'Fakturadatum',
    advice: 'Kunden har fått datumet i Klang. Det i Fortnox avgör vilken period fakturan bokförs i.',
  },
  dueDate: {
    label: 'Förfallodatum',
    advice: 'Kunden har fått datumet i Klang. Det i Fortnox avgör när fakturan räknas som förfallen.',
  },
  unsettled: {
    label: 'Okvittade krediter',
    advice:
      'Krediten står öppen i Fortnox. Lägg den och fakturan som den krediterar som slutbetalda där, under Fakturering, Inbetalningar.',
  },
  partPaid: {
    label: 'Delbetald',
    advice: 'Kunden har betalat en del. Till höger står vad som är kvar. Påminn kunden, eller kreditera resten.',
  },
  overpaid: {
    label: 'Överbetald',
    advice: 'Kunden har betalat för mycket. Till höger står vad som är betalt. Betala tillbaka eller kvitta i Fortnox.',
  },
  foreign: {
    label: 'Utan referens till Klang',
    advice: 'Fakturan är gjord direkt i Fortnox på en kund som finns i Klang. Bocka av den om den ska vara där.',
  },
  status: { label: 'Status', advice: 'Hämtas automatiskt från Fortnox var femtonde minut.' },
};
