import { listFiles, noteUploads, uploadFiles } from '../../../shared/contract/calls/files.ts';
import { call } from './call.ts';
import type { OutboxEntry, WaitingFile } from './outbox-entry.ts';
import { queryClient } from './query-client.ts';
import { sendForm } from './send-form.ts';

type SendOptions = {
  signal: AbortSignal;
  /** Stores under which name the file is sent, before it is. */
  keep: (file: WaitingFile) => Promise<void>;
};

/**
 * Uploads a file of the outbox. The server finds by the entry's key whether an earlier attempt arrived, so that the
 * file arrives once.
 */
export async function sendWaitingFile(
  { key, input, file }: OutboxEntry & { file: WaitingFile },
  { signal, keep }: SendOptions,
): Promise<void> {
  const params = input.params as { projectCode: string };
  const { blob, contentType, replace } = file;
  const wanted = { file: file.path, size: blob.size, contentType, replace, keepBoth: true, key, isTried: true };
  const [upload] = await call(uploadFiles, { params, body: { files: [wanted] } }, { signal });
  if (upload?.method === 'form') {
    await keep({ ...file, path: upload.path });
    await sendForm(upload, { file: blob, signal, onProgress: () => undefined });
  } else if (upload?.method !== 'arrived') {
    throw new Error('A file that waits is sent as one form.');
  }
  await call(noteUploads, { params, body: { paths: [upload.path] } }, { signal, idempotencyKey: key });
  void queryClient.invalidateQueries({ queryKey: [listFiles.name] });
}
