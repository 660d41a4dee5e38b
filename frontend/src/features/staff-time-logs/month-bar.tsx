import '../../components/form/field-styles.ts';
import '@mantine/dates/styles.css';
import { ActionIcon } from '@mantine/core';
import { MonthPickerInput } from '@mantine/dates';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type Month, monthAfter, monthOf } from '../../../../shared/lib/months.ts';
import { calendarWords } from '../../components/calendar.ts';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';
import { firstDay } from './month.ts';
import classes from './staff-time-logs.module.css';

type Props = { month: Month; onChange: (month: Month) => void };

export function MonthBar({ month, onChange }: Props) {
  const { monthsListFormat, ariaLabels } = calendarWords;
  // The year button's accessible name is the year it shows.
  const { yearLevelControl: _unused, ...labels } = ariaLabels;
  return (
    <div className={classes['months']}>
      <ActionIcon
        color="gray"
        aria-label={text.previousMonth}
        title={text.previousMonth}
        onClick={() => onChange(monthAfter(month, -1))}
      >
        <IconChevronLeft size="1.125rem" aria-hidden />
      </ActionIcon>
      <MonthPickerInput
        size="xs"
        className={classes['month'] ?? ''}
        aria-label={`${text.monthField}: ${text.month(month.year, month.month)}`}
        monthsListFormat={monthsListFormat}
        ariaLabels={labels}
        valueFormatter={() => text.month(month.year, month.month)}
        value={firstDay(month)}
        minDate="2000-01-01"
        maxDate="2100-12-31"
        popoverProps={{
          withinPortal: false,
          floatingStrategy: 'fixed',
          attributes: { dropdown: { 'aria-label': text.monthField } },
        }}
        onChange={(day) => {
          if (day) onChange(monthOf(day));
        }}
      />
      <ActionIcon
        color="gray"
        aria-label={text.nextMonth}
        title={text.nextMonth}
        onClick={() => onChange(monthAfter(month, 1))}
      >
        <IconChevronRight size="1.125rem" aria-hidden />
      </ActionIcon>
    </div>
  );
}
