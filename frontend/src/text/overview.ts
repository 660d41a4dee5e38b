import type { Comparison, OverviewPeriod } from '../../../shared/codes/overview.ts';
import type { Age } from '../../../shared/codes/payment-states.ts';
import { formatCount, formatNumber } from '../../../shared/lib/format.ts';

/** 0.094 → '9 %' */
export const wholePercent = (share: number) => `${formatNumber(Math.round(share * 100))}\u00a0%`;

export const overviewText = {
  title: 'Översikt',
  period: 'Period',
  compare: 'Jämför med',
  before: (period: string) => `Jämfört med ${period}`,
  asTable: 'Visa som tabell',
  asChart: 'Visa som diagram',
  toExcel: 'Excel',
  exportOf: (title: string) => `Exportera ${title} till Excel`,
  asTableOf: (title: string) => `Visa ${title} som tabell`,
  asChartOf: (title: string) => `Visa ${title} som diagram`,
  exported: 'Excel-filen är klar',
  notExported: 'Kunde inte göra Excel-filen',
  count: 'Antal',
  show: (what: string) => `${what}. Visa listan`,

  invoiced: 'Fakturerat per månad',
  invoicedHint: 'Efter fakturadatum, exkl. moms, kreditfakturor avdragna',
  noneInvoiced: 'Inget är fakturerat i perioden.',
  month: 'Månad',
  amount: 'Belopp',

  overdue: 'Förfallet',
  overdueHint: 'Obetalt efter förfallodagen, inkl. moms, utan avdrag för öppna kreditfakturor',
  over30: 'Förfallet över 30 dagar',
  noneOverdue: 'Inget är förfallet.',
  age: 'Ålder',

  expected: 'Väntade betalningar',
  expectedHint: 'Obetalt per förfallovecka, inkl. moms, öppna kreditfakturor avdragna',
  noneExpected: 'Alla fakturor är betalda.',
  week: 'Vecka',
  earlier: 'Tidigare',
  later: 'Senare',
  weekOf: (week: number) => `v. ${week}`,

  earned: 'Upparbetat, ej fakturerat',
  earnedHint: 'Registrerade insatser, exkl. moms',
  noneEarned: 'Allt registrerat är fakturerat.',

  customers: 'Största kunder',
  customersHint: 'Fakturerat i perioden, exkl. moms',
  customer: 'Kund',

  quotes: 'Offererat',
  quotesHint: 'Insatser som väntar på svar',
  noneQuoted: 'Inget är offererat.',
  budgets: 'Budget',
  budgetsHint: (shown: number, count: number) =>
    `Aktiva projekt med minst 80\u00a0% av budgeten upparbetad${
      shown < count ? `; de ${formatNumber(shown)} största av ${formatNumber(count)} visas` : ''
    }`,
  use: 'Av budgeten',
  withinBudget: 'Inom budget',
  overBudget: 'Över budget',
  wholeBudget: '100\u00a0% av budgeten',
  ofBudget: (share: number, budget: string, { isOver, by }: { isOver: boolean; by: string }) =>
    `${wholePercent(share)} av ${budget}, ${by} ${isOver ? 'över' : 'kvar'}`,
  workedOf: (use: string, count: number) => `${use} (${count}), upparbetat`,
  noBudgets: 'Inget projekt är nära sin budget.',
  project: 'Projekt',

  people: 'Beläggning',
  peopleHint: 'Timmar på registrerade insatser; normen är heltid, 7\u00a0h per arbetsdag, till och med i dag',
  nobodyWorked: 'Inga timmar är registrerade i perioden.',
  person: 'Person',
  invoiceable: 'Fakturerbart',
  worked: 'Arbetat',
  workedToo: 'Arbetat, ej fakturerbart',
  normSoFar: 'Normen hittills',
  norm: 'Av normen',
  hours: (hours: string) => `${hours}\u00a0h`,
  ofNorm: (share: number, norm: string) => `${wholePercent(share)} av ${norm}\u00a0h`,

  prices: 'Timpris',
  pricesHint: 'Snitt per fakturerad timme efter insatsens datum, bredvid priset i PL-standard',
  noPrices: 'Inga timmar är fakturerade i perioden.',
  price: 'Snittpris',
  listPrice: 'Listpris',

  workOrders: (count: number) => formatCount(count, 'insats', 'insatser'),
  invoices: (count: number) => formatCount(count, 'faktura', 'fakturor'),

  days: (from: number, to: number | undefined) => (to === undefined ? `Över ${from - 1} dagar` : `${from}–${to} dagar`),
} as const;

export const periodLabels: Record<OverviewPeriod, string> = {
  'this-year': 'I år',
  'last-year': 'Förra året',
  'twelve-months': 'Senaste 12 månaderna',
  'this-quarter': 'Detta kvartal',
};

export const comparisonLabels: Record<Comparison, string> = {
  'year-before': 'Året före',
  'period-before': 'Perioden före',
  none: 'Inget',
};

export const overdueLabels: Record<Age, string> = {
  'late-to-30': '1–30 dagar',
  'late-31-60': '31–60 dagar',
  'late-61-90': '61–90 dagar',
  'late-over-90': 'Över 90 dagar',
};
