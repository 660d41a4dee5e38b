import '../../components/form/field-styles.ts';
import { ActionIcon, NativeSelect, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { vacationDays } from '../../../../shared/codes/staff-time-logs.ts';
import { weekdayOf } from '../../../../shared/lib/days.ts';
import { Facts } from '../../components/facts.tsx';
import { ReadOnlyValue } from '../../components/form/read-only.tsx';
import { StepperInput } from '../../components/form/stepper-input.tsx';
import type { Change } from '../../components/sheet/sheet-clipboard.ts';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';
import { cellOf, sumTexts, timeLogColumns, type TypedLine } from './columns.ts';
import { DayName } from './day-name.tsx';
import type { MonthDay } from './month-days.ts';
import classes from './day-cards.module.css';

type Props = {
  label: string;
  days: MonthDay[];
  lines: TypedLine[];
  onType: ((changes: Change[]) => void) | undefined;
};

export function DayCards({ label, days, lines, onType }: Props) {
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      days.findIndex((day) => day.isToday),
    ),
  );
  const day = days[chosen]!;
  const sums = sumTexts(lines);
  return (
    <div className={classes['cards']}>
      <fieldset className={classes['calendar']} aria-label={label}>
        {text.weekdayLetters.map((letter, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the days of a week, two of which begin alike
          <span key={index} className={classes['weekday']} aria-hidden>
            {letter}
          </span>
        ))}
        {days.map((one, index) => (
          <UnstyledButton
            key={one.number}
            className={classes['calendarDay']}
            style={index === 0 ? { gridColumnStart: weekdayOf(one.day) } : undefined}
            aria-pressed={index === chosen}
            aria-label={[`${one.weekday} ${one.number}`, one.name, summary(lines[index]!)].filter(Boolean).join(', ')}
            data-free={one.isFree || undefined}
            data-today={one.isToday || undefined}
            data-wrong={isWrong(lines[index]!) || undefined}
            onClick={() => setChosen(index)}
          >
            {one.number}
            <span className={classes['mark']} aria-hidden data-filled={hasMore(lines[index]!) || undefined} />
          </UnstyledButton>
        ))}
      </fieldset>
      <div className={classes['dayHead']}>
        <ActionIcon
          aria-label={text.previousDay}
          disabled={chosen === 0}
          onClick={() => setChosen(chosen - 1)}
          color="gray"
        >
          <IconChevronLeft size="1.25rem" aria-hidden />
        </ActionIcon>
        <h2 className={classes['dayTitle']}>
          <DayName day={day} />
        </h2>
        <ActionIcon
          aria-label={text.nextDay}
          disabled={chosen === days.length - 1}
          onClick={() => setChosen(chosen + 1)}
          color="gray"
        >
          <IconChevronRight size="1.25rem" aria-hidden />
        </ActionIcon>
      </div>
      <div className={classes['dayFields']} key={day.number}>
        {timeLogColumns.map((column, index) => {
          const { text: cellText, error } = cellOf(lines[chosen]!, column.key);
          const type = (typed: string) => onType?.([{ row: chosen, column: index, text: typed }]);
          if (!onType) {
            return (
              <ReadOnlyValue key={column.key} label={column.label}>
                {cellText}
              </ReadOnlyValue>
            );
          }
          return column.key === 'vacationDay' ? (
            <NativeSelect
              key={column.key}
              label={column.label}
              value={`${lines[chosen]!.vacationDay}`}
              data={vacationDays.map((code) => ({ value: code, label: text.vacationDays[code] || text.noVacation }))}
              onChange={(event) => type(event.currentTarget.value)}
            />
          ) : (
            <StepperInput
              key={column.key}
              label={column.label}
              error={error}
              initial={lines[chosen]![column.key]}
              onChange={(value) => type(value === null ? '' : String(value))}
            />
          );
        })}
      </div>
      <h2 className={classes['sumsTitle']}>{text.sum}</h2>
      <Facts facts={timeLogColumns.map((column, index) => ({ label: column.label, value: sums[index] }))} />
    </div>
  );
}

const filled = (line: TypedLine) =>
  timeLogColumns.flatMap((column) => {
    const { text: cellText } = cellOf(line, column.key);
    return cellText === '' || (column.key === 'standardOfService' && cellText === '0')
      ? []
      : [`${column.label} ${cellText}`];
  });

const summary = (line: TypedLine) => filled(line).join(', ');
const hasMore = (line: TypedLine) => filled(line).some((_, index) => index > 0);
const isWrong = (line: TypedLine) => timeLogColumns.some((column) => cellOf(line, column.key).error !== undefined);
