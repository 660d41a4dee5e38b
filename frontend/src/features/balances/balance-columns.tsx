import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatMonth } from '../../../../shared/lib/format.ts';
import type { BalancesOfPerson, BalancesOfUser } from '../../../../shared/schemas/staff-time-log.ts';
import type { Sheet } from '../../../../shared/schemas/spreadsheet.ts';
import { timeLogStateLabels } from '../../../../shared/text/staff-time-logs.ts';
import { formatAmount } from '../../components/format.ts';
import type { PageColumn } from '../../components/list/page-table.tsx';
import { balancesText as text } from '../../text/balances.ts';

type BalanceFields = Pick<BalancesOfPerson, 'flex' | 'vacation'> | BalancesOfUser['months'][number];
/** One declaration for the page and the spreadsheet. */
type Column<Row> = { label: string; cell: (row: Row) => string | number; link?: (row: Row) => string };

const flexFigures: readonly Column<BalanceFields>[] = [
  { label: text.flexEarned, cell: ({ flex }) => flex.earned },
  { label: text.flexTaken, cell: ({ flex }) => flex.taken },
  { label: text.flexBalance, cell: ({ flex }) => flex.balance },
];
const vacationFigures: readonly Column<BalanceFields>[] = [
  { label: text.vacationEarned, cell: ({ vacation }) => vacation.earned },
  { label: text.vacationTaken, cell: ({ vacation }) => vacation.taken },
  { label: text.vacationBalance, cell: ({ vacation }) => vacation.balance },
];

export const monthColumns: readonly Column<BalancesOfUser['months'][number]>[] = [
  { label: text.month, cell: ({ year, month }) => formatMonth(year, month) },
  { label: text.state, cell: ({ state }) => (state ? timeLogStateLabels[state] : text.noLog) },
  ...flexFigures,
  ...vacationFigures,
];

export const personColumns = (toPerson: (userId: number) => string): readonly Column<BalancesOfPerson>[] => [
  {
    label: text.person,
    cell: ({ initials, firstName, lastName }) => `${initials} ${firstName} ${lastName}`,
    link: ({ userId }) => toPerson(userId),
  },
  { label: text.flexOpening, cell: ({ flex }) => flex.opening },
  ...flexFigures,
  { label: text.vacationOpening, cell: ({ vacation }) => vacation.opening },
  ...vacationFigures,
  { label: text.sentUntil, cell: ({ until }) => (until ? formatMonth(until.year, until.month) : text.noLog) },
  { label: text.openingDay, cell: ({ openingDay }) => openingDay ?? text.noOpeningShort },
];

const openings: readonly string[] = [text.flexOpening, text.vacationOpening];
const isFigure = (heading: string): boolean =>
  openings.includes(heading) || [...flexFigures, ...vacationFigures].some(({ label }) => label === heading);

export const tableColumns = <Row,>(columns: readonly Column<Row>[]): PageColumn<Row>[] =>
  columns.map(({ label, cell, link }) => ({
    label,
    isNumber: isFigure(label),
    value: (row) => {
      const value = cell(row);
      const shown = typeof value === 'number' ? formatAmount(value) : value;
      return link ? (
        <Anchor component={Link} to={link(row)} inherit data-main-link>
          {shown}
        </Anchor>
      ) : (
        shown
      );
    },
  }));

export function sheetOf<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): Sheet {
  return {
    name,
    columns: columns.map(({ label }) => ({ heading: label, format: isFigure(label) ? 'hours' : 'text' })),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
  };
}
