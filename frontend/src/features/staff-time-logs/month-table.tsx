import { useMediaQuery } from '@mantine/hooks';
import type { Change } from '../../components/sheet/sheet-clipboard.ts';
import { Sheet, type SheetRow } from '../../components/sheet/sheet.tsx';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';
import { cellOf, sumTexts, timeLogColumns, type TypedLine, valueOf } from './columns.ts';
import { DayCards } from './day-cards.tsx';
import { DayName } from './day-name.tsx';
import { monthDays, type MonthDay } from './month-days.ts';

type Props = {
  year: number;
  month: number;
  lines: TypedLine[];
  onChange?: (lines: TypedLine[]) => void;
};

export function MonthTable({ year, month, lines, onChange }: Props) {
  const isNarrow = useMediaQuery('(max-width: 40rem)', undefined, { getInitialValueInEffect: false });
  const days = monthDays(year, month);

  function handleType(changes: Change[]) {
    const next = [...lines];
    for (const { row, column, text: cellText } of changes) {
      const { key } = timeLogColumns[column]!;
      next[row] = { ...next[row]!, [key]: valueOf(key, cellText) };
    }
    onChange?.(next);
  }
  const shared = { label: text.grid(text.month(year, month)), onType: onChange && handleType };

  return isNarrow ? (
    <DayCards {...shared} days={days} lines={lines} />
  ) : (
    <Sheet
      {...shared}
      groupLabel={text.week}
      headerLabel={text.day}
      columns={timeLogColumns}
      rows={dayRows(days)}
      cellOf={({ row, column }) => cellOf(lines[row]!, timeLogColumns[column]!.key)}
      sumLabel={text.sum}
      sums={sumTexts(lines)}
    />
  );
}

function dayRows(days: readonly MonthDay[]): SheetRow[] {
  return days.map((day) => ({
    key: day.number,
    group: String(day.week),
    isStart: day.isMonday,
    isQuiet: day.isFree,
    isMarked: day.isToday,
    header: <DayName day={day} />,
  }));
}
