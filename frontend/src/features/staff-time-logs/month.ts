import { type Day, dayOf } from '../../../../shared/lib/days.ts';
import { type Month, isEnded, monthOf, writeMonth } from '../../../../shared/lib/months.ts';

export const thisMonth = (): Month => monthOf(dayOf(new Date()));

export const firstDay = (month: Month): Day => `${writeMonth(month)}-01`;

export const isOver = (month: Month): boolean => isEnded(month, dayOf(new Date()));
