import { IconAlertTriangle, IconCloudCheck } from '@tabler/icons-react';
import { memo } from 'react';
import { alignOf, Cell, hintOf, isCutOnCard, isNamedOnCard, isShort } from './cell.tsx';
import type { Column, ListDefinition, RowAction } from './list-definition.ts';
import { RowIcons } from './row-actions.tsx';
import { RowSign } from './row-sign.tsx';
import { SelectCell } from './select-cell.tsx';
import type { Selection } from './use-selection.ts';
import type { Place } from './table-widths.ts';
import { listsText } from '../../text/lists.ts';
import classes from './data-table.module.css';

type Props<Row> = {
  list: ListDefinition<Row>;
  places: ReadonlyMap<string, Place>;
  row: Row | undefined;
  index: number;
  selection: Selection<Row> | undefined;
  actions: readonly RowAction<Row>[] | undefined;
  isTabStop: boolean;
  isDeleting: boolean;
  measure: ((row: Element | null) => void) | undefined;
};

export function TableRow<Row>({
  list,
  places,
  row,
  index,
  selection,
  actions,
  isTabStop,
  isDeleting,
  measure,
}: Props<Row>) {
  const warning = row && list.warning?.(row);
  return (
    <tr
      ref={measure}
      data-index={index}
      data-warning={warning === undefined ? undefined : true}
      data-deleting={isDeleting || undefined}
      data-marked={(row !== undefined && selection?.has(row)) || undefined}
      aria-rowindex={index + 2}
      aria-busy={isDeleting || row === undefined || undefined}
      tabIndex={isTabStop ? 0 : -1}
    >
      {selection &&
        (row === undefined ? (
          <td className={classes['select']}>
            <span className={classes['hidden']}>{listsText.reading}</span>
          </td>
        ) : (
          <SelectCell selection={selection} row={row} name={list.rowName(row)} index={index} />
        ))}
      {row === undefined ? (
        <ComingCells list={list} places={places} hasActions={actions !== undefined} />
      ) : (
        <Cells {...{ list, places, row, warning, isTabStop, isDeleting, actions }} />
      )}
    </tr>
  );
}

type ComingProps<Row> = Pick<Props<Row>, 'list' | 'places'> & { hasActions: boolean };

function ComingCells<Row>({ list, places, hasActions }: ComingProps<Row>) {
  return (
    <>
      {list.columns.map(({ key, wide }, index) => (
        <td
          key={key}
          data-wide={wide}
          data-place={places.get(key)}
          data-card={index === 0 ? 'first' : undefined}
          className={classes['coming']}
        >
          {index === 0 && <span className={classes['hidden']}>{listsText.reading}</span>}
        </td>
      ))}
      {hasActions && (
        <td className={classes['actions']}>
          <span className={classes['hidden']}>{listsText.reading}</span>
        </td>
      )}
    </>
  );
}

type CellsProps<Row> = Pick<Props<Row>, 'list' | 'places' | 'actions' | 'isTabStop' | 'isDeleting'> & {
  row: Row;
  warning: string | undefined;
};

function CellsOf<Row>({ list, places, row, warning, isTabStop, isDeleting, actions }: CellsProps<Row>) {
  const note = isDeleting ? 'Raderas …' : list.note?.(row);
  const remark = list.remark?.(row);
  const ready = list.ready?.(row);
  const sign =
    warning === undefined
      ? remark && ({ words: remark, look: 'remark' } as const)
      : ({ words: warning, look: 'warning' } as const);
  return (
    <>
      {list.columns.map((column, columnIndex) => (
        <td
          key={column.key}
          data-label={column.label}
          data-card={placeOnCard(column, row, columnIndex)}
          data-cut={isCutOnCard(column) || undefined}
          data-named={isNamedOnCard(column) || undefined}
          data-align={alignOf(column)}
          data-wide={column.wide}
          data-place={places.get(column.key)}
          data-nowrap={isShort(column) || undefined}
          title={hintOf(column, row)}
        >
          {columnIndex === 0 && sign && <RowSign icon={IconAlertTriangle} isTabStop={isTabStop} {...sign} />}
          {column.card ? (
            <>
              <span className={classes['inTable']}>
                <Cell column={column} row={row} />
              </span>
              <span className={classes['onCard']}>
                <Cell column={{ ...column, format: 'texts', value: column.card }} row={row} />
              </span>
            </>
          ) : (
            <Cell column={column} row={row} />
          )}
          {column.note && <Note place={column.cardNote && 'inTable'}>{column.note(row)}</Note>}
          {column.cardNote && <Note place="onCard">{column.cardNote(row)}</Note>}
          {columnIndex === 0 && ready !== undefined && (
            <RowSign icon={IconCloudCheck} words={ready} look="ready" isTabStop={isTabStop} />
          )}
          {columnIndex === 0 && <Note>{note}</Note>}
        </td>
      ))}
      {actions && (
        <td className={classes['actions']}>
          <RowIcons row={row} name={list.rowName(row)} actions={actions} />
        </td>
      )}
    </>
  );
}

/** Not rendered again when the focus moves or another row is marked. */
const Cells = memo(CellsOf) as typeof CellsOf;

type NoteProps = { place?: 'inTable' | 'onCard' | undefined; children: string | undefined };

function Note({ place, children }: NoteProps) {
  if (children === undefined) return null;
  return <span className={[classes['state'], place && classes[place]].filter(Boolean).join(' ')}>{children}</span>;
}

function placeOnCard<Row>({ important, card }: Column<Row>, row: Row, index: number): string | undefined {
  const isShown = card ? card(row).length > 0 : index === 0 || important !== undefined;
  if (!isShown) return undefined;
  if (index === 0) return 'first';
  return important === 'beside' ? 'beside' : 'true';
}
