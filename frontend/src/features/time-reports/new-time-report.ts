import { type Day, addDays, dayOf } from '../../../../shared/lib/days.ts';
import { latestEndedMonth, writeMonth } from '../../../../shared/lib/months.ts';

export type TimeReportValues = {
  customerId: number | string | null;
  projectId: number | string | null;
  from: Day;
  to: Day;
  withPrices: boolean;
};

/** The latest ended month. */
export function newReport(): TimeReportValues {
  const today = dayOf(new Date());
  const from = `${writeMonth(latestEndedMonth(today))}-01`;
  return { customerId: null, projectId: null, from, to: addDays(`${today.slice(0, 7)}-01`, -1), withPrices: false };
}
