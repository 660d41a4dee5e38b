import { openRow } from './open-row.ts';
import classes from './page-table.module.css';

export type PageColumn<Row> = {
  label: string;
  hint?: string;
  value: (row: Row) => React.ReactNode;
  isNumber?: boolean;
};

type Props<Row> = {
  /** The table's name for screen readers. */
  label: string;
  columns: readonly PageColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** A click anywhere in a row follows its `data-main-link`. */
  isOpened?: boolean;
  children?: React.ReactNode;
};

/** A table that fills its page, without the tools of a list. The first column names the row; phones stack the others. */
export function PageTable<Row>({ label, columns, rows, rowKey, isOpened = false, children }: Props<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A keyboard must be able to scroll it.
    <section className={classes['frame']} aria-label={label} tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" title={column.hint} data-number={column.isNumber || undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- each row has its button */}
        <tbody onClick={isOpened ? openRow : undefined} data-opened={isOpened || undefined}>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ label: name, value, isNumber }, index) =>
                index === 0 ? (
                  <th key={name} scope="row">
                    {value(row)}
                  </th>
                ) : (
                  <td key={name} data-label={name} data-number={isNumber || undefined}>
                    {value(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  );
}
