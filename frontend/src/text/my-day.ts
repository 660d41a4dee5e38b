import { formatCount, formatNumber } from '../../../shared/lib/format.ts';
import { monthNames, shortMonthNames } from '../../../shared/lib/month-names.ts';
import { capitalized } from '../../../shared/lib/text.ts';
import { weekOf, weekdayOf } from '../../../shared/lib/days.ts';

const weekdays = ['mån', 'tis', 'ons', 'tors', 'fre', 'lör', 'sön'];

const nameOfMonth = (month: number) => capitalized(monthNames[month - 1] ?? '');
const projects = (count: number) => formatCount(count, 'projekt', 'projekt');

export const myDayText = {
  lists: 'Listor på Hem',
  register: 'Registrera',
  registerOn: 'Registrera på projekt',
  noProjects: 'Sök på projektkod, kund eller adress',
  week: (day: string) => `Vecka ${weekOf(day)}`,
  day: (day: string) =>
    `${weekdays[weekdayOf(day) - 1]} ${Number(day.slice(8))} ${shortMonthNames[Number(day.slice(5, 7)) - 1]}`,
  today: 'i dag',
  nothingThatDay: 'Inget',
  workOrder: (id: number) => `Insats ${id}`,
  earlier: (count: number) => `Tidigare i veckan: ${formatCount(count, 'insats', 'insatser')}`,
  moreThisWeek: (count: number) => `Och ${formatCount(count, 'insats', 'insatser')} till`,
  asHelper: 'medhjälpare',

  hours: 'Registrerad tid',
  thisWeek: 'Den här veckan',
  thisMonth: 'Den här månaden',
  hoursOf: (registered: number, norm: number) => `${formatNumber(registered)} av ${formatNumber(norm)}\u00a0tim`,

  timeLog: 'Tidlogg',
  notSent: (month: number) => `${nameOfMonth(month)} är inte inskickad`,
  sent: (month: number) => `${nameOfMonth(month)} är inskickad`,
  whoIsLate: (month: number) => `Vilka har inte skickat in ${monthNames[month - 1]}?`,

  needed: 'Projekt som behöver dig',
  overBudget: 'Över budget',
  over: (count: number, amount: string) => `${projects(count)}, ${amount} över`,
  dueInstalments: 'Delbetalningar att fakturera',
  toReview: 'Väntar på din granskning',
  oldToInvoice: 'Ofakturerat sedan mer än 30 dagar',
  worth: (count: number, amount: string) => `${projects(count)}, ${amount}`,
  none: 'Inget',

  shared: 'Insatser att ta över',
  take: 'Ta',
  takeNamed: (id: number) => `Ta insats ${id}`,
  taken: (id: number) => `Insats ${id} är din`,
  notTaken: 'Kunde inte ta insatsen',
  all: (count: number) => `Visa alla (${formatNumber(count)})`,
  nothingShared: 'Det finns inga insatser att ta över',

  recent: 'Senast öppnat',
  noRecent: 'Det du öppnar hamnar här',
} as const;
