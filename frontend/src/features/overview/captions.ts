import { sumKronor } from '../../../../shared/lib/money.ts';
import type { AgedWork, Overview } from '../../../../shared/schemas/overview.ts';
import { weekOf } from '../../../../shared/lib/days.ts';
import { captionsText as text } from '../../text/overview-captions.ts';
import { overviewText } from '../../text/overview.ts';
import { monthName, periodName } from './period-names.ts';

/** What a chart tells, in one sentence with its figures; for all who read it, and first for those who hear it. */

const sentence = (...parts: readonly (string | false | null | undefined)[]): string =>
  `${parts.filter(Boolean).join('')}.`;

const largestOf = <One>(some: readonly One[], of: (one: One) => number): One | undefined =>
  some.toSorted((one, other) => of(other) - of(one))[0];

export function invoicedCaption({ invoiced: { period, compared, total, before, months } }: Overview): string {
  const most = largestOf(months, ({ invoiced }) => invoiced);
  return sentence(
    text.invoiced(periodName(period), total),
    compared && before !== null && before > 0 && text.against((total - before) / before, periodName(compared)),
    most && most.invoiced > 0 && text.mostIn(monthName(most.from), most.invoiced),
  );
}

export function overdueCaption({ overdue: { total, ages } }: Overview): string {
  const [, ...over30] = ages;
  const late = sumKronor(over30, ({ owed }) => owed);
  const count = ages.reduce((sum, age) => sum + age.count, 0);
  return sentence(text.overdue(count, total), late !== 0 && text.over30(late));
}

export function expectedCaption({ expected: { total, weeks } }: Overview): string {
  const earlier = weeks.find(({ from }) => from === null)?.owed ?? 0;
  const most = largestOf(
    weeks.filter(({ from, to }) => from !== null && to !== null),
    ({ owed }) => owed,
  );
  return sentence(
    text.expected(total),
    earlier !== 0 && text.alreadyDue(earlier),
    most?.from &&
      most.owed > 0 &&
      (earlier > 0 ? text.thenMostInWeek : text.mostInWeek)(overviewText.weekOf(weekOf(most.from)), most.owed),
  );
}

export function workCaption(status: 'Quoted' | 'Registered', { total, ages }: AgedWork): string {
  const [, ...older] = ages;
  const old = sumKronor(older, ({ value }) => value);
  const count = ages.reduce((sum, age) => sum + age.count, 0);
  const words = status === 'Quoted' ? text.quotes : text.earned;
  return sentence(words(count, total), old !== 0 && text.olderThan30(old));
}

export function customersCaption({ customers }: Overview): string {
  const share = customers.reduce((sum, one) => sum + (one.share ?? 0), 0);
  const [first] = customers;
  return sentence(
    text.customers(customers.length, share),
    first?.share != null && customers.length > 1 && text.largest(first.name, first.share),
  );
}

export function peopleCaption({ people }: Overview): string {
  const months = people.flatMap((person) => person.months);
  const hours = (of: 'worked' | 'invoiceable' | 'norm') => months.reduce((sum, month) => sum + month[of], 0);
  const norm = hours('norm');
  return sentence(
    text.people(hours('invoiceable'), hours('worked')),
    norm > 0 && text.ofNorm(hours('invoiceable') / norm, people.length),
  );
}

export function budgetsCaption({ budgets: { over, near } }: Overview): string {
  return sentence(text.budgets(over.count, near.count));
}

export function pricesCaption({ prices: { price, listPrice } }: Overview): string {
  if (price === null) return '';
  return sentence(
    text.price(price),
    listPrice !== null && listPrice > 0 && text.ofListPrice(price / listPrice, listPrice),
  );
}
