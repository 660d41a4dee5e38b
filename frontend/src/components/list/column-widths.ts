import { formatMoney, formatNumber, formatSome } from '../format.ts';
import { alignOf, codeWidth, isShort, rawValue, widthOf } from './cell.tsx';
import type { Column, ListDefinition } from './list-definition.ts';
import { shareRoom } from './share-room.ts';
import { textWidth } from './text-width.ts';
import { headingOf } from '../../text/lists.ts';

export const leastTextWidth = 6.25;

/** A longer text is read in the record. */
const maxTextWidth = 22;

/** In rem, of screens of 1366 and 1920 pixels. */
const usualScreen = 85.375;
const wideScreen = 120;

/** The widths stay while other rows are scrolled to. */
const measuredRows = 60;

/** From here on, cells stand closer. */
export const manyColumns = 10;
const cellPadding = { dense: 0.75, denseOnWide: 1, usual: 1.25 };

/** So that a figure is not read with the text that begins beside it. */
const afterFigures = 0.5;

const signWidth = 1.375;
const noteScale = 0.925;
const noteGap = 0.625;
const boldness = 1.06;
/** A badge's letters are smaller than those of a row, and its icon and edges stand around them. */
const badge = { scale: 0.88, around: 1.9375 };
const flagWidth = 1.25;
const instantWidth = textWidth('2026-11-22 15:03');

/** In rem; `unbroken` with the heading on one line. */
type Need = { least: number; unbroken: number };
type Needs = ReadonlyMap<string, Need>;

/**
 * Columns of texts share by need what the others leave. Those of codes, figures and statuses are as wide as they are
 * defined, and give up what their rows do not use while a text is cut.
 *
 * @param beside in rem, for what is no column
 */
