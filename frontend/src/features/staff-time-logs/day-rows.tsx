import type { SheetRow } from '../../components/sheet/sheet.tsx';
import { DayName } from './day-name.tsx';
import type { MonthDay } from './month-days.ts';

export function dayRows(days: readonly MonthDay[]): SheetRow[] {
  return days.map((day) => ({
    key: day.number,
    group: String(day.week),
    isStart: day.isMonday,
    isQuiet: day.isFree,
    isMarked: day.isToday,
    header: <DayName day={day} />,
  }));
}
