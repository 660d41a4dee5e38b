import { deleteFile, restoreFile } from '../../../../shared/contract/calls/files.ts';
import { nameOf } from '../../../../shared/lib/file-paths.ts';
import type { FileEntry } from '../../../../shared/schemas/file.ts';
import { callInOrder, newAttempt } from '../../api/call-in-order.ts';
import { call } from '../../api/call.ts';
import { offerUndoBy } from '../../api/undo.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { formatNumber } from '../../components/format.ts';
import { keepUnsent } from '../../components/outbox/keep-in-outbox.ts';
import { toast } from '../../state/toast.ts';
import { filesText as text } from '../../text/files.ts';
import { type FileRef, eachFileOf, throwingEachFileOf } from './file-work.ts';

type DeletedFile = FileRef & { since: string };

export function fileDeletions(projectCode: string) {
  const params = { projectCode };
  const each = eachFileOf(projectCode);
  const throwingEach = throwingEachFileOf(projectCode);

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
    const gone: DeletedFile[] = [];
    const isDone = await each(entries, text.notDeleted, async (entry) => {
      const deletion = await deleteOrKeep(entry);
      if (deletion) gone.push({ ...entry, since: deletion.startedAt });
      return deletion ?? { taskId: null };
    });
    if (gone.length > 0) {
      toast.success(
        text.deleted(formatNumber(gone.length), gone.length === 1),
        offerUndoBy(() => bringBackRest(gone)),
      );
    }
    return isDone;
  }

  /** @returns undefined if the deletion waits for a network, which that of a folder cannot */
  async function deleteOrKeep({ type, path, timestamp }: FileEntry) {
    const since = type === 'file' && timestamp !== null ? { unchangedSince: timestamp } : {};
    const input = { params, body: { type, path, ...since } };
    if (type === 'dir') return call(deleteFile, input);
    const deletion = await keepUnsent(await callInOrder(deleteFile, input, newAttempt()), { name: nameOf(path) });
    return deletion === 'waiting' ? undefined : deletion;
  }

  async function bringBack(entries: readonly FileRef[]): Promise<void> {
    if (await each(entries, text.notRestored, restore)) toast.success(text.restored);
  }

  /** @param rest what is not restored yet: an attempt that fails leaves it to the next */
  async function bringBackRest(rest: DeletedFile[]): Promise<void> {
    const isDone = await throwingEach([...rest], text.notRestored, async (entry) => {
      const restoring = await restore(entry);
      rest.splice(rest.indexOf(entry), 1);
      return restoring;
    });
    if (isDone) toast.success(text.restored);
  }

  function restore({ type, path, since }: FileRef & { since?: string }) {
    const isSince = type === 'dir' && since !== undefined;
    return call(restoreFile, { params, body: { type, path, ...(isSince && { since }) } });
  }

  async function restoreVersion(path: string, versionId: string): Promise<boolean> {
    const restore = () => call(restoreFile, { params, body: { type: 'file', path, versionId } });
    const isDone = await each([{ type: 'file', path }], text.notRestored, restore);
    if (isDone) toast.success(text.restored);
    return isDone;
  }

  return { remove, bringBack, restoreVersion };
}

export function wordsFor(entries: readonly FileEntry[]): string {
  return entries.length === 1 ? entries[0]!.basename : text.items(formatNumber(entries.length));
}
