import { extensionOf } from '../../../../shared/lib/file-paths.ts';
import { filesText as text } from '../../text/files.ts';
import type { ChosenFile } from './uploads/upload-queue.ts';

export type DroppedFiles = { files: ChosenFile[]; emptyFolders: string[] };

/**
 * Reads dropped files and folders recursively. Must be called synchronously in the drop event: the browser clears the
 * data afterwards.
 */
export function readDropped(data: DataTransfer): Promise<DroppedFiles> {
  const entries = [...data.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  const plain = [...data.files].map((blob) => ({ path: blob.name, blob }));
  return walk(entries, plain);
}

async function walk(entries: readonly (FileSystemEntry | null)[], plain: ChosenFile[]): Promise<DroppedFiles> {
  const found: DroppedFiles = { files: [], emptyFolders: [] };
  const known = entries.filter((entry) => entry !== null);
  if (known.length === 0) return { ...found, files: plain };
  for (const entry of known) await walkEntry(entry, found);
  return found;
}

async function walkEntry(entry: FileSystemEntry, found: DroppedFiles): Promise<void> {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) {
    const blob = await new Promise<File>((resolve, reject) => {
      (entry as FileSystemFileEntry).file(resolve, reject);
    });
    found.files.push({ path, blob });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  let count = 0;
  for (;;) {
    // Browsers return at most a hundred entries per call.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) break;
    count += some.length;
    for (const one of some) await walkEntry(one, found);
  }
  if (count === 0) found.emptyFolders.push(path);
}

/** Cameras of phones give each photo the same name. */
export function takenPhotos(list: FileList): ChosenFile[] {
  return [...list].map((blob) => {
    const name = text.photo(new Date(blob.lastModified));
    return { path: `${name}.${extensionOf(blob.name) || 'jpg'}`, blob };
  });
}

export function chosenFiles(list: FileList): ChosenFile[] {
  return [...list].map((blob) => ({ path: blob.webkitRelativePath || blob.name, blob }));
}
