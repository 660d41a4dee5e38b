import { nameOf } from '../../../../shared/lib/file-paths.ts';
import type { FileEntry } from '../../../../shared/schemas/file.ts';
import { BackTile, FileTile } from './file-tile.tsx';

export type Cell = { kind: 'back'; to: string } | { kind: 'entry'; entry: FileEntry };

type Props = {
  cell: Cell;
  index: number;
  count: number;
  isCurrent: boolean;
  isSelected: boolean;
  projectCode: string;
  onFocus: () => void;
  onClick: (event: React.MouseEvent) => void;
  onOpen: (entry: FileEntry) => void;
  onMenu: (entry: FileEntry, at: { x: number; y: number }) => void;
};

export function GridCell({
  cell,
  index,
  count,
  isCurrent,
  isSelected,
  projectCode,
  onFocus,
  onClick,
  onOpen,
  onMenu,
}: Props) {
  const common = {
    'data-cell': keyOfCell(cell),
    tabIndex: isCurrent ? 0 : -1,
    'aria-posinset': index + 1,
    'aria-setsize': count,
    onFocus,
    onClick,
  };
  if (cell.kind === 'back') return <BackTile {...common} name={nameOf(cell.to) || projectCode} />;
  const { entry } = cell;
  return (
    <FileTile
      {...common}
      entry={entry}
      isSelected={isSelected}
      onDoubleClick={() => entry.type === 'file' && onOpen(entry)}
      onContextMenu={(event) => {
        event.preventDefault();
        onFocus();
        onMenu(entry, { x: event.clientX, y: event.clientY });
      }}
    />
  );
}

export function keyOfCell(cell: Cell): string {
  return cell.kind === 'back' ? '..' : `${cell.entry.type}:${cell.entry.path}`;
}
