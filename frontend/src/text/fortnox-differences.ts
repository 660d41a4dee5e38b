import type { DifferenceKind } from '../../../shared/codes/fortnox-differences.ts';

export const differenceTexts: Record<DifferenceKind, { label: string; advice: string }> = {
  missing: {
    label: 'Finns inte i Fortnox',
    advice:
      'Kontrollera att Klang är kopplat till rätt företag. Lägg annars in fakturan i Fortnox för hand. Är den borttagen där och ska inte betalas: makulera den här, så kan insatserna faktureras igen.',
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
  texts: {
    label: 'Texter från kundkortet',
    advice:
      'Texten är tom på kundens faktura, så Fortnox tog den från sitt kundkort. Den står på påminnelser och e-fakturor därifrån. Töm fältet på kundkortet om den inte ska stå där.',
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
    label: 'Öppet på krediten',
    advice:
      'Krediten står öppen i Fortnox. Kvitta den mot fakturan som den krediterar, under Fakturering, Inbetalningar där. Är fakturan redan betald betalas krediten tillbaka.',
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
    advice:
      'Fakturan är gjord direkt i Fortnox på en kund som finns i Klang. Bocka av den om den ska vara där. Är den en kredit av en faktura härifrån ska den fakturan krediteras i Klang.',
  },
  creditedThere: {
    label: 'Krediterad för hand i Fortnox',
    advice:
      'Fakturan är krediterad i Fortnox men inte här, så insatserna står som fakturerade. Till höger står kreditens nummer. Ska arbetet faktureras igen: makulera fakturan här. Bocka annars av.',
  },
  restSettled: {
    label: 'Delbetald och sedan reglerad',
    advice:
      'Kunden hade betalat en del, och resten är nu reglerad i Fortnox. Är den betald: bocka av. Är den avskriven som kundförlust: bocka av och skriv det, eller kreditera resten om priset har satts ned.',
  },
  creditCancelled: {
    label: 'Krediten är makulerad i Fortnox',
    advice:
      'Fakturan som den krediterar gäller då fortfarande i Fortnox, men insatserna är släppta här. Kreditera fakturan i Fortnox så att kunden inte betalar två gånger, och bocka av.',
  },
  creditsLeft: {
    label: 'Makulerad med krediter kvar',
    advice:
      'Fakturan är makulerad, men krediter av den gäller ännu. Till vänster står deras nummer. Makulera dem i Fortnox, eller debitera kunden det som de ger tillbaka.',
  },
  notCancelled: {
    label: 'Makulerad här men inte i Fortnox',
    advice: 'Kunden står som skyldig i Fortnox. Makulera fakturan där, eller kreditera den om den är bokförd.',
  },
  deducted: {
    label: 'Avdragen a conto är makulerad',
    advice:
      'Kunden har fått avdrag för en a conto-faktura som är makulerad. Kreditera fakturan som gör avdraget och fakturera om, eller fakturera a conto på nytt.',
  },
  sameNumber: {
    label: 'Flera kunder med ett kundnummer',
    advice:
      'Fakturor till båda registreras på samma kund i Fortnox. Ge den som har fel nummer sitt eget, under Kunder; samma nummer går inte längre att ge två.',
  },
  status: { label: 'Status', advice: 'Hämtas automatiskt från Fortnox var femtonde minut.' },
};
