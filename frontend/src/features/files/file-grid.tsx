import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { folderOf } from '../../../../shared/lib/file-paths.ts';
import type { FileEntry } from '../../../../shared/schemas/file.ts';
import { scrollerOf } from '../../components/scroller-of.ts';
import { type Cell, GridCell, keyOfCell } from './grid-cell.tsx';
import { gridKeys } from './grid-keys.ts';
import { rootPixels, tileRem, useGridSize } from './use-grid-size.ts';
import { useGridSelection } from './use-grid-selection.ts';
import classes from './file-grid.module.css';

type Props = {
  label: string;
  projectCode: string;
  path: string;
  entries: readonly FileEntry[];
  takesFocus: boolean;
  selected: ReadonlySet<string>;
  onOpenFolder: (path: string) => void;
  onOpen: (entry: FileEntry) => void;
  onDetails: (entry: FileEntry) => void;
  onSelect: (paths: ReadonlySet<string>) => void;
  onMenu: (entry: FileEntry, at: { x: number; y: number }) => void;
  onDelete: (entry: FileEntry) => void;
  onRename: (entry: FileEntry) => void;
};

export function FileGrid(props: Props) {
  // The virtualizer mutates one object, which the React compiler cannot see.
  'use no memo';
  const { label, projectCode, path, entries, selected } = props;
  const grid = useRef<HTMLDivElement>(null);
  const { columns, offset } = useGridSize(grid);
  const [focused, setFocused] = useState('');

  const cells: Cell[] = [
    ...(path === '' ? [] : [{ kind: 'back', to: folderOf(path) } as const]),
    ...entries.map((entry) => ({ kind: 'entry', entry }) as const),
  ];
  const current = Math.max(
    0,
    cells.findIndex((cell) => keyOfCell(cell) === focused),
  );
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: Math.ceil(cells.length / columns),
    getScrollElement: () => scrollerOf(grid.current),
    estimateSize: () => (tileRem.height + tileRem.gap) * rootPixels(),
    scrollMargin: offset,
    overscan: 3,
  });

  useFirstFocus(grid, props.takesFocus);

  function focusOn(index: number) {
    const cell = cells[index];
    if (!cell) return;
    setFocused(keyOfCell(cell));
    rows.scrollToIndex(Math.floor(index / columns), { align: 'auto' });
    requestAnimationFrame(() => {
      grid.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(keyOfCell(cell))}"]`)?.focus();
    });
  }

  const { toggle, selectTo } = useGridSelection({ cells, selected, current, onSelect: props.onSelect });

  function activate(cell: Cell) {
    if (cell.kind === 'back') props.onOpenFolder(cell.to);
    else if (cell.entry.type === 'dir') props.onOpenFolder(cell.entry.path);
    else props.onDetails(cell.entry);
  }

  function handleClick(event: React.MouseEvent, cell: Cell, index: number) {
    setFocused(keyOfCell(cell));
    if (cell.kind === 'entry' && (event.ctrlKey || event.metaKey || selected.size > 0) && !event.shiftKey) {
      toggle(cell.entry);
    } else if (cell.kind === 'entry' && event.shiftKey) selectTo(index);
    else activate(cell);
  }

  const handleKeyDown = gridKeys({ ...props, cells, current, columns, focusOn, selectTo, toggle, activate });

  return (
    <div
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot hold pictures beside each other
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable
      className={classes['grid']}
      style={{ height: rows.getTotalSize() }}
      onKeyDown={handleKeyDown}
    >
      {rows.getVirtualItems().map((row) => (
        <div
          key={row.index}
          role="presentation"
          className={classes['row']}
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - offset}px)`,
          }}
        >
          {cells.slice(row.index * columns, (row.index + 1) * columns).map((cell, column) => {
            const index = row.index * columns + column;
            return (
              <GridCell
                key={keyOfCell(cell)}
                cell={cell}
                index={index}
                count={cells.length}
                isCurrent={index === current}
                isSelected={cell.kind === 'entry' && selected.has(cell.entry.path)}
                projectCode={projectCode}
                onFocus={() => setFocused(keyOfCell(cell))}
                onClick={(event) => handleClick(event, cell, index)}
                onOpen={props.onOpen}
                onMenu={props.onMenu}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The first tile takes the focus once, when it is there. */
function useFirstFocus(grid: React.RefObject<HTMLElement | null>, takesFocus: boolean): void {
  const isDue = useRef(takesFocus);
  useEffect(() => {
    const first = isDue.current && grid.current?.querySelector<HTMLElement>('[role=option][tabindex="0"]');
    if (!first) return;
    first.focus({ preventScroll: true });
    isDue.current = false;
  });
}
