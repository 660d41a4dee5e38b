import { paths } from '../../navigation/paths.ts';
import { screens } from '../../navigation/screens.ts';
import { priceFormLabels } from '../../../../shared/text/agreements.ts';
import { eInvoiceWayLabels, invoiceDeliveryLabels } from '../../../../shared/text/e-invoice.ts';
import { workOrderStatusLabels } from '../../../../shared/text/work-orders.ts';
import { agreementsText as agreements } from '../agreements.ts';
import { byHandText as byHand } from '../by-hand.ts';
import { common } from '../common.ts';
import { creditText as credits } from '../credit-invoices.ts';
import { customersText as customers } from '../customers.ts';
import { basisText as basis } from '../invoice-basis.ts';
import { choiceText as choice } from '../invoice-choice.ts';
import { remarksText as remarks } from '../invoice-remarks.ts';
import { runsText as runs } from '../invoice-runs.ts';
import { followUpLabels, invoicesText as invoices } from '../invoices.ts';
import { numberSeriesText as series } from '../number-series.ts';
import { partCreditText as parts } from '../part-credits.ts';
import { menuText as menu } from '../shell.ts';
import { menuLabels } from '../../navigation/titles.ts';
import { systemSettingsText as system } from '../system-settings.ts';
import { type HandbookPage, way } from './page.ts';
import { terms } from './words.ts';

