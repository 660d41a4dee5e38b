import {
  IconArrowBackUp,
  IconArrowRight,
  IconCheckbox,
  IconDownload,
  IconFolderOpen,
  IconHistory,
  IconInfoCircle,
  IconPencil,
  IconSquare,
  IconTrash,
} from '@tabler/icons-react';
import type { FileEntry } from '../../../../shared/schemas/file.ts';
import type { MenuItem } from '../../components/menu-dropdown.tsx';
import { filesText as text } from '../../text/files.ts';
import type { DetailsChoice } from './details-dialog.tsx';

type Handlers = {
  isSelected: boolean;
  isDeleted: boolean;
  onOpen: () => void;
  onDetails: () => void;
  onToggle: () => void;
  onRestore: () => void;
  onRun: (choice: DetailsChoice) => void;
};

export function menuOf({ type, threat }: FileEntry, { isSelected, isDeleted, ...on }: Handlers): MenuItem[] {
  const isFile = type === 'file';
  const locked = threat === null ? undefined : text.quarantined;
  const open: MenuItem = { key: 'open', label: text.open, icon: IconFolderOpen, refusal: locked, onSelect: on.onOpen };
  const details: MenuItem = { key: 'details', label: text.details, icon: IconInfoCircle, onSelect: on.onDetails };
  const select: MenuItem = {
    key: 'select',
    label: isSelected ? text.unselect : text.select,
    icon: isSelected ? IconSquare : IconCheckbox,
    onSelect: on.onToggle,
  };
  if (isDeleted) {
    return [
      ...(isFile ? [] : [open]),
      details,
      select,
      { key: 'restore', label: text.restore, icon: IconArrowBackUp, onSelect: on.onRestore },
    ];
  }
  return [
    open,
    details,
    select,
    {
      key: 'download',
      label: text.download,
      icon: IconDownload,
      refusal: locked,
      onSelect: () => on.onRun('download'),
    },
    { key: 'rename', label: text.rename, icon: IconPencil, refusal: locked, onSelect: () => on.onRun('rename') },
    { key: 'move', label: text.move, icon: IconArrowRight, refusal: locked, onSelect: () => on.onRun('move') },
    ...(isFile
      ? [{ key: 'versions', label: text.versions, icon: IconHistory, onSelect: () => on.onRun('versions') }]
      : []),
    { key: 'delete', label: text.delete, icon: IconTrash, tone: 'danger', onSelect: () => on.onRun('delete') },
  ];
}
