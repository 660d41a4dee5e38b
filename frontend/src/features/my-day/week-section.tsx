import { useMediaQuery } from '@mantine/hooks';
import { Link } from 'react-router-dom';
import type { MyDay, MyWorkOrder } from '../../../../shared/schemas/my-day.ts';
import { currentSession } from '../../api/session.ts';
import { panels } from '../../navigation/paths.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { Section } from '../../components/section.tsx';
import { myDayText as text } from '../../text/my-day.ts';
import { statusBadge } from '../work-orders/status-badge.ts';
import { RegisterSearch } from './register-search.tsx';
import classes from './my-day.module.css';

/** On a phone, where one day is seen at a time, it begins with today, and what is past is folded below. */
export function WeekSection({ day: { today, week } }: { day: MyDay }) {
  const { items, total } = week.workOrders;
  const isNarrow = useMediaQuery('(max-width: 40rem)', undefined, { getInitialValueInEffect: false });
  const isPast = ({ day }: Day) => day < today;
  const past = isNarrow ? week.days.filter(isPast) : [];
  const shown = isNarrow ? week.days.filter((day) => !isPast(day)) : week.days;
  const ofDay = (day: string) => items.filter(({ verificationDate }) => verificationDate === day);
  return (
    <Section title={text.week(today)} actions={<RegisterSearch />}>
      <Days days={shown} today={today} ofDay={ofDay} />
      {past.length > 0 && (
        <details className={classes['past']}>
          <summary>{text.earlier(past.flatMap(({ day }) => ofDay(day)).length)}</summary>
          <Days days={past} today={today} ofDay={ofDay} />
        </details>
      )}
      {total > items.length && <p className={classes['more']}>{text.moreThisWeek(total - items.length)}</p>}
    </Section>
  );
}

type Day = MyDay['week']['days'][number];
type DaysProps = { days: readonly Day[]; today: string; ofDay: (day: string) => readonly MyWorkOrder[] };

function Days({ days, today, ofDay }: DaysProps) {
  return (
    <ol className={classes['days']}>
      {days.map(({ day, isFree, name }) => {
        const workOrders = ofDay(day);
        return (
          <li key={day} data-today={day === today || undefined} data-free={isFree || undefined}>
            <h3>
              <time dateTime={day}>{text.day(day)}</time>
              {day === today && <span>{text.today}</span>}
              {name && <span>{name}</span>}
            </h3>
            {workOrders.length === 0 ? (
              <p>{text.nothingThatDay}</p>
            ) : (
              <ul>
                {workOrders.map((workOrder) => (
                  <li key={workOrder.workOrderId}>
                    <WorkOrderLink workOrder={workOrder} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function WorkOrderLink({ workOrder }: { workOrder: MyWorkOrder }) {
  const { workOrderId, projectCode, objectName, customerName, invoiceNote, status } = workOrder;
  const { to, state } = usePanels().linkTo(panels.workOrder({ workOrderId }));
  const { label, icon: StatusIcon } = statusBadge(status);
  const isHelper = workOrder.workOrderOwnerUserId !== currentSession()?.userId;
  return (
    <Link to={to} state={state} className={classes['work']}>
      <b>{[projectCode, objectName || customerName].filter(Boolean).join(' ')}</b>
      {invoiceNote && <span>{invoiceNote}</span>}
      <small>
        {StatusIcon && <StatusIcon size="0.75rem" aria-hidden />} {label}
        {isHelper && `, ${text.asHelper}`}
      </small>
    </Link>
  );
}