export const invoicePages: readonly HandbookPage[] = [
  {
    slug: 'fakturera-en-manad',
    title: 'Fakturera en månad',
    lead: 'Listan visar allt som kan faktureras. Du granskar ett projekt i taget, och resten sköter Klang.',
    words: 'faktura skapa granska månadsskifte debitera underlag',
    screens: [paths.invoicing, screens.projectInvoicing.path],
    panels: ['invoice-review', 'preview-basis'],
    tasks: [
      {
        steps: [
          `Öppna ${way(menu.invoices, menuLabels.invoicing)} och välj ”${invoices.review}” på projektets rad.`,
          `Läs ”${remarks.title}”. Varje anmärkning har en länk dit du rättar den.`,
          `Läs fakturan. ”${basis.title}” ovanför den visar vilka insatser varje rad kommer från.`,
          `Välj ”${invoices.create}” och bekräfta.`,
        ],
      },
      {
        title: 'Bara en del av arbetet',
        steps: [
          `Välj ”${choice.choose}”. Fyll i ”${choice.until}” för att ta med arbetet till och med en dag, eller avmarkera insatser som får vänta.`,
          `Välj ”${choice.edit}” för andra ord på fakturan. Antal och pris ändrar du på insatsen.`,
        ],
      },
    ],
    notes: [
      `Fakturan får nummer, PDF, mejl och bokföring av sig själv. Hur det går står under ”${invoices.afterwards}” på fakturan.`,
      'En skapad faktura kan inte ändras. Är den fel krediterar du den.',
      'Saknas något som lagen kräver går fakturan inte att skapa. Klang säger vad det är.',
      `”${workOrderStatusLabels.Started}” arbete kommer inte med. Klang frågar först.`,
      `”${invoices.oldestToInvoice}” visar hur länge arbetet har väntat.`,
    ],
    see: ['flera-projekt-pa-en-gang', 'fast-pris-och-a-conto', 'kreditera'],
  },
  {
    slug: 'flera-projekt-pa-en-gang',
    title: 'Flera projekt på en gång',
    lead: 'När projekten är granskade kan du skapa alla deras fakturor i en körning.',
    words: 'fakturakörning massfakturera alla samlingsfaktura markera',
    panels: ['invoice-check', 'invoice-run'],
    tasks: [
      {
        steps: [
          `Öppna ${way(menu.invoices, menuLabels.invoicing)} och markera projekten. [Ctrl+A] markerar alla på sidan.`,
          `Välj ”${runs.invoiceMarked}”.`,
          `Gå igenom ”${runs.checkTitle}”: vad varje faktura blir och vad som står i vägen. Avmarkera det som får vänta.`,
          'Välj knappen som skapar fakturorna. Den säger hur många det blir.',
          `Läs resultatet. Projekt utan faktura visar varför och har knappen ”${runs.reviewAgain}”.`,
        ],
      },
      {
        title: 'En faktura för flera projekt',
        steps: [
          `Slå på ”${customers.combinedInvoice}” på kunden.`,
          'Markera kundens projekt och fakturera dem samtidigt.',
        ],
      },
    ],
    notes: [
      'Du kan stänga sidan medan körningen pågår.',
      `”${runs.latestDone}” på sidan ”${menuLabels.invoicing}” öppnar resultatet igen.`,
      'Registrerar någon arbete medan du läser hoppas det projektet över. Granska det en gång till.',
      `Projekt med ”${priceFormLabels.FixedPrice}” ingår inte i körningen. Dem granskar du ett i taget.`,
    ],
    terms: [terms.combinedInvoice],
    see: ['fakturera-en-manad', 'fast-pris-och-a-conto'],
  },
  {
    slug: 'fast-pris-och-a-conto',
    title: 'Fast pris och a conto',
    lead: 'Avtalet på projektet bestämmer om ni tar betalt per timme, ett fast pris eller per timme upp till ett takpris.',
    words: 'takpris delbetalning förskott löpande räkning avtal slutfaktura a conto budget',
    panels: ['agreement', 'agreed-invoice'],
    tasks: [
      {
        title: 'Skriv in avtalet',
        steps: [
          'Öppna projektets egen sida.',
          `Välj ”${agreements.edit}” vid ”${agreements.section}”, och sedan ”${agreements.priceForm}” och belopp.`,
          `Fast pris: välj ”${agreements.addInstalment}” för varje del, och skriv vad den avser, dag och andel. Den sista tar resten.`,
          `Välj ”${common.save}”.`,
        ],
      },
      {
        title: 'Fakturera en delbetalning',
        steps: [
          `Välj ”${invoices.review}” under ”${menuLabels.invoicing}”, eller ”${agreements.invoiceInstalment}” på projektets sida.`,
          `Markera delbetalningen. ”${choice.choose}” och ”${choice.edit}” finns som på andra fakturor.`,
          `Välj ”${invoices.create}”.`,
        ],
      },
      {
        title: 'Fakturera a conto',
        steps: [
          `Välj ”${agreements.newOnAccount}” på projektets sida.`,
          `Fyll i belopp och ”${agreements.onAccountText}”, och välj ”${invoices.create}”.`,
        ],
      },
    ],
    notes: [
      'A conto går inte vid fast pris. Där använder du delbetalningar.',
      'Nästa faktura för arbete drar av de a conto-fakturor som inte är avdragna.',
      'Vid fast pris räknas arbetet av mot delbetalningen utan egna rader.',
      'Vid takpris frågar granskningen vid 80 och 100 procent.',
      'När en delbetalnings dag har kommit får den ansvarige ett meddelande.',
    ],
    terms: [terms.onAccount, terms.finalInvoice, terms.ceiling],
    see: ['fakturera-en-manad', 'folj-ett-projekt', 'ord'],
  },
  {
    slug: 'kreditera',
    title: 'Kreditera',
    lead: 'En skapad faktura ändras aldrig. Är den fel skriver du en kreditfaktura, och fakturerar på nytt vid behov.',
    words: 'kreditfaktura fel faktura rätta återbetala ångra makulera',
    panels: ['credit-review'],
    tasks: [
      {
        title: 'Hela fakturan',
        steps: [
          `Öppna fakturan under ${way(menu.invoices, menuLabels.invoiceArchive)} och välj ”${credits.credit}”.`,
          `Kontrollera kreditfakturan och välj ”${credits.create}”.`,
          'Insatserna blir registrerade igen. Rätta dem och fakturera på nytt.',
        ],
      },
      {
        title: 'En del av fakturan',
        steps: [
          `Välj ”${parts.lines}” eller ”${parts.amount}”.`,
          'Välj rader och antal, eller skriv beloppet utan moms.',
          `Skriv varför i ”${parts.reason}”. Det skrivs ut på kreditfakturan.`,
          `Välj ”${credits.create}”.`,
        ],
      },
    ],
    notes: [
      'Krediterar du en del står resten av fakturan kvar. Insatserna är kvar på den om du inte väljer att släppa dem.',
      'Det går aldrig att kreditera mer än vad som står kvar.',
      'Är fakturan betald har kunden pengar att få tillbaka, eller att räkna av mot nästa faktura.',
      `Krediten ska kvittas mot fakturan i Fortnox. Går det inte av sig självt står det som ”${followUpLabels.settlement}” på kreditfakturan.`,
    ],
    terms: [terms.settle],
    see: ['nar-fortnox-sager-nej', 'fakturera-en-manad'],
  },
  {
    slug: 'fakturor-och-betalningar',
    title: 'Fakturor och betalningar',
    lead: 'Alla fakturor finns i reskontran. Där ser du vad som är betalt, vad som är förfallet och vad som är skickat.',
    words: 'reskontra förfallen obetald påminnelse skicka igen mejla faktura sök ocr betald status pdf',
    screens: [paths.invoiceArchive, paths.invoiceArchiveMy, paths.invoiceArchiveOverdue],
    panels: ['invoice', 'invoice-basis'],
    tasks: [
      {
        title: 'Hitta en faktura',
        steps: [
          `Öppna ${way(menu.invoices, menuLabels.invoiceArchive)}, eller tryck [Ctrl+K] och skriv nummer, OCR eller belopp.`,
          `”${menuLabels.invoiceArchiveMy}” och ”${menuLabels.invoiceArchiveOverdue}” i samma meny visar bara dina.`,
        ],
      },
      {
        title: 'Skicka en faktura igen',
        steps: [
          'Öppna fakturan.',
          `Välj ”${invoices.sendAgain}” under ”${invoices.afterwards}”.`,
          `Rätta adressen om det behövs, välj ”${invoices.goOn}” och sedan ”${invoices.send}”.`,
        ],
      },
      {
        title: 'Utan Fortnox',
        steps: [`Öppna fakturan och välj ”${byHand.book}” och sedan ”${byHand.pay}” när den är betald.`],
      },
    ],
    notes: [
      `Med Fortnox hämtas status och ”${invoices.balance}” därifrån, var femtonde minut.`,
      'Summorna under listan är länkar: de visar just de fakturorna.',
      'Påminnelser skickas från Fortnox, inte från Klang.',
      'PDF:en är låst i arkivet i åtta år. Ingen kan ändra den.',
    ],
    terms: [terms.onlyHere, terms.cancelled, terms.ocr],
    see: ['kreditera', 'nar-fortnox-sager-nej', 'e-faktura'],
  },
  {
    slug: 'e-faktura',
    title: 'E-faktura',
    lead: 'Kommuner, regioner och staten ska ha e-faktura. Andra köpare får den om de vill.',
    words: 'peppol gln elektronisk faktura offentlig kommun beställningsnummer referens xml svefaktura',
    panels: ['customer', 'invoice'],
    tasks: [
      {
        title: 'Kunden ska ha e-faktura',
        steps: [
          `Öppna kunden, tryck på ”${common.edit}” och välj ”${invoiceDeliveryLabels.EInvoice}” i ”${customers.invoiceDelivery}”.`,
          `Fyll i ”${customers.organisationNumber}”. Har kunden en annan adress skriver du den i ”${customers.electronicAddress}”.`,
          `Välj i ”${customers.eInvoiceDemand}”. Numret eller märkningen skriver du på kunden eller på projektet.`,
          'Fakturera som vanligt. Saknas något säger granskningen vad.',
        ],
      },
      {
        title: 'Hur firman skickar',
        role: 'SuperAdmin',
        steps: [
          `Öppna ${way(menu.settings, menuLabels.systemSettings)} och välj i ”${system.eInvoiceWay}”.`,
          `”${eInvoiceWayLabels.Fortnox}” kräver att tjänsten är påslagen där.`,
        ],
      },
    ],
    notes: [
      `Med ”${eInvoiceWayLabels.File}” hämtar du filen med ”${invoices.downloadEInvoice}” på fakturan, skickar den och väljer ”${invoices.markDelivered}”.`,
      `Kunden får ingen PDF med e-post, om du inte har valt ”${invoiceDeliveryLabels.EInvoiceAndEmail}”. Två original kan bli betalda två gånger.`,
      `Kommer den inte fram står den under ”${menuLabels.invoiceAttention}”.`,
    ],
    terms: [terms.peppol],
    see: ['nar-fortnox-sager-nej', 'installningar'],
  },
  {
    slug: 'nummerserien',
    title: 'Nummerserien',
    lead: 'Fakturor och kreditfakturor har en gemensam serie utan luckor. Sidan visar att det stämmer.',
    words: 'fakturanummer löpnummer första fakturanumret lucka skatteverket revision',
    screens: [paths.numberSeries],
    tasks: [
      {
        title: 'Bestäm det första numret',
        role: 'SuperAdmin',
        steps: [
          `Öppna ${way(menu.settings, menuLabels.systemSettings)} innan den första fakturan är skapad.`,
          `Fyll i ”${system.firstInvoiceNumber}”. Är ni kopplade till Fortnox väljer du ”${system.proposeFirstNumber}”.`,
          `Välj ”${common.save}”.`,
        ],
      },
    ],
    notes: [
      'Har ni fakturerat i Fortnox tidigare ska serien börja ovanför det sista numret där. Fakturan får samma nummer på båda ställena.',
      'När den första fakturan finns ligger numret fast.',
      `”${series.gaps}” ska alltid vara 0. En makulerad faktura behåller sitt nummer.`,
      `Visar sidan en lucka läser du ”${series.about}”.`,
    ],
    see: ['koppla-fortnox', 'fakturera-en-manad'],
  },
];
