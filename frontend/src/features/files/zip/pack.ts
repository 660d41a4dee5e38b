import { makeZip } from 'client-zip';
import { downloadFile } from '../../../../../shared/contract/calls/files.ts';
import type { FileEntry } from '../../../../../shared/schemas/file.ts';
import { isCancelled } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { filesText as text } from '../../../text/files.ts';
import type { FolderContents } from './gather.ts';

export type SkippedFile = { path: string; message: string };

type PackOptions = {
  projectCode: string;
  gathered: FolderContents;
  below: string;
  signal: AbortSignal;
  onBytes: (bytes: number) => void;
  onFile: () => void;
  onSkipped: (skipped: SkippedFile) => void;
};

/**
 * Small files are prefetched while earlier ones are packed; a large one is fetched when it is next, since its
 * connection would idle too long.
 */
const prefetchCount = 4;
const smallBytes = 1024 ** 2;

/** Streams one ZIP of all files directly from S3, with backpressure: holds only what is in transit. */
export function pack({ gathered, below, ...packing }: PackOptions): ReadableStream<Uint8Array> {
  const nameOf = (path: string) => (below === '' ? path : path.slice(below.length + 1));
  async function* inputs() {
    for (const folder of gathered.emptyFolders) yield { name: `${nameOf(folder)}/` };
    const waiting: { file: FileEntry; answer: Promise<Response | undefined> }[] = [];
    const rest = [...gathered.files];
    for (;;) {
      while (waiting.length < prefetchCount && rest[0] && (waiting.length === 0 || rest[0].size <= smallBytes)) {
        const file = rest.shift()!;
        waiting.push({ file, answer: fetchFile(file, packing) });
      }
      const next = waiting.shift();
      if (!next) return;
      const body = (await next.answer)?.body;
      if (!body) continue;
      const { path, timestamp } = next.file;
      const counted = body.pipeThrough(counter(packing.onBytes));
      yield { name: nameOf(path), lastModified: new Date(timestamp ?? Date.now()), input: counted };
      packing.onFile();
    }
  }
  return makeZip(inputs(), { buffersAreUTF8: true });
}

/** @returns undefined for an unavailable file, which is reported; the others are packed anyway */
async function fetchFile(
  { path, size }: FileEntry,
  { projectCode, signal, onSkipped }: Pick<PackOptions, 'projectCode' | 'signal' | 'onSkipped'>,
): Promise<Response | undefined> {
  try {
    const { url } = await call(downloadFile, { params: { projectCode }, query: { path } }, { signal });
    const answer = await fetch(url, { signal });
    if (answer.ok) return size > smallBytes ? answer : new Response(await answer.blob());
    onSkipped({ path, message: text.refusedDownload(String(answer.status)) });
  } catch (error) {
    if (signal.aborted || isCancelled(error)) return undefined;
    onSkipped({ path, message: error instanceof TypeError ? text.noContact : wordsOf(error) });
  }
  return undefined;
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function counter(onBytes: (bytes: number) => void): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array> {
  return new TransformStream({
    transform(chunk, controller) {
      onBytes(chunk.length);
      controller.enqueue(chunk);
    },
  });
}
