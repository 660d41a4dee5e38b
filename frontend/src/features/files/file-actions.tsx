import {
  continueFileTask,
  createFolder,
  deleteFile,
  downloadFile,
  listDeletedFiles,
  listFiles,
  moveFile,
  restoreFile,
} from '../../../../shared/contract/calls/files.ts';
import { cleanName, folderOf, joinPath, nameFault, nameOf } from '../../../../shared/lib/file-paths.ts';
import type { FileEntry } from '../../../../shared/schemas/file.ts';
import { callInOrder, newAttempt } from '../../api/call-in-order.ts';
import { call } from '../../api/call.ts';
import { networkValue } from '../../api/network.ts';
import { queryClient } from '../../api/query-client.ts';
import { followDownload } from '../../api/save-file.ts';
import { reportError } from '../../api/report-error.ts';
import { offerUndoBy } from '../../api/undo.ts';
import { confirm, prompt } from '../../components/dialogs/dialogs.ts';
import { formatNumber } from '../../components/format.ts';
import { keepInOutbox } from '../../components/outbox/keep-in-outbox.ts';
import { loadPart } from '../../components/parts.ts';
import { toast } from '../../state/toast.ts';
import { common } from '../../text/common.ts';
import { filesText as text } from '../../text/files.ts';
import { MoveDialog } from './move-dialog.tsx';
import { showReading } from './show-reading.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

type Ref = Pick<FileEntry, 'type' | 'path'>;
type LeftoverFile = { path: string; message: string };
const keptName = 255;

export async function readFilesAgain(): Promise<void> {
  await Promise.all(
    [listFiles, listDeletedFiles].map((route) => queryClient.invalidateQueries({ queryKey: [route.name] })),
  );
}

