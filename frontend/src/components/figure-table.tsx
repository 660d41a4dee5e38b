import classes from './figure-table.module.css';

type FigureColumn<Row> = {
  label: string;
  value: (row: Row) => React.ReactNode;
  isNumber?: boolean;
  /** Left out on a phone, where the others fill the width. */
  isExtra?: boolean;
};

type Props<Row> = {
  /** The table's name for screen readers. */
  label: string;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** A last row of sums, a cell for each column. */
  sums?: readonly React.ReactNode[] | undefined;
};

/** A small table of figures, without the tools of a list. The first column names the row. */
export function FigureTable<Row>({ label, columns, rows, rowKey, sums }: Props<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A keyboard must be able to scroll it.
    <div className={classes['frame']} tabIndex={0}>
      <table className={classes['table']} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                data-number={column.isNumber || undefined}
                data-extra={column.isExtra || undefined}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <Cells columns={columns} cell={({ value }) => value(row)} />
            </tr>
          ))}
        </tbody>
        {sums && (
          <tfoot>
            <tr>
              <Cells columns={columns} cell={(_, index) => sums[index]} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

type CellsProps<Row> = {
  columns: readonly FigureColumn<Row>[];
  cell: (column: FigureColumn<Row>, index: number) => React.ReactNode;
};

function Cells<Row>({ columns, cell }: CellsProps<Row>) {
  return columns.map((column, index) =>
    index === 0 ? (
      <th key={column.label} scope="row">
        {cell(column, index)}
      </th>
    ) : (
      <td key={column.label} data-number={column.isNumber || undefined} data-extra={column.isExtra || undefined}>
        {cell(column, index)}
      </td>
    ),
  );
}
