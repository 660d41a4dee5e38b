import { formatCount, formatNumber } from '../../../shared/lib/format.ts';

export const fortnoxText = {
  title: 'Kopplingen till Fortnox',
  approve: 'Godkänn kopplingen i Fortnox',
  approveAgain: 'Godkänn kopplingen på nytt i Fortnox',
  approveHint:
    'Länken öppnas i en ny flik och gäller i tio minuter. Du behöver vara systemadministratör i Fortnox. Klang märker själv när kopplingen är klar.',
  pleaseApprove: 'Godkänn kopplingen i Fortnox för att fakturor och kunder ska kunna föras över.',
  askSomebody: 'En superadmin kan godkänna kopplingen härifrån.',
  configureFirst: 'Fyll först i klient-id och klienthemlighet i systeminställningarna.',
  toClientId: 'Fyll i klient-id',
  testAgain: 'Testa igen',
  close: 'Stäng',

  activating: 'Gör klart kopplingen …',
  activated: 'Fortnox-koppling klar',
  activatedHint: (company: string) =>
    `Klang är nu kopplat till ${company}. Du kan stänga den här fliken och gå tillbaka till Klang.`,
  saidByHand: (invoices: number) =>
    `Fortnox tar över ${formatCount(invoices, 'faktura som är bokförd', 'fakturor som är bokförda')} för hand.`,
  paidByHand: (payments: number) =>
    payments === 1
      ? 'Lägg in betalningen i Fortnox, för den följer inte med. Den står på fakturan i Klang.'
      : `Lägg in de ${formatNumber(payments)} betalningarna i Fortnox, för de följer inte med. De står på fakturorna i Klang.`,
  notActivated: 'Kopplingen är inte klar',
  nothingToDo: 'Den här sidan öppnas av Fortnox när kopplingen har godkänts. Börja från ikonen för Fortnox i Klang.',
  toKlang: 'Till Klang',

  guide: 'Så kopplas Klang till Fortnox',
  portal: 'developer.fortnox.se',
  guideRegister: 'Skapa en integration i Fortnox utvecklarportal,',
  guideRights:
    'Den behöver företagsinformation, kund, faktura och inställningar. Företaget behöver en licens för integrationer.',
  guideAddress: 'Ange adressen som Fortnox ska svara till:',
  guideKeys: 'Kopiera klient-id och klienthemlighet hit, och spara.',
  guideApprove: 'Godkänn kopplingen som systemadministratör i Fortnox:',
  guideApproveVerb: 'Godkänn kopplingen …',
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
  disconnectTitle: 'Koppla från Fortnox?',
  disconnectQuestion:
    'Fakturor och kunder förs inte över förrän kopplingen har godkänts på nytt. Det som redan finns i Fortnox påverkas inte.',
  disconnected: 'Klang är inte längre kopplat till Fortnox',
  notDisconnected: 'Kunde inte koppla från Fortnox',
} as const;
