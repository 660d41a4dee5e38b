import type { Day } from '../lib/days.ts';

/** Columns of a list that show more than a field of its row, for screen and export alike. */
export type ListCells<Row> = Readonly<Record<string, (row: Row, today: Day) => unknown>>;
