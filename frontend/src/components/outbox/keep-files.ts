import { uploadFiles } from '../../../../shared/contract/calls/files.ts';
import { nameOf } from '../../../../shared/lib/file-paths.ts';
import { outboxStore } from '../../api/outbox-store.ts';
import { sharedComputer } from '../../api/shared-computer.ts';
import { UnsentSave, type WaitingFile } from '../../api/outbox-entry.ts';
import { formatSize } from '../../text/files.ts';
import { networkText } from '../../text/network.ts';
import { outboxText as text } from '../../text/outbox.ts';
import { toast } from '../../state/toast.ts';
import { currentAddress } from './keep-in-outbox.ts';

/** The server takes a file of this size as one form. */
const largestFile = 60_000_000;
const maxBytes = 200_000_000;

export type FileToKeep = WaitingFile & {
  /** The key of the whole upload, so that a file that arrived although its answer was lost is not sent again. */
  key: string;
  projectCode: string;
};

/**
 * Keeps files until there is a network.
 * @returns for each why it cannot wait, or undefined
 */
export async function keepFiles(files: readonly FileToKeep[]): Promise<readonly (string | undefined)[]> {
  const faults: (string | undefined)[] = [];
  for (const file of files) faults.push(await keepFile(file));
  if (faults.includes(undefined)) toast.success(text.kept);
  return faults;
}

async function keepFile({ key, projectCode, ...file }: FileToKeep): Promise<string | undefined> {
  if (sharedComputer.get()) return networkText.goneHintOnShared;
  const { size } = file.blob;
  if (size > largestFile) return text.fileTooLarge(formatSize(largestFile));
  try {
    const waiting = (await outboxStore.readAll()).reduce((sum, entry) => sum + (entry.file?.blob.size ?? 0), 0);
    if (waiting + size > maxBytes) return text.full(formatSize(maxBytes));
    const { outbox } = await import('../../api/browser-outbox.ts');
    const title = text.file(nameOf(file.path), formatSize(size), projectCode);
    const unsent = new UnsentSave({ key, isTried: false }, uploadFiles, { params: { projectCode } });
    await outbox.add(unsent, { title, form: { address: currentAddress() }, file });
    return undefined;
  } catch (error) {
    console.error(error);
    return text.noRoom;
  }
}
