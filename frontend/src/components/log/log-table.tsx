import classes from './log-table.module.css';

export type LogColumn<Row> = {
  label: string;
  look?: string | undefined;
  /** Buttons, which need no label where each cell has one. */
  isActions?: boolean;
  cell: (row: Row) => React.ReactNode;
};

type Props<Row> = {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly LogColumn<Row>[];
  isFailed?: (row: Row) => boolean;
  group?: { of: (row: Row) => string; title: (kind: string, rows: readonly Row[]) => React.ReactNode };
  isFixed?: boolean;
};

export function LogTable<Row>({ label, rows, keyOf, columns, isFailed, group, isFixed = false }: Props<Row>) {
  const [head, ...others] = columns;
  const groups = Map.groupBy(rows, (row) => group?.of(row) ?? '');
  return (
    <table className={classes['log']} aria-label={label} data-fixed={isFixed || undefined}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" className={column.look}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      {[...groups].map(([kind, some]) => (
        <tbody key={kind}>
          {group && (
            <tr className={classes['group']}>
              <th scope="rowgroup" colSpan={columns.length}>
                {group.title(kind, some)}
              </th>
            </tr>
          )}
          {some.map((row) => (
            <tr key={keyOf(row)} data-failed={isFailed?.(row) || undefined}>
              <th scope="row">{head?.cell(row)}</th>
              {others.map((column) => (
                <td key={column.label} data-label={column.isActions ? undefined : column.label}>
                  {shown(column.cell(row))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function shown(cell: React.ReactNode): React.ReactNode {
  return cell === null || cell === '' ? '–' : cell;
}
