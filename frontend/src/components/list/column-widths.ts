import { formatSome } from '../format.ts';
import { isShort, rawValue, widthOf } from './cell.tsx';
import type { Column, ListDefinition } from './list-definition.ts';
import { shareRoom } from './share-room.ts';
import { textWidth } from './text-width.ts';

export const leastTextWidth = 6.25;

/** A longer text is read in the record. */
const mostTextWidth = 18;

/** In rem, of screens of 1366 and 1920 pixels. */
const usualScreen = 85.375;
const wideScreen = 120;

/** The widths stay while other rows are scrolled to. */
const measuredRows = 60;

/** From here on, cells stand closer. */
export const manyColumns = 12;
const cellPadding = { dense: 1, usual: 1.25 };

const sortArrowWidth = 1.125;
const signWidth = 1.375;
const noteGap = 0.75;
const boldness = 1.06;
/** A badge's letters are smaller than those of a row, and its icon and edges stand around them. */
const badge = { scale: 0.88, around: 2.25 };

type Needs = ReadonlyMap<string, number>;

/**
 * Columns of codes, figures and statuses are as wide as they are defined, or as their rows need; those of texts share
 * the rest by what their rows need.
 *
 * @param beside in rem, for what is no column
 */
export function columnWidths<Row>(list: ListDefinition<Row>, rows: readonly Row[], beside: number) {
  const needs = neededWidths(list, rows.slice(0, measuredRows));
  const usual = widthsOn({ columns: list.columns.filter(({ wide }) => !wide), needs, beside, screen: usualScreen });
  const wide = widthsOn({ columns: list.columns.map(onWideScreen), needs, beside, screen: wideScreen });
  return {
    least: usual.least,
    columns: list.columns.map(({ key, wide: isWide }) => ({
      key,
      isWide,
      width: usual.widths.get(key),
      wideWidth: wide.widths.get(key),
    })),
  };
}

const onWideScreen = <Row>({ wideWidth, ...column }: Column<Row>): Column<Row> =>
  wideWidth === undefined ? column : { ...column, width: wideWidth };

type WidthsOptions<Row> = { columns: readonly Column<Row>[]; needs: Needs; beside: number; screen: number };

function widthsOn<Row>({ columns, needs, beside, screen }: WidthsOptions<Row>) {
  const texts = columns.filter(isText);
  const others = columns
    .filter((column) => !isText(column))
    .map((column) => ({ key: column.key, width: otherWidth(column, needs.get(column.key)) }));
  const taken = others.reduce((sum, { width }) => sum + width, 0);
  const least = beside + taken + texts.length * leastTextWidth;
  const room = Math.max(screen, least) - beside - taken;
  const shares = shareRoom(
    texts.map((column) => textNeed(column, needs.get(column.key))),
    room,
  );
  const rest = `(max(100cqw, ${least}rem) - ${beside}rem - ${taken}rem * var(--roomier))`;
  const widths = new Map([
    ...others.map(({ key, width }) => [key, `calc(${width}rem * var(--roomier))`] as const),
    ...texts.map(({ key }, index) => [key, `calc(${rest} * ${(shares[index]! / room).toFixed(4)})`] as const),
  ]);
  return { least, widths };
}

const isText = <Row>(column: Column<Row>): boolean =>
  !isShort(column) && (column.width === undefined || column.format !== 'node');

function textNeed<Row>({ width, important }: Column<Row>, needed = 0) {
  const whole = Math.min(mostTextWidth, Math.max(leastTextWidth, needed));
  return { whole, enough: important || width === undefined ? whole : Math.min(whole, width) };
}

function otherWidth<Row>(column: Column<Row>, needed = Infinity): number {
  const defined = widthOf(column)!;
  return ['text', 'badge'].includes(column.format ?? 'text') ? Math.min(defined, needed) : defined;
}

/** What the rows show in each column, and its heading's longest word; none while there are no rows. */
function neededWidths<Row>(list: ListDefinition<Row>, rows: readonly Row[]): Needs {
  if (rows.length === 0) return new Map();
  const padding = list.columns.length >= manyColumns ? cellPadding.dense : cellPadding.usual;
  return new Map(
    list.columns.map((column, index) => {
      const heading = Math.max(...column.label.split(' ').map(textWidth)) * boldness + sortArrowWidth;
      const cells = rows.map((row) => cellWidth(column, row) + (index === 0 ? signsWidth(list, row) : 0));
      return [column.key, Math.max(heading, ...cells) + padding];
    }),
  );
}

function cellWidth<Row>(column: Column<Row>, row: Row): number {
  const note = noteWidth(column.note?.(row));
  if (column.format === 'badge') return textWidth(column.badge(row).label) * badge.scale + badge.around + note;
  if (column.format === 'node') return note;
  const value = rawValue(column, row) ?? '';
  return textWidth(Array.isArray(value) ? formatSome(value as string[]) : String(value)) + note;
}

/** Of what stands beside the first value of a row. */
function signsWidth<Row>(list: ListDefinition<Row>, row: Row): number {
  const signs = [list.warning?.(row) ?? list.remark?.(row), list.ready?.(row)].filter((sign) => sign !== undefined);
  return signs.length * signWidth + noteWidth(list.note?.(row));
}

const noteWidth = (note: string | undefined) => (note === undefined ? 0 : textWidth(note) + noteGap);
