import { listsText as text } from '../../text/lists.ts';
import classes from './data-table.module.css';
import type { Selection } from './use-selection.ts';

type Props<Row> = { selection: Selection<Row>; row: Row; name: string; index: number };

export function SelectCell<Row>({ selection, row, name, index }: Props<Row>) {
  return (
    <td className={classes['select']}>
      <label>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={text.mark(name)}
          checked={selection.has(row)}
          onChange={({ nativeEvent }) => selection.toggle(index, (nativeEvent as MouseEvent).shiftKey)}
        />
      </label>
    </td>
  );
}

export function SelectHeader<Row>({ selection }: { selection: Selection<Row> }) {
  return (
    <th className={classes['select']} scope="col">
      <label title={text.markPage}>
        <input
          ref={(input) => {
            if (input) input.indeterminate = selection.ofPage === 'some';
          }}
          type="checkbox"
          aria-label={text.markPage}
          checked={selection.ofPage === 'all'}
          onChange={selection.togglePage}
        />
      </label>
    </th>
  );
}