export function fileActions(projectCode: string) {
  const params = { projectCode };

  async function each<One extends Ref>(
    entries: readonly One[],
    failure: string,
    work: (entry: One) => Promise<{ taskId: number | null }>,
  ): Promise<boolean> {
    const left: LeftoverFile[] = [];
    try {
      for (const entry of entries) {
        const { taskId } = await work(entry);
        if (taskId !== null) left.push(...(await follow(entry.path, taskId)));
      }
      if (left.length > 0) reportLeftover(failure, left);
      return left.length === 0;
    } catch (error) {
      reportError(error, failure);
      return false;
    } finally {
      if (networkValue.get()) await readFilesAgain();
    }
  }

  async function follow(path: string, taskId: number): Promise<LeftoverFile[]> {
    for (;;) {
      const { isDone, count, left } = await call(continueFileTask, { params, body: { taskId } });
      if (isDone) return left;
      toast.info(text.working(path, count));
    }
  }

  const checkName = (name: string) => nameFault(cleanName(name));

  async function makeFolder(folder: string, open: (path: string) => void): Promise<void> {
    const name = await prompt({
      title: text.newFolder,
      label: text.name,
      verb: text.create,
      maxLength: keptName,
      check: checkName,
    });
    if (name === undefined) return;
    try {
      const path = joinPath(folder, cleanName(name));
      await call(createFolder, { params, body: { path } });
      toast.success(text.folderCreated(nameOf(path)), { action: { label: common.open, onSelect: () => open(path) } });
    } catch (error) {
      reportError(error, text.folderNotCreated);
    }
    await readFilesAgain();
  }

  async function rename({ type, path, basename }: FileEntry): Promise<void> {
    const name = await prompt({
      title: text.renameOf(basename),
      label: text.name,
      initial: basename,
      verb: text.rename,
      maxLength: keptName,
      check: checkName,
    });
    if (name === undefined || name === basename) return;
    const to = joinPath(folderOf(path), name);
    const move = (entry: Ref) => call(moveFile, { params, body: { type, from: entry.path, to } });
    if (await each([{ type, path }], text.notRenamed, move)) toast.success(text.renamed);
  }

  async function move(entries: readonly FileEntry[]): Promise<boolean> {
    const to = await showReading({
      title: text.moveTitle(wordsFor(entries)),
      content: (close) => <MoveDialog projectCode={projectCode} entries={entries} onClose={close} />,
    });
    // The project's root is '/', since '' means no choice.
    if (to === undefined) return false;
    const folder = to === '/' ? '' : to;
    const isDone = await each(entries, text.notMoved, ({ type, path }) =>
      call(moveFile, { params, body: { type, from: path, to: joinPath(folder, nameOf(path)) } }),
    );
    if (isDone) toast.success(text.moved(formatNumber(entries.length), entries.length === 1));
    return isDone;
  }

  async function remove(entries: readonly FileEntry[]): Promise<boolean> {
    const [first] = entries;
    if (!first) return false;
    const question =
      entries.length > 1
        ? text.deleteMany(formatNumber(entries.length))
        : first.type === 'dir'
          ? text.deleteFolder(first.basename)
          : text.deleteFile(first.basename);
    const isSure = await confirm({
      title: text.deleteTitle(wordsFor(entries)),
      message: (
        <>
          <p>{question}</p>
          <p>{text.deleteHint}</p>
        </>
      ),
      verb: text.delete,
      tone: 'danger',
    });
    if (!isSure) return false;
    const gone: (Ref & { since: string })[] = [];
    const isDone = await each(entries, text.notDeleted, async (entry) => {
      const deletion = await deleteOrKeep(entry);
      if (deletion) gone.push({ ...entry, since: deletion.startedAt });
      return deletion ?? { taskId: null };
    });
    if (!isDone) return false;
    if (gone.length === 0) return true;
    toast.success(
      text.deleted(formatNumber(gone.length), gone.length === 1),
      offerUndoBy(() => bringBack(gone)),
    );
    return true;
  }

  /** @returns undefined if the deletion waits for a network, which that of a folder cannot */
  async function deleteOrKeep({ type, path, timestamp }: FileEntry) {
    const since = type === 'file' && timestamp !== null ? { unchangedSince: timestamp } : {};
    const input = { params, body: { type, path, ...since } };
    if (type === 'dir') return call(deleteFile, input);
    try {
      return await callInOrder(deleteFile, input, newAttempt());
    } catch (error) {
      if (await keepInOutbox(error, { name: nameOf(path) })) return undefined;
      throw error;
    }
  }

  async function bringBack(entries: readonly (Ref & { since?: string })[]): Promise<void> {
    const sinceOf = new Map(entries.map(({ path, since }) => [path, since]));
    const isDone = await each(entries, text.notRestored, ({ type, path }) => {
      const since = type === 'dir' ? sinceOf.get(path) : undefined;
      return call(restoreFile, { params, body: { type, path, ...(since !== undefined && { since }) } });
    });
    if (isDone) toast.success(text.restored);
  }

  async function restoreVersion(path: string, versionId: string): Promise<boolean> {
    const restore = () => call(restoreFile, { params, body: { type: 'file', path, versionId } });
    const isDone = await each([{ type: 'file', path }], text.notRestored, restore);
    if (isDone) toast.success(text.restored);
    return isDone;
  }

  async function download(entries: readonly FileEntry[]): Promise<void> {
    const [first] = entries;
    if (!first) return;
    if (entries.length === 1 && first.type === 'file') return downloadOne(first.path);
    try {
      const { downloadZip } = await loadPart(() => import('./zip/download-zip.ts'));
      await downloadZip(projectCode, entries);
    } catch (error) {
      reportError(error, text.notDownloaded);
    }
  }

  async function downloadOne(path: string, versionId?: string): Promise<void> {
    try {
      const query = { path, ...(versionId !== undefined && { versionId }) };
      const { url, fileName } = await call(downloadFile, { params, query });
      followDownload(url, fileName);
    } catch (error) {
      reportError(error, text.notDownloaded);
    }
  }

  async function showVersions({ path, basename }: FileEntry): Promise<void> {
    await showReading({
      title: text.versionsOf(basename),
      content: (close) => (
        <VersionsDialog
          projectCode={projectCode}
          path={path}
          onDownload={(versionId) => void downloadOne(path, versionId)}
          onRestore={async (versionId) => {
            if (await restoreVersion(path, versionId)) close();
          }}
        />
      ),
    });
  }

  return { makeFolder, rename, move, remove, bringBack, download, showVersions };
}

function reportLeftover(failure: string, left: readonly LeftoverFile[]): void {
  const [first] = left;
  if (left.length === 1) toast.error(`${nameOf(first!.path)}: ${first!.message}`);
  else {
    const names = left.slice(0, 3).map(({ path }) => nameOf(path));
    toast.error(text.left(failure, formatNumber(left.length), names.join(', '), left.length > names.length));
  }
}

function wordsFor(entries: readonly FileEntry[]): string {
  return entries.length === 1 ? entries[0]!.basename : text.items(formatNumber(entries.length));
}
