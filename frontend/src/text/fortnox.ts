import type { DifferenceKind } from '../../../shared/domain/fortnox/reconcile.ts';

/** Texts of the link to Fortnox. */
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
  notActivated: 'Kopplingen gjordes inte',
  nothingToDo: 'Den här sidan öppnas av Fortnox när kopplingen har godkänts. Börja från ikonen för Fortnox i Klang.',
  toKlang: 'Till Klang',

  log: 'Anslutningslogg',
  openLog: 'Visa anslutningslogg',
  logList: 'Anrop till Fortnox',
  logColumns: {
    dateTime: 'Datum/tid',
    event: 'Händelse',
    userInitials: 'Användare',
    requestBody: 'Anrop',
    statusCode: 'Status',
    responseBody: 'Svar',
    subLog: 'Logg',
    error: 'Fel',
  },
  logEmpty: 'Loggen är tom',
  logEmptyHint:
    'Varje anrop till Fortnox hamnar här och sparas i 90 dagar. Hemligheter och personnummer tas bort först.',
  cleanLog: 'Rensa loggen',
  cleanLogQuestion: 'Är du säker på att du vill radera alla poster i anslutningsloggen?',
  cleaned: (count: number) => (count === 1 ? '1 post raderad' : `${count} poster raderade`),
  notCleaned: 'Kunde inte rensa loggen',

  reconciliation: 'Avstämning mot Fortnox',
  openReconciliation: 'Stäm av fakturor',
  compared: (count: number, differences: number) =>
    `${count} fakturor jämförda, ${differences === 1 ? '1 skillnad' : `${differences} skillnader`}`,
  compareAgain: 'Stäm av igen',
  noDifferences: 'Allt stämmer',
  noDifferencesHint: 'Fakturorna är lika här och i Fortnox. Det som inte är registrerat än syns på fakturan själv.',
  differences: 'Skillnader',
  differenceColumns: { invoice: 'Faktura', what: 'Vad som skiljer', here: 'I Klang', there: 'I Fortnox' },

  disconnect: 'Koppla från Fortnox',
  disconnectQuestion:
    'Fakturor och kunder förs inte över förrän kopplingen har godkänts på nytt. Det som redan finns i Fortnox påverkas inte.',
  disconnected: 'Klang är inte längre kopplat till Fortnox',
  notDisconnected: 'Kunde inte koppla från Fortnox',
} as const;

export const differenceLabels: Record<DifferenceKind, string> = {
  missing: 'Finns inte i Fortnox',
  twice: 'Finns flera gånger i Fortnox',
  unknown: 'Finns bara i Fortnox',
  number: 'Fakturanummer',
  total: 'Att betala',
  ocr: 'OCR-nummer',
  dueDate: 'Förfallodatum',
  status: 'Status',
};
