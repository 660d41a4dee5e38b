import type { Comparison, OverviewPeriod } from '../../../../shared/codes/overview.ts';
import { comparedMonths, monthsOf } from '../../../../shared/domain/overview-period.ts';
import type { Day } from '../../../../shared/lib/days.ts';
import type { Overview } from '../../../../shared/schemas/overview.ts';
import type { Database } from '../database.ts';
import { hourlyPrices } from './hourly-prices.ts';
import { invoicedByMonth, largestCustomers } from './invoiced.ts';
import { budgetsInDanger } from './budgets.ts';
import { expectedByWeek, openInvoices, overdueByAge } from './open-invoices.ts';
import { hoursOfPeople } from './people.ts';
import { workByAge } from './work.ts';

type OverviewQuery = { period: OverviewPeriod; compare: Comparison; today: Day };

export function readOverview(db: Database, { period, compare, today }: OverviewQuery): Overview {
  const months = monthsOf(period, today);
  const invoiced = invoicedByMonth(db, months, comparedMonths(months, compare), today);
  const open = openInvoices(db);
  return {
    invoiced,
    earned: workByAge(db, 'Registered', today),
    overdue: overdueByAge(open, today),
    expected: expectedByWeek(open, today),
    customers: largestCustomers(db, invoiced),
    quotes: workByAge(db, 'Quoted', today),
    budgets: budgetsInDanger(db),
    people: hoursOfPeople(db, months, today),
    prices: hourlyPrices(db, months),
  };
}
