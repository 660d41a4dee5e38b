import { formatCount, formatNumber } from '../../../shared/lib/format.ts';

const projects = (count: number) => formatCount(count, 'projekt', 'projekt');

export const runsText = {
  invoiceMarked: 'Fakturera markerade',
  tooMany: (most: number) => `Markera högst ${most} projekt åt gången.`,
  checkTitle: 'Kontroll före fakturering',
  checkTable: 'Projekt att fakturera',
  project: 'Projekt',
  customer: 'Kund',
  sum: 'Exkl. moms',
  workOrders: (count: number, registered: number) => {
    if (registered <= count) return formatCount(count, 'insats', 'insatser');
    const others = registered - count;
    const left =
      others === 1
        ? '1 är inte fakturerbar eller tillför inget'
        : `${formatNumber(others)} är inte fakturerbara eller tillför inget`;
    return `${formatNumber(count)} av ${formatNumber(registered)} registrerade insatser; ${left}`;
  },
  remarks: (count: number) => formatCount(count, 'anmärkning', 'anmärkningar'),
  stopped: 'Kan inte faktureras',
  ready: 'Klart att fakturera',
  take: (projectCode: string) => `Fakturera ${projectCode}`,
  total: (count: number, sum: string) => `${projects(count)}, ${sum} exkl. moms`,
  combined: (count: number) => `Samlingsfaktura för ${projects(count)}`,
  create: (count: number) => `Skapa ${formatCount(count, 'faktura', 'fakturor')}`,
  createThem: 'Skapa fakturor',
  notStarted: 'Kunde inte starta fakturakörningen',
  notChecked: 'Kunde inte kontrollera projekten',
  nothing: 'Inget av projekten kan faktureras.',
  runTitle: 'Fakturakörning',
  runTable: 'Resultat per projekt',
  progress: (done: number, total: number) => `${done} av ${projects(total)} klara`,
  made: (count: number, sum: string) =>
    `${formatCount(count, 'faktura skapad', 'fakturor skapade')}, ${sum} exkl. moms`,
  refused: (count: number) => `${projects(count)} utan faktura`,
  goesOn: 'Du kan stänga sidan. Körningen fortsätter och finns under Fakturera.',
  waits: 'Väntar',
  notMade: 'Ingen faktura',
  reviewAgain: 'Granska',
  latest: (done: number, total: number) => `Körning pågår: ${done} av ${projects(total)}`,
  latestDone: 'Senaste körning',
} as const;
