import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { folderOf, nameOf } from '../../../../shared/lib/file-paths.ts';
import type { FileEntry } from '../../../../shared/schemas/file.ts';
import { BackTile, FileTile } from './file-tile.tsx';
import { scrollerOf } from '../../components/scroller-of.ts';
import classes from './file-grid.module.css';

export type Cell = { kind: 'back'; to: string } | { kind: 'entry'; entry: FileEntry };

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

const tileRem = { width: 8.5, height: 8, gap: 0.5 };

export function FileGrid(props: Props) {
  // The virtualizer mutates one object, which the React compiler cannot see.
  'use no memo';
  const { label, projectCode, path, entries, selected } = props;
  const grid = useRef<HTMLDivElement>(null);
  const { columns, offset } = useGridSize(grid);
  const [focused, setFocused] = useState('');
  const [anchor, setAnchor] = useState('');
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

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
    estimateSize: () => (tileRem.height + tileRem.gap) * rem,
    scrollMargin: offset,
    overscan: 3,
  });

  const hasFocus = useRef(!props.takesFocus);
  useEffect(() => {
    if (hasFocus.current) return;
    const first = grid.current?.querySelector<HTMLElement>('[role=option][tabindex="0"]');
    first?.focus({ preventScroll: true });
    hasFocus.current = first !== null && first !== undefined;
  });

  function focusOn(index: number) {
    const cell = cells[index];
    if (!cell) return;
    setFocused(keyOfCell(cell));
    rows.scrollToIndex(Math.floor(index / columns), { align: 'auto' });
    requestAnimationFrame(() => {
      grid.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(keyOfCell(cell))}"]`)?.focus();
    });
  }

  function toggle(entry: FileEntry) {
    const next = new Set(selected);
    if (!next.delete(entry.path)) next.add(entry.path);
    setAnchor(entry.path);
    props.onSelect(next);
  }

  function selectTo(index: number) {
    const from = Math.max(
      0,
      cells.findIndex((cell) => keyOfCell(cell) === anchor),
    );
    const range = cells.slice(Math.min(from, index), Math.max(from, index) + 1);
    props.onSelect(new Set(range.flatMap((cell) => (cell.kind === 'entry' ? [cell.entry.path] : []))));
  }

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

  function handleKeyDown(event: React.KeyboardEvent) {
    const cell = cells[current];
    if (!cell) return;
    const steps: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      ArrowDown: Math.min(current + columns, cells.length - 1),
      ArrowUp: current - columns,
      Home: 0,
      End: cells.length - 1,
      PageDown: Math.min(current + columns * 4, cells.length - 1),
      PageUp: Math.max(current - columns * 4, 0),
    };
    const to = steps[event.key];
    const command = event.ctrlKey || event.metaKey;
    if (to !== undefined) {
      event.preventDefault();
      if (to < 0 || to >= cells.length) return;
      if (event.shiftKey) selectTo(to);
      focusOn(to);
    } else if (command && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      props.onSelect(new Set(entries.map((entry) => entry.path)));
    } else if (command || event.altKey) return;
    else if (event.key === 'Enter') {
      event.preventDefault();
      activate(cell);
    } else if (event.key === 'Backspace' && path !== '') {
      event.preventDefault();
      props.onOpenFolder(folderOf(path));
    } else if (cell.kind === 'entry') handleEntryKey(event, cell.entry);
  }

  function handleEntryKey(event: React.KeyboardEvent, entry: FileEntry) {
    const isMenuKey = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
    if (event.key === ' ') toggle(entry);
    else if (event.key === 'Delete') props.onDelete(entry);
    else if (event.key === 'F2') props.onRename(entry);
    else if (isMenuKey) {
      const box = (event.target as HTMLElement).getBoundingClientRect();
      props.onMenu(entry, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
    } else return;
    event.preventDefault();
  }

  function drawCell(cell: Cell, index: number) {
    const common = {
      key: keyOfCell(cell),
      'data-cell': keyOfCell(cell),
      tabIndex: index === current ? 0 : -1,
      'aria-posinset': index + 1,
      'aria-setsize': cells.length,
      onFocus: () => setFocused(keyOfCell(cell)),
      onClick: (event: React.MouseEvent) => handleClick(event, cell, index),
    };
    const { key, ...rest } = common;
    if (cell.kind === 'back') return <BackTile key={key} {...rest} name={nameOf(cell.to) || projectCode} />;
    const { entry } = cell;
    return (
      <FileTile
        key={key}
        {...rest}
        entry={entry}
        isSelected={selected.has(entry.path)}
        onDoubleClick={() => entry.type === 'file' && props.onOpen(entry)}
        onContextMenu={(event) => {
          event.preventDefault();
          setFocused(keyOfCell(cell));
          props.onMenu(entry, { x: event.clientX, y: event.clientY });
        }}
      />
    );
  }

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
          {cells
            .slice(row.index * columns, (row.index + 1) * columns)
            .map((cell, index) => drawCell(cell, row.index * columns + index))}
        </div>
      ))}
    </div>
  );
}

function keyOfCell(cell: Cell): string {
  return cell.kind === 'back' ? '..' : `${cell.entry.type}:${cell.entry.path}`;
}

function useGridSize(grid: React.RefObject<HTMLDivElement | null>) {
  const [size, setSize] = useState({ columns: 4, offset: 0 });
  useEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const columns = Math.max(2, Math.floor(element.clientWidth / ((tileRem.width + tileRem.gap) * rem)));
      const scroller = scrollerOf(element);
      const offset = scroller
        ? element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
        : 0;
      setSize((before) => (before.columns === columns && before.offset === offset ? before : { columns, offset }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  });
  return size;
}
