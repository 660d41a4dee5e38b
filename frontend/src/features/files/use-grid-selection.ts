import { useState } from 'react';
import type { FileEntry } from '../../../../shared/schemas/file.ts';
import { type Cell, keyOfCell } from './grid-cell.tsx';

type Options = {
  cells: readonly Cell[];
  selected: ReadonlySet<string>;
  current: number;
  onSelect: (paths: ReadonlySet<string>) => void;
};

/** Marks one entry, or all from the one marked last; from the current one where none is marked. */
export function useGridSelection({ cells, selected, current, onSelect }: Options) {
  const [anchor, setAnchor] = useState('');

  function toggle(entry: FileEntry) {
    const next = new Set(selected);
    if (!next.delete(entry.path)) next.add(entry.path);
    setAnchor(keyOfCell({ kind: 'entry', entry }));
    onSelect(next);
  }

  function selectTo(index: number) {
    const marked = selected.size === 0 ? -1 : cells.findIndex((cell) => keyOfCell(cell) === anchor);
    const from = marked === -1 ? current : marked;
    setAnchor(keyOfCell(cells[from]!));
    const range = cells.slice(Math.min(from, index), Math.max(from, index) + 1);
    onSelect(new Set(range.flatMap((cell) => (cell.kind === 'entry' ? [cell.entry.path] : []))));
  }

  return { toggle, selectTo };
}
