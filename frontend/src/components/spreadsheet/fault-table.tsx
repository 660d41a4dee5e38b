import { Text } from '@mantine/core';
import type { CellFault } from '../../../../shared/schemas/project-import.ts';
import { spreadsheetText as text } from '../../text/spreadsheet.ts';
import { ScrolledTable } from './scrolled-table.tsx';

type Props = {
  check: { faults: readonly CellFault[]; faultCount: number };
  /** How a cell is named. */
  place: (row: number, column: string) => string;
};

export function FaultTable({ check: { faults, faultCount }, place }: Props) {
  return (
    <>
      <ScrolledTable
        label={text.faults}
        headings={[text.sheet, text.cell, text.fault]}
        rows={faults.map(({ sheet, row, column, message }) => [sheet, place(row, column), message])}
      />
      {faultCount > faults.length && <Text size="sm">{text.more(faultCount - faults.length)}</Text>}
    </>
  );
}
