import { Badge } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatMoney, formatInstant, formatNumber, formatSome } from '../format.ts';
import { lazy } from '../lazy.tsx';
import { useTargetLink } from '../panel/panels.ts';
import type { Column } from './list-definition.ts';
import classes from './data-table.module.css';
import type { RowTarget } from '../../navigation/panel-address.ts';
import { common } from '../../text/common.ts';

const ShareCell = lazy(() => import('./share-cell.tsx'), 'ShareCell');

export type RawValue = string | number | boolean | readonly string[] | null | undefined;

export function rawValue<Row>(column: Column<Row>, row: Row): RawValue {
  return (column.value ? column.value(row) : (row as Record<string, unknown>)[column.key]) as RawValue;
}

export function alignOf<Row>(column: Column<Row>) {
  const isNumeric = ['number', 'hours', 'money'].includes(column.format ?? 'text');
  return column.align ?? (isNumeric ? 'right' : undefined);
}

/** Never wrapped: half a date, number or code is unreadable. */
export function isShort<Row>({ format = 'text', width = Infinity }: Column<Row>): boolean {
  return !['text', 'texts', 'email', 'node'].includes(format) || width < codeWidth;
}

/** In rem. A narrower column is one of codes. */
export const codeWidth = 9;

export const isCutOnCard = <Row,>({ important }: Column<Row>) => important === 'beside' || important === 'cut';

/** A number or a day says nothing on a card without its column's name; a name, a note or a badge does. */
export function isNamedOnCard<Row>(column: Column<Row>): boolean {
  const { format = 'text', card } = column;
  return (
    !isCutOnCard(column) && card === undefined && !['text', 'texts', 'badge', 'email', 'phone', 'node'].includes(format)
  );
}

/**
 * In rem; undefined shares the remaining width. Depends only on the column, so that the table does not jump while
 * loading.
 */
export function widthOf<Row>(column: Column<Row>): number | undefined {
  const least = {
    number: 4,
    hours: 4,
    money: 7,
    share: 6,
    day: 6.5,
    instant: 9,
    flag: 3,
    badge: 8,
    phone: 7,
    texts: 0,
    email: 0,
    text: 0,
    node: 0,
  }[column.format ?? 'text'];
  if (column.width !== undefined || least === 0) return column.width;
  return Math.max(least, column.label.length * characterRem) + paddingRem;
}

const characterRem = 0.475;
const paddingRem = 2.25;

export function hintOf<Row>(column: Column<Row>, row: Row): string | undefined {
  const isText = [undefined, 'text', 'email', 'phone'].includes(column.format);
  const value = isText ? rawValue(column, row) : undefined;
  return typeof value === 'string' ? value : undefined;
}

export function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = <CellValue column={column} row={row} />;
  const target = column.link?.(row);
  return target === undefined ? content : <TargetLink target={target}>{content}</TargetLink>;
}

function TargetLink({ target, children }: { target: RowTarget; children: React.ReactNode }) {
  const linkOf = useTargetLink();
  return (
    <Link {...linkOf(target)} className={classes['link']} tabIndex={-1} data-main-link>
      {children}
    </Link>
  );
}

function CellValue<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  if (column.format === 'badge') {
    const { label, color, icon: BadgeIcon } = column.badge(row);
    return (
      <Badge
        variant="light"
        color={color}
        size="sm"
        radius="sm"
        className={classes['badge'] ?? ''}
        leftSection={BadgeIcon && <BadgeIcon size="0.75rem" aria-hidden />}
      >
        {label}
      </Badge>
    );
  }
  if (column.format === 'node') return column.node(row);
  const value = rawValue(column, row);
  if (value === null || value === undefined || value === '') return null;
  switch (column.format) {
    case 'number':
    case 'hours':
      return formatNumber(value as number);
    case 'money':
      return formatMoney(value as number);
    case 'share':
      return <ShareCell percent={value as number} />;
    case 'instant':
      return formatInstant(value as string);
    case 'texts':
      return formatSome(value as string[]);
    case 'flag':
      return value === true ? (
        <IconCheck size="1rem" aria-label={common.yes} />
      ) : (
        <IconMinus size="1rem" opacity={0.5} aria-label={common.no} />
      );
    case 'email':
      return (
        <a className={classes['link']} href={`mailto:${value as string}`} tabIndex={-1}>
          {value as string}
        </a>
      );
    case 'phone':
      return (
        <a className={classes['link']} href={`tel:${(value as string).replaceAll(/[^+\d]/g, '')}`} tabIndex={-1}>
          {value as string}
        </a>
      );
    default:
      return String(value);
  }
}
