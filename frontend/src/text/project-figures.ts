import { formatCount, formatMoney, formatMonth, formatNumber } from '../../../shared/lib/format.ts';
import { shortMonthNames } from '../../../shared/lib/month-names.ts';
import { sharedLabel } from '../../../shared/text/work-order-people.ts';
import { projectsText } from './projects.ts';
import { workOrdersText } from './work-orders.ts';

type Curve = { worked: number; invoiced: number; budget: number; first: string; last: string };

const month = (written: string) => formatMonth(Number(written.slice(0, 4)), Number(written.slice(5)));

export const projectFiguresText = {
  title: 'Ekonomi',
  budget: projectsText.budget,
  quoted: 'Offererat',
  worked: projectsText.worked,
  invoiced: projectsText.invoicedSum,
  left: 'Kvar av budget',
  noBudget: 'Ingen budget',
  overBy: (amount: string) => `${amount} över budget`,
  notInvoiced: 'Upparbetat, inte fakturerat',
  overBudget: 'Över budget',
  used: (percent: number) => `${formatNumber(percent)}\u00a0% av budgeten`,

  curve: 'Upparbetat över tid',
  curveInWords: ({ worked, invoiced, budget, first, last }: Curve) =>
    `${first === last ? `I ${month(first)}` : `Från ${month(first)} till ${month(last)}`} har ${formatMoney(worked)} upparbetats och ${formatMoney(invoiced)} fakturerats${
      budget > 0 ? `, mot en budget på ${formatMoney(budget)}` : ''
    }.`,
  showTable: 'Visa som tabell',
  showCurve: 'Visa som kurva',
  month: 'Månad',
  monthName: month,
  shortMonth: (written: string) => shortMonthNames[Number(written.slice(5)) - 1]!,
  lineOf: (line: string, amount: string) => `${line} ${amount}`,
  noWork: 'Inget är registrerat än',

  people: 'Timmar per person',
  person: workOrdersText.owner,
  shared: sharedLabel,
  hoursWorked: workOrdersText.hoursWorked,
  invoiceableHours: workOrdersText.invoiceableHours,
  value: workOrdersText.value,
  sum: projectsText.sum,

  losses: 'Insatser värda mindre än listpris',
  lossesOf: (count: number, amount: string) => `${formatCount(count, 'insats', 'insatser')}, ${amount} under listpris`,
  greatest: (count: number) => `De ${formatNumber(count)} största visas.`,
  workOrder: workOrdersText.workOrder,
  date: workOrdersText.verificationDate,
  note: workOrdersText.invoiceNote,
  atListPrice: 'Till listpris',
  loss: 'Förlust',
  notInvoiceable: workOrdersText.notInvoiceable,
} as const;
