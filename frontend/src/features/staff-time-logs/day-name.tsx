import type { MonthDay } from './month-days.ts';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';
import classes from './staff-time-logs.module.css';

export function DayName({ day }: { day: MonthDay }) {
  return (
    <span className={classes['day']}>
      <span>
        {day.weekday} {day.number}
      </span>{' '}
      {day.name && <span className={classes['holiday']}>{day.name}</span>}
      {day.isToday && <span className={classes['today']}>{text.today}</span>}
    </span>
  );
}
