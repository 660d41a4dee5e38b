import { formatMoney } from '../format.ts';
import { rawValue, widthOf } from './cell.tsx';
import type { Column, ListDefinition } from './list-definition.ts';

/** A cell's place at large font sizes: over both lines, on the first, or below the cell before it. */
export type Place = 'over' | 'under' | undefined;

const sharedWidth = 6.25;

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

/** Of the letters of a list's figures, in rem: digits and minus, the unit, and what stands between. */
const amountRem = { digit: 0.53, between: 0.225, unit: 0.76 };
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
  return Math.max(remOf(largest!), remOf(smallest!));
}

function remOf(amount: string): number {
  const digits = amount.replaceAll(/[^\d\u2212]/g, '').length;
  const between = amount.replaceAll(/[\dkr\u2212]/g, '').length;
  return digits * amountRem.digit + between * amountRem.between + amountRem.unit + amountPaddingRem;
}

export function widthsOf<Row>(list: ListDefinition<Row>, iconsRem: number, boxRem = 0) {
  const narrow = list.columns.filter(({ wide }) => !wide);
  const least = (columns: readonly Column<Row>[]) =>
    columns.reduce((sum, one) => sum + (widthOf(one) ?? sharedWidth), 0);
  const tracks = tracksOf(narrow, list.stacked ?? []);
  const fixed = tracks.filter((rem) => rem !== undefined);
  const shared = tracks.length - fixed.length;
  const fixedRem = fixed.reduce((sum, rem) => sum + rem, iconsRem) * roomier + boxRem;
  return {
    columns: list.columns.map((column) => {
      const { key, wide, wideWidth } = column;
      return { key, rem: widthOf(column), wide, wideWidth };
    }),
    leastRem: least(narrow) + iconsRem + boxRem,
    stackedRem: fixedRem + shared * sharedWidth,
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
