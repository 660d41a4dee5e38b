import { folderOf } from '../../../../shared/lib/file-paths.ts';
import type { FileEntry } from '../../../../shared/schemas/file.ts';
import type { Cell } from './grid-cell.tsx';

type Options = {
  path: string;
  entries: readonly FileEntry[];
  cells: readonly Cell[];
  current: number;
  columns: number;
  focusOn: (index: number) => void;
  selectTo: (index: number) => void;
  toggle: (entry: FileEntry) => void;
  activate: (cell: Cell) => void;
  onOpenFolder: (path: string) => void;
  onSelect: (paths: ReadonlySet<string>) => void;
  onMenu: (entry: FileEntry, at: { x: number; y: number }) => void;
  onDelete: (entry: FileEntry) => void;
  onRename: (entry: FileEntry) => void;
};

/** @returns the handler of the keys of a grid of files */
export function gridKeys(options: Options) {
  const { path, entries, cells, current, columns, focusOn, selectTo, activate, onSelect, onOpenFolder } = options;
  return function handleKeyDown(event: React.KeyboardEvent) {
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
      onSelect(new Set(entries.map((entry) => entry.path)));
    } else if (command || event.altKey) return;
    else if (event.key === 'Enter') {
      event.preventDefault();
      activate(cell);
    } else if (event.key === 'Backspace' && path !== '') {
      event.preventDefault();
      onOpenFolder(folderOf(path));
    } else if (cell.kind === 'entry') handleEntryKey(event, cell.entry, options);
  };
}

function handleEntryKey(event: React.KeyboardEvent, entry: FileEntry, { toggle, onDelete, onRename, onMenu }: Options) {
  const isMenuKey = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
  if (event.key === ' ') toggle(entry);
  else if (event.key === 'Delete') onDelete(entry);
  else if (event.key === 'F2') onRename(entry);
  else if (isMenuKey) {
    const box = (event.target as HTMLElement).getBoundingClientRect();
    onMenu(entry, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
  } else return;
  event.preventDefault();
}
