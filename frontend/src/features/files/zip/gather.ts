import { listFiles } from '../../../../../shared/contract/calls/files.ts';
import { folderOf, nameOf } from '../../../../../shared/lib/file-paths.ts';
import type { FileEntry } from '../../../../../shared/schemas/file.ts';
import { call } from '../../../api/call.ts';

export type FolderContents = { files: FileEntry[]; emptyFolders: string[]; locked: FileEntry[] };

export async function gather(
  projectCode: string,
  chosen: readonly FileEntry[],
  signal: AbortSignal,
): Promise<FolderContents> {
  const gathered: FolderContents = { files: [], emptyFolders: [], locked: [] };
  const rest = [...chosen];
  for (let entry = rest.shift(); entry; entry = rest.shift()) {
    if (entry.type === 'file') (entry.threat === null ? gathered.files : gathered.locked).push(entry);
    else {
      const inside = await entriesOf(projectCode, entry.path, signal);
      if (inside.length === 0) gathered.emptyFolders.push(entry.path);
      rest.push(...inside);
    }
  }
  return gathered;
}

async function entriesOf(projectCode: string, path: string, signal: AbortSignal): Promise<FileEntry[]> {
  const entries: FileEntry[] = [];
  let continueFrom: string | null = null;
  do {
    const query: { path: string; continueFrom?: string } = { path, ...(continueFrom !== null && { continueFrom }) };
    const page: { items: FileEntry[]; next: string | null } = await call(
      listFiles,
      { params: { projectCode }, query },
      { signal },
    );
    entries.push(...page.items);
    continueFrom = page.next;
  } while (continueFrom !== null);
  return entries;
}

export function zipName(projectCode: string, chosen: readonly FileEntry[]): string {
  const [first] = chosen;
  const folder = first && chosen.length === 1 ? first.path : folderOf(first?.path ?? '');
  return `${folder === '' ? projectCode : `${projectCode} ${nameOf(folder)}`}.zip`;
}
