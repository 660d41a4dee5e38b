import type { BudgetUse } from '../../../../shared/codes/projects.ts';
import { workAges } from '../../../../shared/codes/overview.ts';
import { weekOf } from '../../../../shared/lib/days.ts';
import { sumKronor, toKronor, toOre } from '../../../../shared/lib/money.ts';
import { formatMoney, formatNumber } from '../../../../shared/lib/format.ts';
import type { AgedWork, Overview } from '../../../../shared/schemas/overview.ts';
import { budgetUseLabels } from '../../../../shared/text/projects.ts';
import { overdueLabels, overviewText as text } from '../../text/overview.ts';
import type { Bar, Figure } from './figure.ts';
import {
  budgetsCaption,
  customersCaption,
  expectedCaption,
  invoicedCaption,
  overdueCaption,
  peopleCaption,
  pricesCaption,
  workCaption,
} from './captions.ts';
import { monthName, periodName, shortMonthName } from './period-names.ts';
import { paths } from '../../navigation/paths.ts';
import {
  hoursOf,
  invoicedHours,
  invoicesDue,
  invoicesOf,
  overdueInvoices,
  projectsOfBudget,
  workOrdersOf,
} from './overview-links.ts';

export function figuresOf(overview: Overview): Figure[] {
  return [
    invoiced(overview),
    overdue(overview),
    expected(overview),
    work({
      id: 'earned',
      title: text.earned,
      hint: text.earnedHint,
      empty: text.noneEarned,
      status: 'Registered',
      aged: overview.earned,
    }),
    customers(overview),
    work({
      id: 'quotes',
      title: text.quotes,
      hint: text.quotesHint,
      empty: text.noneQuoted,
      status: 'Quoted',
      aged: overview.quotes,
    }),
    people(overview),
    budgets(overview),
    prices(overview),
  ];
}

function invoiced(overview: Overview): Figure {
  const {
    invoiced: { months, period, compared, total, before },
  } = overview;
  const [first, last] = [months[0]!.before, months.at(-1)!.before];
  return {
    id: 'invoiced',
    caption: invoicedCaption(overview),
    title: text.invoiced,
    hint: text.invoicedHint,
    empty: text.noneInvoiced,
    of: text.month,
    isOverTime: true,
    isWide: true,
    total: { value: total, to: invoicesOf(period) },
    ...(compared &&
      before !== null && {
        parts: [{ name: text.before(periodName(compared)), value: before, to: invoicesOf(compared) }],
      }),
    series: { now: periodName(period), before: first && last && periodName({ from: first.from, to: last.to }) },
    bars: months.map((month) => ({
      key: month.from,
      label: labelOf(month),
      name: monthName(month.from),
      value: month.invoiced,
      to: invoicesOf(month),
      before: month.before
        ? {
            value: month.before.invoiced,
            to: invoicesOf(month.before),
            name: monthName(month.before.from),
          }
        : undefined,
    })),
  };
}

/** Under two bars of different months, both: 'jul/okt'. */
function labelOf({ from, before }: Overview['invoiced']['months'][number]): string {
  const [now, then] = [shortMonthName(from), before && shortMonthName(before.from)];
  return then && then !== now ? `${then}/${now}` : now;
}

function overdue(overview: Overview): Figure {
  const {
    overdue: { ages, total },
  } = overview;
  const [, ...over30] = ages;
  const total30 = sumKronor(over30, ({ owed }) => owed);
  return {
    id: 'overdue',
    caption: overdueCaption(overview),
    title: text.overdue,
    hint: text.overdueHint,
    empty: text.noneOverdue,
    of: text.age,
    total: { value: total, to: overdueInvoices() },
    parts: [{ name: text.over30, value: total30, to: overdueInvoices('late-over-30') }],
    bars: ages.map(({ age, owed, count }) => ({
      key: age,
      label: overdueLabels[age],
      name: overdueLabels[age],
      value: owed,
      count,
      note: text.invoices(count),
      to: overdueInvoices(age),
    })),
  };
}

function expected(overview: Overview): Figure {
  const {
    expected: { weeks, total },
  } = overview;
  return {
    id: 'expected',
    caption: expectedCaption(overview),
    title: text.expected,
    hint: text.expectedHint,
    empty: text.noneExpected,
    of: text.week,
    isOverTime: true,
    isWide: true,
    total: { value: total, to: invoicesDue() },
    bars: weeks.map(({ from, to, owed, count }): Bar => {
      const label = from === null ? text.earlier : to === null ? text.later : text.weekOf(weekOf(from));
      return {
        key: from ?? label,
        label,
        name: from === null || to === null ? label : `${label}, ${from} – ${to}`,
        value: owed,
        count,
        note: text.invoices(count),
        to: invoicesDue({ from, to }),
      };
    }),
  };
}

function customers(overview: Overview): Figure {
  const {
    customers: rows,
    invoiced: { period, compared },
  } = overview;
  return {
    id: 'customers',
    caption: customersCaption(overview),
    title: text.customers,
    hint: text.customersHint,
    empty: text.noneInvoiced,
    of: text.customer,
    isWide: true,
    series: { now: periodName(period), before: compared && periodName(compared) },
    bars: rows.map(({ customerId, name, invoiced: value, share, before }) => ({
      key: String(customerId),
      label: name,
      name,
      value,
      share,
      to: invoicesOf(period, customerId),
      before:
        compared && before !== null
          ? { value: before, to: invoicesOf(compared, customerId), name: periodName(compared) }
          : undefined,
    })),
  };
}

