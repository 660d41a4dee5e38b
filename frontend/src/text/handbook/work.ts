import { paths } from '../../navigation/paths.ts';
import { screens } from '../../navigation/screens.ts';
import { productTypeLabels } from '../../../../shared/text/products.ts';
import { sharedLabel } from '../../../../shared/text/work-order-people.ts';
import { workOrderStatusLabels as status } from '../../../../shared/text/work-orders.ts';
import { common } from '../common.ts';
import { deliveryTemplatesText as templates } from '../delivery-templates.ts';
import { filesText as files } from '../files.ts';
import { myDayText as myDay } from '../my-day.ts';
import { outboxText } from '../outbox.ts';
import { projectsText as projects } from '../projects.ts';
import { projectMenuText as projectMenu } from '../project-menu.ts';
import { menuText as menu } from '../shell.ts';
import { menuLabels, titles } from '../../navigation/titles.ts';
import { workOrdersText as work } from '../work-orders.ts';
import { type HandbookPage, way } from './page.ts';
import { terms } from './words.ts';

export const workPages: readonly HandbookPage[] = [
  {
    slug: 'registrera-arbete',
    title: 'Registrera arbete',
    lead: 'Allt du gör åt en kund skriver du som insatser i projektet. Det är insatserna som sedan faktureras.',
    words: 'insats tid timmar rapportera tidrapportering utlägg kvitto resa',
    screens: [paths.homeMyDay, paths.homeWorkOrders, screens.projectWorkOrders.path],
    panels: ['work-order'],
    tasks: [
      {
        steps: [
          `Öppna ${way(menu.home, menuLabels.homeMyDay)} och sök projektet i ”${myDay.registerOn}”. Projektkod, kund eller adress går lika bra.`,
          `Skriv i ”${work.invoiceNote}” vad du har gjort. Kunden ser det på fakturan. Det som bara rör er skriver du i ”${work.internalNote}”.`,
          `Välj ”${work.addLine.Rate}”, välj produkt och fyll i ”${work.hoursWorked}”.`,
          `Ska kunden betala för en annan tid fyller du i ”${work.invoiceableHours}”. Annars lämnar du den tom.`,
          `Välj ”${common.save}”, eller tryck [Ctrl+Enter].`,
        ],
      },
      {
        title: 'Från projektet',
        steps: [
          `Öppna projektets ”${projects.openMenu}” i en lista och välj ”${projectMenu.register}”.`,
          'Eller tryck [Ctrl+K] och skriv till exempel: registrera 26-0019.',
        ],
      },
    ],
    notes: [
      `”${status.Registered}” betyder att insatsen är klar att fakturera. ”${status.Planned}” och ”${status.Started}” kommer inte med på fakturan.`,
      `Lämnar du ”${work.invoiceableHours}” tom blir den lika med ”${work.hoursWorked}” när insatsen registreras. En nolla som du har skrivit står kvar.`,
      `Stäng av ”${work.invoiceable}” om kunden inte ska betala för insatsen.`,
      `Inköp, resor och inhyrda konsulter har egna rader: ”${work.addLine.Expense}”, ”${work.addLine.Mileage}” och ”${work.addLine.Subconsultant}”. De finns när firman har sådana produkter.`,
      `Byt status på flera på en gång: markera rader i projektets insatser och välj ”${work.changeStatus}”.`,
    ],
    terms: [terms.workOrder],
    see: ['dela-och-ta-over', 'leverans-fran-mall', 'utan-nat'],
  },
  {
    slug: 'dela-och-ta-over',
    title: 'Dela och ta över arbete',
    lead: 'En insats utan ansvarig kan vem som helst ta. Så hamnar arbetet hos den som har tid.',
    words: 'dela insats medhjälpare lämna över hjälp kollega ta',
    screens: [paths.homeShare],
    tasks: [
      {
        title: 'Dela en insats',
        steps: [
          'Öppna insatsen.',
          `Välj ”${sharedLabel}” i fältet ”${work.owner}”. Söker du bara hjälp väljer du ”${sharedLabel}” i ”${work.helper}”.`,
          `Välj ”${common.save}”.`,
        ],
      },
      {
        title: 'Ta över en insats',
        steps: [
          `Öppna ${way(menu.home, menuLabels.homeShare)}. Där står alla insatser som saknar ansvarig eller söker medhjälpare.`,
          `Välj ”${myDay.take}” på raden. Saknade insatsen ansvarig blir du det, annars blir du medhjälpare.`,
        ],
      },
    ],
    notes: [
      `Några av dem står också under ”${myDay.shared}” på ”${menuLabels.homeMyDay}”.`,
      'Försöker två ta samma insats får den som var först den. Den andra får veta det.',
      'Ger du en insats direkt till en kollega får kollegan ett meddelande.',
      'Insatsens timmar räknas på den som är ansvarig, också när en medhjälpare har varit med.',
    ],
    terms: [terms.shared],
    see: ['registrera-arbete'],
  },
  {
    slug: 'leverans-fran-mall',
    title: 'Leverans från mall',
    lead: 'En leveransmall lägger upp flera insatser på en gång, till exempel alla moment i en utredning.',
    words: 'leveransmall mall flera insatser paket moment',
    screens: [paths.deliveryTemplates],
    panels: ['delivery', 'delivery-template', 'template-lines'],
    tasks: [
      {
        title: 'Använd en mall',
        steps: [
          `Öppna projektets ”${projects.openMenu}” och välj ”${projectMenu.workOrders}”.`,
          `Välj ”${work.delivery.action}”, sedan mallen och vilken status insatserna ska få.`,
          `Kontrollera innehållet, välj ”${work.delivery.verb}” och bekräfta.`,
        ],
      },
      {
        title: 'Gör en mall',
        role: 'SuperAdmin',
        steps: [
          `Öppna ${way(menu.settings, titles.deliveryTemplates)} och välj ”${templates.addNew}”.`,
          `Ge mallen ett namn och välj ”${templates.addItem}” för varje insats.`,
          `Fyll i ”${templates.invoiceNote}”, och taxor och hyror under ”${templates.lines}”.`,
          `Välj ”${common.save}”.`,
        ],
      },
    ],
    notes: [
      'Mallen har inga priser. Insatserna får dem av prislistorna som gäller för projektet.',
      'Mallen har estimerad tid. Den arbetade tiden fyller var och en i sedan.',
      'Ändrar du en mall påverkas inga insatser som redan är skapade.',
    ],
    see: ['registrera-arbete', 'prislistor'],
  },
  {
    slug: 'filer',
    title: 'Filer',
    lead: 'Varje projekt har en mapp. Den ser likadan ut för alla, på datorn och i telefonen.',
    words: 'mapp dokument foto kamera ladda upp bilaga kvitto bild ritning',
    panels: ['files'],
    tasks: [
      {
        title: 'Lägg in filer',
        steps: [
          `Öppna projektets ”${projects.openMenu}” och välj ”${files.menu}”.`,
          `Dra filer eller hela mappar till fönstret, eller välj ”${files.upload}” eller ”${files.uploadFolder}”.`,
          `I telefonen väljer du ”${files.takePhoto}”.`,
        ],
      },
      {
        title: 'Hämta tillbaka',
        steps: [
          `Välj ”${files.showDeleted}”, öppna filens meny och välj ”${files.restore}”. Det går i 90 dagar.`,
          `Är filen ersatt av en annan väljer du ”${files.versions}” i dess meny.`,
        ],
      },
    ],
    notes: [
      `Finns namnet redan frågar Klang om du vill välja ”${files.replace}” eller ”${files.skip}”. Den ersatta filen finns kvar som tidigare version.`,
      `Foton av kvitton läggs i mappen ”${work.receipts}”, när du tar dem på en rad med ${productTypeLabels.Expense.toLowerCase()}.`,
      'Markerar du flera filer eller en mapp laddas de ner som en zip-fil.',
      `Utan nät väntar filer i din ”${outboxText.title}”: högst 60 MB styck och 200 MB tillsammans.`,
      'Ett virus spärras. Filen kan då bara raderas.',
    ],
    see: ['utan-nat', 'angra-och-historik'],
  },
];