export function columnWidths<Row>(list: ListDefinition<Row>, rows: readonly Row[], beside: number) {
  const needs = neededWidths(list, rows);
  const isDense = list.columns.length >= manyColumns;
  const usual = widthsOn({
    columns: list.columns.filter(({ wide }) => !wide),
    needs: padded(needs, isDense ? cellPadding.dense : cellPadding.usual),
    beside,
    screen: usualScreen,
  });
  const wide = widthsOn({
    columns: list.columns.map(onWideScreen),
    needs: padded(needs, isDense ? cellPadding.denseOnWide : cellPadding.usual),
    beside,
    screen: wideScreen,
  });
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

const padded = (needs: Needs, padding: number): Needs =>
  new Map(
    Array.from(needs, ([key, { least, unbroken }]) => [key, { least: least + padding, unbroken: unbroken + padding }]),
  );

const onWideScreen = <Row>({ wideWidth, ...column }: Column<Row>): Column<Row> =>
  wideWidth === undefined ? column : { ...column, width: wideWidth };

type WidthsOptions<Row> = { columns: readonly Column<Row>[]; needs: Needs; beside: number; screen: number };

function widthsOn<Row>({ columns, needs, beside, screen }: WidthsOptions<Row>) {
  const texts = columns
    .filter(isText)
    .map((column) => ({ key: column.key, ...textNeed(column, needs.get(column.key)) }));
  const others = squeezed(
    columns.filter((column) => !isText(column)).map((column) => otherNeed(column, needs.get(column.key))),
    screen - beside - sum(texts.map(({ whole }) => whole)),
  );
  const taken = sum(others.map(({ width }) => width));
  const least = beside + taken + texts.length * leastTextWidth;
  const room = Math.max(screen, least) - beside - taken;
  const withHeadings = texts.map(({ enough, unbroken }) => ({ enough, whole: unbroken }));
  const hasRoomForHeadings = sum(withHeadings.map(({ whole }) => whole)) <= room;
  const shares = shareRoom(hasRoomForHeadings ? withHeadings : texts, room);
  const rest = `(max(100cqw, ${least}rem) - ${beside}rem - ${taken}rem * var(--roomier))`;
  const widths = new Map([
    ...others.map(({ key, width }) => [key, `calc(${width}rem * var(--roomier))`] as const),
    ...texts.map(({ key }, index) => [key, `calc(${rest} * ${(shares[index]! / room).toFixed(4)})`] as const),
  ]);
  return { least, widths };
}

const isText = <Row>(column: Column<Row>): boolean =>
  !isShort(column) && (column.width === undefined || column.format !== 'node');

function textNeed<Row>({ width, important }: Column<Row>, needed: Need | undefined) {
  const whole = withinText(needed?.least);
  const enough = important || width === undefined ? whole : Math.min(whole, width);
  return { whole, enough, unbroken: withinText(needed?.unbroken) };
}

const withinText = (width = 0) => Math.min(maxTextWidth, Math.max(leastTextWidth, width));

type OtherNeed = { key: string; usual: number; least: number };

/** Statuses and codes are as wide as their rows need, or as defined while there are none. */
function otherNeed<Row>(column: Column<Row>, needed: Need | undefined): OtherNeed {
  const { key, format = 'text' } = column;
  const defined = widthOf(column)!;
  if (!needed) return { key, usual: defined, least: defined };
  const { least, unbroken } = needed;
  if (format === 'badge') return { key, usual: unbroken, least };
  if (format === 'text') return { key, usual: Math.min(codeWidth, unbroken), least: Math.min(codeWidth, least) };
  return { key, usual: Math.max(defined, least), least };
}

/** Each gives up the same part of what it does not use, as far as there is too little room. */
function squeezed(needs: readonly OtherNeed[], room: number): { key: string; width: number }[] {
  const unused = sum(needs.map(({ usual, least }) => usual - least));
  const lack = sum(needs.map(({ usual }) => usual)) - room;
  const part = unused === 0 ? 0 : Math.min(1, Math.max(0, lack / unused));
  return needs.map(({ key, usual, least }) => ({ key, width: usual - part * (usual - least) }));
}

/** What the rows show in each column, and its heading on two lines; none while there are no rows. */
function neededWidths<Row>(list: ListDefinition<Row>, rows: readonly Row[]): Needs {
  if (rows.length === 0) return new Map();
  const first = rows.slice(0, measuredRows);
  return new Map(
    list.columns.map((column, index) => {
      const isAfterFigures = index > 0 && alignOf(list.columns[index - 1]!) === 'right' && alignOf(column) !== 'right';
      const signs = index === 0 ? Math.max(...first.map((row) => signsWidth(list, row))) : 0;
      const cells = cellsWidth(column, first, rows) + signs;
      const { broken, whole } = headingWidths(column.label);
      const around = isAfterFigures ? afterFigures : 0;
      return [column.key, { least: Math.max(broken, cells) + around, unbroken: Math.max(whole, cells) + around }];
    }),
  );
}

/** On two lines, and on one. */
function headingWidths(label: string): { broken: number; whole: number } {
  const parts = headingOf(label).split(/(?<=[ \u00AD])/);
  const breaks = parts.map((_part, index) => [parts.slice(0, index + 1), parts.slice(index + 1)]);
  const broken = Math.min(...breaks.map((lines) => Math.max(...lines.map((line) => lineWidth(line.join(''))))));
  return { broken: broken * boldness, whole: textWidth(label) * boldness };
}

const lineWidth = (line: string) =>
  textWidth(
    line
      .replace(/\u00AD$/, '-')
      .replaceAll('\u00AD', '')
      .trimEnd(),
  );

/** @param first what texts share their room by, while no figure or code of any row may be cut */
function cellsWidth<Row>(column: Column<Row>, first: readonly Row[], rows: readonly Row[]): number {
  switch (column.format) {
    case 'number':
    case 'hours':
    case 'money':
      return figuresWidth(column, rows);
    case 'flag':
      return flagWidth;
    default:
      return Math.max(...[...first, ...longest(column, rows)].map((row) => cellWidth(column, row)));
  }
}

/** Digits have one width. */
function figuresWidth<Row>(column: Column<Row>, rows: readonly Row[]): number {
  const figures = rows.map((row) => rawValue(column, row)).filter((value) => typeof value === 'number');
  const format = column.format === 'money' ? formatMoney : formatNumber;
  const ends = figures.reduce(
    ({ most, least }, figure) => ({ most: Math.max(most, figure), least: Math.min(least, figure) }),
    { most: 0, least: 0 },
  );
  const decimals = figures.every(Number.isInteger) ? '' : column.format === 'hours' ? ',5' : ',55';
  const whole = [ends.most, ends.least].map((end) => textWidth(format(Math.trunc(end))));
  return Math.max(...whole) + (column.format === 'money' ? 0 : textWidth(decimals));
}

/** The row with the longest code. */
function longest<Row>(column: Column<Row>, rows: readonly Row[]): Row[] {
  if (!isShort(column)) return [];
  const lengths = rows.map((row) => String(rawValue(column, row) ?? '').length);
  return [rows[lengths.indexOf(lengths.reduce((most, length) => Math.max(most, length)))]!];
}

function cellWidth<Row>(column: Column<Row>, row: Row): number {
  return valueWidth(column, row) + noteWidth(column.note?.(row));
}

function valueWidth<Row>(column: Column<Row>, row: Row): number {
  switch (column.format) {
    case 'badge':
      return textWidth(column.badge(row).label) * badge.scale + badge.around;
    case 'node':
    case 'share':
      return widthOf(column) ?? maxTextWidth;
    case 'instant':
      return instantWidth;
    default: {
      const value = rawValue(column, row) ?? '';
      return textWidth(Array.isArray(value) ? formatSome(value as string[]) : String(value));
    }
  }
}

/** The width of the signs beside the first value of a row. */
function signsWidth<Row>(list: ListDefinition<Row>, row: Row): number {
  const signs = [list.warning?.(row) ?? list.remark?.(row), list.ready?.(row)].filter((sign) => sign !== undefined);
  return signs.length * signWidth + noteWidth(list.note?.(row));
}

const noteWidth = (note: string | undefined) => (note === undefined ? 0 : textWidth(note) * noteScale + noteGap);

const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
