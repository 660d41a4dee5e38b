import {
  IconFile,
  IconFileCode,
  IconFileMusic,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypeDoc,
  IconFileTypePdf,
  IconFileTypePpt,
  IconFileZip,
  IconFolderFilled,
  IconMovie,
  IconPhoto,
  IconShieldX,
  type Icon,
} from '@tabler/icons-react';
import { type FileKind, fileKindOf } from '../../../../shared/domain/file-kinds.ts';
import type { FileEntry } from '../../../../shared/schemas/file.ts';
import { filesText as text } from '../../text/files.ts';

const icons: Record<FileKind, Icon> = {
  text: IconFileText,
  pdf: IconFileTypePdf,
  document: IconFileTypeDoc,
  sheet: IconFileSpreadsheet,
  slides: IconFileTypePpt,
  code: IconFileCode,
  video: IconMovie,
  audio: IconFileMusic,
  archive: IconFileZip,
  picture: IconPhoto,
  other: IconFile,
};

export function kindWord({ type, basename }: Pick<FileEntry, 'type' | 'basename'>): string {
  return type === 'dir' ? text.folder : text.kinds[fileKindOf(basename)];
}

export function FileIcon({ entry, size = '2.25rem' }: { entry: FileEntry; size?: string }) {
  const kind = entry.type === 'dir' ? 'dir' : fileKindOf(entry.basename);
  const EntryIcon = entry.threat !== null ? IconShieldX : kind === 'dir' ? IconFolderFilled : icons[kind];
  return <EntryIcon size={size} stroke={1.25} aria-hidden data-kind={entry.threat === null ? kind : 'threat'} />;
}
