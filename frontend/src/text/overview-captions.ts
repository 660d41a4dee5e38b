import { formatCount, formatMoney, formatNumber } from '../../../shared/lib/format.ts';
import { wholePercent } from './overview.ts';

const people = (count: number) => formatCount(count, 'person', 'personer');

/** One sentence for each chart: what it shows, with its figures. */
export const captionsText = {
  invoiced: (period: string, amount: number) => `${period}: ${formatMoney(amount)} är fakturerat`,
  against: (share: number, period: string) => {
    if (Math.abs(share) < 0.005) return `, lika mycket som under ${period}`;
    return `, ${wholePercent(Math.abs(share))} ${share > 0 ? 'mer' : 'mindre'} än under ${period}`;
  },
  mostIn: (month: string, amount: number) => `, mest i ${month} (${formatMoney(amount)})`,
  overdue: (count: number, amount: number) =>
    `${formatCount(count, 'faktura', 'fakturor')} på ${formatMoney(amount)} har förfallit`,
  over30: (amount: number) => `, varav ${formatMoney(amount)} för mer än 30 dagar sedan`,
  expected: (amount: number) => `${formatMoney(amount)} väntas in`,
  alreadyDue: (amount: number) =>
    `, varav ${formatMoney(amount)} borde ha kommit före den här veckan (med öppna kreditfakturor avdragna)`,
  mostInWeek: (week: string, amount: number) => `, mest i ${week} (${formatMoney(amount)})`,
  thenMostInWeek: (week: string, amount: number) => `, och därefter mest i ${week} (${formatMoney(amount)})`,
  earned: (count: number, amount: number) =>
    `${formatCount(count, 'insats', 'insatser')} för ${formatMoney(amount)} är gjorda men inte fakturerade`,
  quotes: (count: number, amount: number) =>
    `${formatCount(count, 'insats', 'insatser')} för ${formatMoney(amount)} väntar på kundens svar`,
  olderThan30: (amount: number) => `, ${formatMoney(amount)} sedan mer än 30 dagar`,
  customers: (count: number, share: number) =>
    `${count === 1 ? 'Den största kunden' : `De ${formatNumber(count)} största kunderna`} står för ${wholePercent(share)} av det fakturerade`,
  largest: (name: string, share: number) => `, störst är ${name} med ${wholePercent(share)}`,
  people: (invoiceable: number, worked: number) =>
    `${formatNumber(invoiceable)} av ${formatNumber(worked)} arbetade timmar är fakturerbara`,
  ofNorm: (share: number, count: number) => `, ${wholePercent(share)} av normen för ${people(count)}`,
  budgets: (over: number, near: number) =>
    `${formatCount(over, 'projekt', 'projekt')} är över sin budget och ${formatNumber(near)} har förbrukat 80–100\u00a0% av sin`,
  price: (price: number) => `Räknat på insatsernas datum ger en fakturerad timme i snitt ${formatMoney(price)}`,
  ofListPrice: (share: number, price: number) => `, ${wholePercent(share)} av listpriset ${formatMoney(price)}`,
} as const;
