import { Button } from '@mantine/core';
import { IconBell, IconChecks } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { listTimeLogsOfAll } from '../../../../shared/contract/calls/staff-time-logs.ts';
import { formatMonth } from '../../../../shared/lib/format.ts';
import { monthAfter, readMonth, writeMonth } from '../../../../shared/lib/months.ts';
import { useRoute } from '../../api/use-route.ts';
import { BarButton } from '../../components/bar-button.tsx';
import { Notice } from '../../components/notice.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { allTimeLogsText as text } from '../../text/all-time-logs.ts';
import { MonthBar } from './month-bar.tsx';
import { thisMonth } from './month.ts';
import { PayrollButton } from './payroll-button.tsx';
import { countsOf, isShown, readShow, shows } from './shown-people.ts';
import { useApprovals } from './use-approvals.ts';
import { useReminders } from './use-reminders.ts';
import { YearGrid } from './year-grid.tsx';
import classes from './all-time-logs.module.css';

/** Everyone's months of the chosen month's year. Filters and actions concern the chosen month. */
export function AllTimeLogsPage() {
  const [search, setSearch] = useSearchParams();
  const month = readMonth(search.get('month')) ?? monthAfter(thisMonth(), -1);
  const show = readShow(search.get('show'));
  const query = useRoute(listTimeLogsOfAll, { params: { year: month.year } }, { keepPrevious: false });
  const approvals = useApprovals(month);
  const reminders = useReminders(month);
  const go = (name: string, value: string | undefined) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (value === undefined) next.delete(name);
      else next.set(name, value);
      return next;
    });
  const monthName = formatMonth(month.year, month.month);

  return (
    <div className={classes['page']}>
      <QueryView query={query}>
        {(people) => {
          const shown = people.filter((person) => isShown(show, person, month));
          const counts = countsOf(people, month);
          const submitted = approvals.open(people);
          const due = reminders.due(people);
          return (
            <>
              <div className={classes['toolbar']}>
                <MonthBar month={month} onChange={(next) => go('month', writeMonth(next))} />
                <fieldset className={classes['shows']} aria-label={text.filter}>
                  {shows.map((one) => (
                    <Button
                      key={one}
                      size="xs"
                      variant={one === show ? 'filled' : 'default'}
                      aria-pressed={one === show}
                      onClick={() => go('show', one === 'all' ? undefined : one)}
                    >
                      {text.show(text.shows[one], counts[one])}
                    </Button>
                  ))}
                </fieldset>
                <div className={classes['actions']}>
                  {due.length > 0 && (
                    <BarButton
                      icon={IconBell}
                      label={text.remindAll(due.length)}
                      loading={reminders.saving}
                      onClick={() => void reminders.remindAll(due)}
                    />
                  )}
                  {submitted.length > 0 && (
                    <BarButton
                      icon={IconChecks}
                      label={text.approveAll(submitted.length, counts.submitted)}
                      loading={approvals.saving}
                      onClick={() => void approvals.approveAll(submitted)}
                    />
                  )}
                  <PayrollButton month={month} />
                </div>
              </div>
              {shown.length === 0 ? (
                <Notice title={text.nobody} hint={text.nobodyHint(text.shows[show], monthName)} />
              ) : (
                <YearGrid people={shown} month={month} approvals={approvals} reminders={reminders} />
              )}
            </>
          );
        }}
      </QueryView>
    </div>
  );
}
