import type { TimeLogState } from '../../../../shared/codes/staff-time-logs.ts';
import { isNotSentIn } from '../../../../shared/domain/time-log-attest.ts';
import type { Month } from '../../../../shared/lib/months.ts';
import type { MonthOfPerson, YearOfPerson } from '../../../../shared/schemas/staff-time-log.ts';

export const shows = ['all', 'due', 'submitted', 'approved'] as const;
export type Show = (typeof shows)[number];

export const readShow = (written: string | null): Show => shows.find((one) => one === written) ?? 'all';

const hasState: Record<Exclude<Show, 'all'>, (state: TimeLogState) => boolean> = {
  due: isNotSentIn,
  submitted: (state) => state === 'Submitted',
  approved: (state) => state === 'Approved',
};

export const monthOfPerson = (person: YearOfPerson, { month }: Month): MonthOfPerson | undefined =>
  person.months.find((one) => one.month === month);

export function isShown(show: Show, person: YearOfPerson, month: Month): boolean {
  if (show === 'all') return true;
  const found = monthOfPerson(person, month);
  // A deleted user sends nothing in any more.
  return found !== undefined && hasState[show](found.state) && !(show === 'due' && person.deleted);
}

export function countsOf(people: readonly YearOfPerson[], month: Month): Record<Show, number> {
  const count = (show: Show) => people.filter((person) => isShown(show, person, month)).length;
  return { all: people.length, due: count('due'), submitted: count('submitted'), approved: count('approved') };
}

export const nameOf = ({ firstName, lastName }: Pick<YearOfPerson, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
