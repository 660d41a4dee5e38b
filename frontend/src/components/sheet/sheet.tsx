import { useId, useRef } from 'react';
import type { Change } from './sheet-clipboard.ts';
import { type Place, isInside } from './sheet-moves.ts';
import { nextOption } from './sheet-options.ts';
import { useSheet } from './use-sheet.ts';
import { sheetText } from '../../text/sheet.ts';
import classes from './sheet.module.css';

export type SheetColumn = {
  key: string;
  label: string;
  hint?: string;
  options?: readonly string[];
};

export type SheetRow = {
  key: string | number;
  isStart?: boolean;
  isQuiet?: boolean;
  isMarked?: boolean;
  group: string;
  header: React.ReactNode;
};

export type SheetCell = { text: string; error?: string | undefined };

type Props = {
  label: string;
  groupLabel: string;
  headerLabel: string;
  columns: readonly SheetColumn[];
  rows: readonly SheetRow[];
  cellOf: (place: Place) => SheetCell;
  sumLabel: string;
  sums: readonly string[];
  onType?: ((changes: Change[]) => void) | undefined;
};

export function Sheet({ label, groupLabel, headerLabel, columns, rows, cellOf, sumLabel, sums, onType }: Props) {
  const helpId = useId();
  const table = useRef<HTMLTableElement>(null);
  const sheet = useSheet({
    table,
    size: { rows: rows.length, columns: columns.length },
    startRow: Math.max(
      0,
      rows.findIndex((row) => row.isMarked),
    ),
    textOf: (place) => cellOf(place).text,
    onType,
    nextOf: (place, typed) => nextOption(columns[place.column]?.options, cellOf(place).text, typed),
  });
  const { active } = sheet;
  const wrong = rows.length > 0 ? cellOf(active).error : undefined;

  return (
    <div className={classes['scroller']}>
      <p id={helpId} hidden>
        {sheetText.help}
      </p>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid is made of a table
        role="grid"
        className={classes['table']}
        aria-label={label}
        aria-describedby={helpId}
        aria-readonly={!onType}
        aria-multiselectable
        onKeyDown={sheet.handleKeyDown}
      >
        <thead>
          <tr>
            <th scope="col" className={classes['group']}>
              {groupLabel}
            </th>
            <th scope="col" className={classes['rowHeader']}>
              {headerLabel}
            </th>
            {columns.map((column) => (
              <th key={column.key} scope="col" title={column.hint}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr
              key={row.key}
              data-start={row.isStart || undefined}
              data-quiet={row.isQuiet || undefined}
              data-marked={row.isMarked || undefined}
            >
              <td className={classes['group']}>
                <span className={row.isStart || rowIndex === 0 ? undefined : classes['hidden']}>{row.group}</span>
              </td>
              <th scope="row" className={classes['rowHeader']}>
                {row.header}
              </th>
              {columns.map((column, columnIndex) => (
                <Cell
                  key={column.key}
                  label={column.label}
                  place={{ row: rowIndex, column: columnIndex }}
                  cell={cellOf({ row: rowIndex, column: columnIndex })}
                  sheet={sheet}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2} className={classes['rowHeader']}>
              {sumLabel}
            </th>
            {columns.map((column, index) => (
              <td key={column.key}>{sums[index]}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <output className={classes['wrong']}>{wrong && `${columns[active.column]?.label}: ${wrong}`}</output>
    </div>
  );
}

type CellProps = { label: string; place: Place; cell: SheetCell; sheet: ReturnType<typeof useSheet> };

function Cell({ label, place, cell: { text, error }, sheet }: CellProps) {
  const { active, block, editing } = sheet;
  const isActive = active.row === place.row && active.column === place.column;
  return (
    <td
      tabIndex={isActive ? 0 : -1}
      data-active={isActive || undefined}
      aria-selected={isInside(place, block)}
      aria-invalid={error !== undefined || undefined}
      title={error}
      onMouseDown={(event) => sheet.handlePointer(place, event)}
      onMouseOver={(event) => sheet.handlePointerOver(place, event)}
      onFocus={() => sheet.handleFocus(place)}
      onDoubleClick={() => sheet.handleDoubleClick(place)}
    >
      {isActive && editing ? (
        <input
          className={classes['input']}
          aria-label={label}
          inputMode="decimal"
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the focus was
          autoFocus
          defaultValue={editing.initial}
          onFocus={(event) => event.currentTarget.setSelectionRange(99, 99)}
          onBlur={sheet.handleBlur}
        />
      ) : (
        text
      )}
    </td>
  );
}
