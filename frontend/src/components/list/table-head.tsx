import { listsText } from '../../text/lists.ts';
import { HeaderCell } from './header-cell.tsx';
import type { ListDefinition, Sort } from './list-definition.ts';
import { SelectHeader } from './select-cell.tsx';
import { type Place, selectRem, type widthsOf } from './table-widths.ts';
import type { Change } from './use-list-state.ts';
import type { Selection } from './use-selection.ts';
import classes from './data-table.module.css';

type Props<Row> = {
  list: ListDefinition<Row>;
  places: ReadonlyMap<string, Place>;
  widths: ReturnType<typeof widthsOf>['columns'];
  selection: Selection<Row> | undefined;
  /** Zero where rows have no actions. */
  iconsRem: number;
  sort: Sort | undefined;
  onSort: Change<Sort> | undefined;
};

export function TableHead<Row>({ list, places, widths, selection, iconsRem, sort, onSort }: Props<Row>) {
  return (
    <>
      <colgroup>
        {selection && <col style={{ width: `${selectRem}rem` }} />}
        {widths.map(({ key, isWide, width, wideWidth }) => (
          <col
            key={key}
            data-wide={isWide}
            style={{ '--width': width, '--wide-width': wideWidth } as React.CSSProperties}
          />
        ))}
        {iconsRem > 0 && <col style={{ width: `${iconsRem}rem` }} />}
      </colgroup>
      <thead>
        <tr>
          {selection && <SelectHeader selection={selection} />}
          {list.columns.map((column) => (
            <HeaderCell key={column.key} column={column} place={places.get(column.key)} sort={sort} onSort={onSort} />
          ))}
          {iconsRem > 0 && (
            <th className={classes['actions']} scope="col">
              <span className={classes['hidden']}>{listsText.actions}</span>
            </th>
          )}
        </tr>
      </thead>
    </>
  );
}
