import { formatMoney } from '../format.ts';
import { rawValue, widthOf } from './cell.tsx';
import { columnWidths, leastTextWidth } from './column-widths.ts';
import type { Column, ListDefinition } from './list-definition.ts';
import { textWidth } from './text-width.ts';

/** A cell's place at large font sizes: over both lines, on the first, or below the cell before it. */
export type Place = 'over' | 'under' | undefined;

/** Text width does not scale exactly with font size; fixed columns need a little more. */
const roomier = 1.15;

const badgeWidth = 8.5;

export const selectRem = 1.75;

export function placesOf<Row>({ columns, stacked = [] }: ListDefinition<Row>): ReadonlyMap<string, Place> {
  const narrow = columns.filter(({ wide }) => !wide);
  return new Map(
    narrow.map(({ key }, index) => {
      const next = narrow[index + 1];
      if (stacked.includes(key)) return [key, 'under'];
      return [key, next && stacked.includes(next.key) ? 'over' : undefined];
    }),
  );
}

const amountPaddingRem = 1.25;

/** Columns of amounts as wide as the longest one needs: half an amount reads as another one. */
export function withRoomForAmounts<Row>(list: ListDefinition<Row>, rows: readonly Row[]): ListDefinition<Row> {
  const columns = list.columns.map((column) => {
    const width = column.format === 'money' ? widthOf(column)! : undefined;
    const least = width === undefined ? 0 : leastOfAmounts(rows.map((row) => rawValue(column, row)));
    return width !== undefined && least > width ? { ...column, width: least } : column;
  });
  return { ...list, columns };
}

function leastOfAmounts(values: readonly unknown[]): number {
  const amounts = values.filter((value) => typeof value === 'number');
  if (amounts.length === 0) return 0;
  const [largest, smallest] = [Math.max(...amounts), Math.min(...amounts)].map(formatMoney);
  return Math.max(...[largest!, smallest!].map(textWidth)) + amountPaddingRem;
}

/** @param rows what the columns of texts share their room by */
export function widthsOf<Row>(list: ListDefinition<Row>, iconsRem: number, boxRem = 0, rows: readonly Row[] = []) {
  const narrow = list.columns.filter(({ wide }) => !wide);
  const tracks = tracksOf(narrow, list.stacked ?? []);
  const fixed = tracks.filter((rem) => rem !== undefined);
  const shared = tracks.length - fixed.length;
  const fixedRem = fixed.reduce((sum, rem) => sum + rem, iconsRem) * roomier + boxRem;
  const { columns, least } = columnWidths(list, rows, iconsRem + boxRem);
  return {
    columns,
    leastRem: least,
    stackedRem: fixedRem + shared * leastTextWidth,
    tracks: [
      ...(boxRem > 0 ? [`${boxRem}rem`] : []),
      ...[...tracks, ...(iconsRem > 0 ? [iconsRem] : [])].map((rem) =>
        rem === undefined ? 'minmax(0, 1fr)' : `${rem * roomier}rem`,
      ),
    ].join(' '),
  };
}

function tracksOf<Row>(columns: readonly Column<Row>[], stacked: readonly string[]): (number | undefined)[] {
  const tracks: (number | undefined)[] = [];
  for (const column of columns) {
    const rem = column.note ? badgeWidth : widthOf(column);
    const above = tracks.at(-1);
    if (!stacked.includes(column.key)) tracks.push(rem);
    else tracks[tracks.length - 1] = above === undefined || rem === undefined ? undefined : Math.max(above, rem);
  }
  return tracks;
}
