import { quotationText as quotation } from '../../../../shared/text/quotation.ts';
import { paths } from '../../navigation/paths.ts';
import { common } from '../common.ts';
import { deletedText as deleted } from '../deleted.ts';
import { exportsText as exports } from '../exports.ts';
import { historyText as history } from '../history.ts';
import { exportText, listsText as lists, printText } from '../lists.ts';
import { listViewsText as views } from '../list-views.ts';
import { outboxText as outbox } from '../outbox.ts';
import { overviewText as overview } from '../overview.ts';
import { preferencesText as own } from '../preferences.ts';
import { projectsText as projects } from '../projects.ts';
import { selectionText as marked } from '../selection.ts';
import { sessionText as session } from '../session.ts';
import { menuText as menu } from '../shell.ts';
import { shortcutsText as shortcuts } from '../shortcuts.ts';
import { timeReportsText as reports } from '../time-reports.ts';
import { titles } from '../../navigation/titles.ts';
import { undoText as undo } from '../undo.ts';
import { workOrdersText as work } from '../work-orders.ts';
import { type HandbookPage, way } from './page.ts';
import { terms } from './words.ts';

export const everydayPages: readonly HandbookPage[] = [
  {
    slug: 'sok-och-kortkommandon',
    title: 'Sök och kortkommandon',
    lead: 'Från ett enda fält når du alla poster, sidor och åtgärder, utan att röra musen.',
    words: 'sök hjälp tangent genväg snabbt palett ctrl+k hitta',
    tasks: [
      {
        title: 'Sök',
        steps: [
          'Tryck [Ctrl+K], eller klicka på förstoringsglaset.',
          'Skriv några bokstäver av ett namn, ett nummer eller ett belopp.',
          'Gå med [↓] och tryck [Enter].',
        ],
      },
      {
        title: 'Gör något direkt',
        steps: [
          'Skriv åtgärden, till exempel: ny kund.',
          'Skriv åtgärden och projektet, till exempel: registrera 26-0019, eller: fakturera 26-0019.',
        ],
      },
    ],
    notes: [
      'Å, ä och ö behövs inte, och inte stora bokstäver.',
      'Innan du har skrivit något står det som du öppnade senast överst.',
      `[?] visar ”${shortcuts.title}”. [F1] visar hur sidan du är på fungerar.`,
      '[Esc] stänger det som är överst. [Ctrl+S] sparar. [Ctrl+Z] ångrar.',
      `Kommer du åt tangenter av misstag stänger du av ”${own.singleKeys}” under ”${titles.preferences}”.`,
    ],
    see: ['listor-och-vyer', 'angra-och-historik'],
  },
  {
    slug: 'listor-och-vyer',
    title: 'Listor och vyer',
    lead: 'Alla listor fungerar likadant. Filter, ordning och kolumner är dina att välja, och kan sparas som en vy.',
    panels: ['filter', 'views'],
    words: 'filter sortera kolumner markera flera sida vy spara skriv ut antal rader',
    tasks: [
      {
        title: 'Hitta i en lista',
        steps: [
          `Skriv i fälten över listan. Resten finns bakom ”${common.filter}”, eller [F].`,
          'Klicka på en rubrik för att ordna efter den. En gång till vänder ordningen.',
        ],
      },
      {
        title: 'Spara en vy',
        steps: [
          'Ställ in filter, ordning och kolumner.',
          `Välj ”${lists.views}” och sedan ”${lists.columnsAndViews}”.`,
          `Skriv ett namn och välj ”${views.save}”. Slå på ”${views.share}” om alla ska se den.`,
        ],
      },
      {
        title: 'Ändra flera på en gång',
        steps: [
          `Markera rader med rutorna till vänster eller med [Mellanslag]. I telefonen väljer du ”${lists.markMode}” först.`,
          'Välj vad som ska hända i raden längst ner.',
          `”${marked.unmark}”, eller [Esc], avmarkerar.`,
        ],
      },
    ],
    notes: [
      'Adressen till sidan innehåller filtret. Skicka den till en kollega, så ser ni samma sak.',
      `Ger ett filter inga träffar säger listan vilket det är. ”${common.reset}” tar bort alla.`,
      `”${exportText.export}” och ”${printText.print}” tar med alla rader, inte bara sidan.`,
    ],
    see: ['sok-och-kortkommandon', 'rapporter-och-excel'],
  },
  {
    slug: 'angra-och-historik',
    title: 'Ångra och historik',
    lead: 'Nästan allt kan ångras. Det som är raderat kan återställas i 30 dagar.',
    words: 'ångra återställ radera papperskorg historik version ändringslogg vem ändrade',
    screens: [paths.deleted, paths.changeLog],
    panels: ['history'],
    tasks: [
      {
        title: 'Ångra det du nyss gjorde',
        steps: [`Tryck [Ctrl+Z], eller välj ”${undo.undo}” i meddelandet som visas.`],
      },
      {
        title: 'Gå tillbaka till en tidigare version',
        steps: [`Öppna posten och välj ”${history.button}”.`, `Välj ”${history.restore}” vid rätt tidpunkt.`],
      },
      {
        title: 'Hämta tillbaka något raderat',
        steps: [
          `Klicka på ditt namn uppe till höger och välj ”${titles.deleted}”.`,
          `Välj ”${deleted.restore}” på raden.`,
        ],
      },
      {
        title: 'Se vem som har ändrat vad',
        role: 'SuperAdmin',
        steps: [`Öppna ${way(menu.settings, titles.changeLog)} och filtrera på person, slag eller tid.`],
      },
    ],
    notes: [
      'Skapade fakturor, skickad e-post och det som Fortnox har fått kan inte ångras. Klang säger hur du rättar det.',
      'Har någon annan ändrat posten efter dig säger Klang vem och vad, innan något skrivs över.',
      'Filer återställer du i projektets mapp.',
    ],
    see: ['kreditera', 'filer'],
  },
  {
    slug: 'utan-nat',
    title: 'Utan nät',
    lead: 'På en byggarbetsplats eller i en källare går det att fortsätta arbeta. Det du sparar skickas när nätet är tillbaka.',
    words: 'offline nätverk täckning källare tåg utkorg telefon installera app mobil',
    tasks: [
      {
        title: 'Förbered dig',
        steps: [
          'Öppna Klang på telefonen medan du har nät, och vänta en halv minut.',
          'Lägg till sidan på hemskärmen från webbläsarens meny. Då öppnas den som en app.',
        ],
      },
      {
        title: 'När nätet är borta',
        steps: [
          'Arbeta som vanligt: registrera, skriv i loggen, ta foton.',
          `Det du sparar läggs i ”${outbox.title}” och skickas i rätt ordning när nätet är tillbaka.`,
          'Tas något inte emot står det varför. Öppna det, rätta och spara igen.',
        ],
      },
    ],
    notes: [
      `Dina tjugo nyaste projekt går att öppna. De har en ikon som säger ”${projects.ready}”.`,
      'Uppgifterna du ser har en tid: så gamla är de.',
      'Fakturera, och ändra inställningar, kräver nät.',
      `Med ”${session.sharedComputer}” påslaget sparas inget på datorn, och då går det inte att arbeta utan nät.`,
      'Loggar du ut ligger det som väntar kvar på enheten tills du loggar in igen.',
    ],
    see: ['registrera-arbete', 'filer'],
  },
  {
    slug: 'rapporter-och-excel',
    title: 'Rapporter och Excel',
    lead: 'Varje lista kan bli en Excel-fil. Kunden kan få en tidrapport, och firmans siffror finns i översikten.',
    words: 'rapport tidrapport statistik excel exportera skriv ut offert beläggning omsättning diagram',
    screens: [paths.overview, paths.timeReportCreate, paths.timeReportHistory, paths.ownExports],
    tasks: [
      {
        title: 'En tidrapport till kunden',
        steps: [
          `Klicka på ditt namn uppe till höger och välj ”${titles.timeReportCreate}”.`,
          `Välj kund eller projekt, och period. Slå på ”${reports.create.withPrices}” om kunden ska se dem.`,
          `Välj ”${reports.create.make}”. Hämta den som PDF eller Excel.`,
        ],
      },
      {
        title: 'En lista till Excel',
        steps: [
          `Filtrera listan och välj ”${exportText.export}”.`,
          `En lång lista skrivs i bakgrunden och läggs under ”${titles.ownExports}” i en vecka. Välj ”${exports.fetch}”.`,
        ],
      },
      {
        title: 'En offert',
        steps: [
          `Filtrera projektets insatser, välj ”${work.export}” och ”${work.exportAs.quotation}”.`,
          `Fyll i ”${quotation.validUntil}” och ”${quotation.terms}”. Välj ”${work.quotation.sheet}”, eller ”${work.quotation.pdf}” för en PDF i mappen ”${work.quotation.folder}”.`,
        ],
      },
      {
        title: 'Firmans siffror',
        role: 'SuperAdmin',
        steps: [
          `Öppna ”${titles.overview}” och välj ”${overview.period}”. Klicka på en stapel för att se raderna bakom.`,
        ],
      },
    ],
    notes: [
      'En tidrapport ändras inte när insatserna ändras. Gör en ny.',
      'Andra än superadmin kan få se översikten, om rätten ges på användaren.',
      `Varje diagram kan visas som tabell och hämtas med ”${overview.toExcel}”.`,
    ],
    terms: [terms.utilization, terms.worked],
    see: ['listor-och-vyer', 'attestera-tidloggar'],
  },
];