type Work = Pick<Figure, 'id' | 'title' | 'hint' | 'empty'> & { status: 'Quoted' | 'Registered'; aged: AgedWork };

function work({ status, aged, ...texts }: Work): Figure {
  const { total, ages } = aged;
  return {
    ...texts,
    caption: workCaption(status, aged),
    of: text.age,
    total: { value: total, to: workOrdersOf(status) },
    bars: ages.map(({ from, to, value, count }, index) => {
      const name = text.days(workAges[index]!.from, workAges[index]!.to);
      return {
        key: name,
        label: name,
        name,
        value,
        count,
        note: text.workOrders(count),
        to: workOrdersOf(status, { from, to }),
      };
    }),
  };
}

function budgets(overview: Overview): Figure {
  const {
    budgets: { over, near, projects },
  } = overview;
  const mostUsed = Math.max(1, ...projects.map(({ worked, budget }) => worked / budget));
  const part = (name: string, { count, worked }: typeof over, use: BudgetUse) => ({
    name: text.workedOf(name, count),
    value: worked,
    to: projectsOfBudget(use),
  });
  return {
    id: 'budgets',
    isTall: true,
    caption: budgetsCaption(overview),
    title: text.budgets,
    hint: text.budgetsHint(projects.length, over.count + near.count),
    empty: text.noBudgets,
    ofNote: text.use,
    of: text.project,
    parts: [part(budgetUseLabels.Over, over, 'Over'), part(budgetUseLabels.Near, near, 'Near')],
    legend: [
      { look: 'now', name: text.withinBudget },
      { look: 'over', name: text.overBudget },
      { look: 'goal', name: text.wholeBudget },
    ],
    bars: projects.map(({ projectId, projectCode, customerName, budget, worked }) => ({
      key: projectCode,
      label: projectCode,
      name: `${projectCode} ${customerName}`.trim(),
      value: worked,
      // All are drawn by their share of the budget, so that what is over it can be compared.
      full: budget * mostUsed,
      limit: budget,
      note: text.ofBudget(worked / budget, formatMoney(budget), {
        isOver: worked > budget,
        by: formatMoney(Math.abs(toKronor(toOre(worked) - toOre(budget)))),
      }),
      isNoteBelow: true,
      to: paths.projectDetails(projectId),
    })),
  };
}

function people(overview: Overview): Figure {
  const {
    people: everybody,
    invoiced: { period },
  } = overview;
  const barOf = (
    { userId, initials }: Overview['people'][number],
    days: { from: string; to: string },
    { norm, worked, invoiceable }: { norm: number; worked: number; invoiceable: number },
  ): Bar => ({
    key: `${userId} ${days.from}`,
    label: initials,
    name: initials,
    value: invoiceable,
    full: Math.max(norm, worked, invoiceable, 1),
    behind: worked,
    ...(norm > 0 && {
      goal: norm,
      note: text.ofNorm(invoiceable / norm, formatNumber(norm)),
      share: invoiceable / norm,
    }),
    to: hoursOf(userId, days, { invoiceable: true }),
    before: { value: worked, name: `${initials}, ${text.worked}`, to: hoursOf(userId, days) },
  });
  const ofPerson = ({ months }: Overview['people'][number], of: 'norm' | 'worked' | 'invoiceable') =>
    months.reduce((sum, month) => sum + month[of], 0);
  return {
    id: 'people',
    caption: peopleCaption(overview),
    title: text.people,
    hint: text.peopleHint,
    empty: text.nobodyWorked,
    of: text.person,
    isWide: true,
    isHours: true,
    ofNote: text.norm,
    series: { now: text.invoiceable, before: text.worked },
    legend: [
      { look: 'now', name: text.invoiceable },
      { look: 'behind', name: text.workedToo },
      { look: 'goal', name: text.normSoFar },
    ],
    bars: everybody.map((one) =>
      barOf(one, period, {
        norm: ofPerson(one, 'norm'),
        worked: ofPerson(one, 'worked'),
        invoiceable: ofPerson(one, 'invoiceable'),
      }),
    ),
    rows: everybody.flatMap((one) =>
      one.months.map((month) => ({
        ...barOf(one, month, month),
        name: `${one.initials}, ${monthName(month.from)}`,
      })),
    ),
  };
}

function prices(overview: Overview): Figure {
  const {
    prices: { price, months },
    invoiced: { period },
  } = overview;
  return {
    id: 'prices',
    caption: pricesCaption(overview),
    title: text.prices,
    hint: text.pricesHint,
    empty: text.noPrices,
    of: text.month,
    isOverTime: true,
    isWide: true,
    isAverage: true,
    ...(price !== null && { total: { value: price, to: invoicedHours(period) } }),
    series: { now: text.price, before: text.listPrice },
    bars: months.map((month) => {
      const name = monthName(month.from);
      return {
        key: month.from,
        label: shortMonthName(month.from),
        name,
        value: month.price ?? 0,
        to: invoicedHours(month),
        before: { value: month.listPrice ?? 0, to: invoicedHours(month), name: `${name}, ${text.listPrice}` },
      };
    }),
  };
}
