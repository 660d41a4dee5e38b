import { saveFile } from '../../../api/save-file.ts';

/** Above this size the user chooses a target file, in browsers that can stream to disk. */
const largeBytes = 256 * 1024 ** 2;

type Writable = WritableStream<Uint8Array> & { abort: (reason?: unknown) => Promise<void> };
type Picker = (options: {
  suggestedName: string;
  types: { description: string; accept: Record<string, string[]> }[];
}) => Promise<{ createWritable: () => Promise<Writable> }>;

export type StreamSaver = (stream: ReadableStream<Uint8Array>, signal: AbortSignal) => Promise<void>;

/**
 * How the ZIP is saved: streamed to disk when it is large and the browser can, else downloaded when complete. @returns
 * undefined when the user cancelled
 */
export async function keepAs(fileName: string, bytes: number): Promise<StreamSaver | undefined> {
  const pick = (globalThis as { showSaveFilePicker?: Picker }).showSaveFilePicker;
  if (pick && bytes > largeBytes) {
    try {
      const types = [{ description: 'ZIP', accept: { 'application/zip': ['.zip'] } }];
      const file = await pick({ suggestedName: fileName, types });
      const writable = await file.createWritable();
      // Aborting leaves no file.
      return (stream, signal) => stream.pipeTo(writable, { signal });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
      // The user gesture has expired, or the target is not writable.
    }
  }
  return async (stream, signal) => {
    const blob = await new Response(stream, { headers: { 'content-type': 'application/zip' } }).blob();
    if (!signal.aborted) saveFile(blob, fileName);
  };
}
