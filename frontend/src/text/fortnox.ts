import { formatCount } from '../../../shared/lib/format.ts';
import type { DifferenceKind } from '../../../shared/codes/difference-kinds.ts';

export const fortnoxText = {
  testing: 'Testar kopplingen till Fortnox',
  linked: (company: string) => `Kopplat till Fortnox: ${company}`,
  failed: 'Testkoppling misslyckades',

  title: 'Kopplingen till Fortnox',
  approve: 'Godkänn kopplingen i Fortnox',
  approveAgain: 'Godkänn kopplingen på nytt i Fortnox',
  approveHint:
    'Länken öppnas i en ny flik och gäller i tio minuter. Du behöver vara systemadministratör i Fortnox. Klang märker själv när kopplingen är klar.',
  pleaseApprove: 'Godkänn kopplingen i Fortnox för att fakturor och kunder ska kunna föras över.',
  askSomebody: 'En superadmin kan godkänna kopplingen härifrån.',
  configureFirst: 'Fyll först i klient-id och klienthemlighet under Inställningar, System.',
  testAgain: 'Testa igen',
  close: 'Stäng',

  activating: 'Gör klart kopplingen …',
  activated: 'Fortnox-koppling klar',
  activatedHint: (company: string) =>
    `Klang är nu kopplat till ${company}. Du kan stänga den här fliken och gå tillbaka till Klang.`,
  notActivated: 'Kopplingen är inte klar',
  nothingToDo: 'Den här sidan öppnas av Fortnox när kopplingen har godkänts. Börja från ikonen för Fortnox i Klang.',
  toKlang: 'Till Klang',

  openLog: 'Visa anslutningslogg',

  reconciliation: 'Avstämning mot Fortnox',
  openReconciliation: 'Stäm av fakturor',
  compared: (count: number, differences: number) =>
    `${formatCount(count, 'faktura jämförd', 'fakturor jämförda')}, ${formatCount(differences, 'skillnad', 'skillnader')}`,
  compareAgain: 'Stäm av igen',
  noDifferences: 'Allt stämmer',
  noDifferencesHint: 'Fakturorna är lika här och i Fortnox. Det som inte är registrerat än syns på fakturan själv.',
  differences: 'Skillnader',
  differenceColumns: { invoice: 'Faktura', customer: 'Kund', here: 'I Klang', there: 'I Fortnox' },

  disconnect: 'Koppla från Fortnox',
  disconnectQuestion:
    'Fakturor och kunder förs inte över förrän kopplingen har godkänts på nytt. Det som redan finns i Fortnox påverkas inte.',
  disconnected: 'Klang är inte längre kopplat till Fortnox',
  notDisconnected: 'Kunde inte koppla från Fortnox',
} as const;

export const connectionLogText = {
  title: 'Anslutningslogg',
  list: 'Anrop till Fortnox',
  columns: {
    dateTime: 'Datum/tid',
    event: 'Händelse',
    userInitials: 'Användare',
    requestBody: 'Anrop',
    statusCode: 'Status',
    responseBody: 'Svar',
    subLog: 'Logg',
    error: 'Fel',
  },
  empty: 'Loggen är tom',
  emptyHint: 'Varje anrop till Fortnox hamnar här och sparas i 90 dagar. Hemligheter och personnummer tas bort först.',
  noHits: 'Inga träffar',
  noHitsHint: 'Inget anrop passar filtret. Ändra eller töm det.',
  clean: 'Rensa loggen',
  cleanQuestion: 'Är du säker på att du vill radera alla poster i anslutningsloggen?',
  cleaned: (count: number) => formatCount(count, 'post raderad', 'poster raderade'),
  notCleaned: 'Kunde inte rensa loggen',
} as const;

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
