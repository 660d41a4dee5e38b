import { saveFile } from '../../../api/save-file.ts';

/** Above this a person is asked where to put it, where the browser can write there piece by piece. */
const largeBytes = 256 * 1024 ** 2;

type Writable = WritableStream<Uint8Array> & { abort: (reason?: unknown) => Promise<void> };
type Picker = (options: {
  suggestedName: string;
  types: { description: string; accept: Record<string, string[]> }[];
}) => Promise<{ createWritable: () => Promise<Writable> }>;

export type Keeping = (stream: ReadableStream<Uint8Array>, signal: AbortSignal) => Promise<void>;

/** How the packed file is kept: written to disk as it comes where it is large and the browser can, else given to the downloads when it is whole. @returns nothing when the person chose no place */
export async function keepAs(fileName: string, bytes: number): Promise<Keeping | undefined> {
  const pick = (globalThis as { showSaveFilePicker?: Picker }).showSaveFilePicker;
  if (pick && bytes > largeBytes) {
    try {
      const types = [{ description: 'ZIP', accept: { 'application/zip': ['.zip'] } }];
      const file = await pick({ suggestedName: fileName, types });
      const writable = await file.createWritable();
      // What is broken off leaves no file.
      return (stream, signal) => stream.pipeTo(writable, { signal });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
      // The click was too long ago, or the place cannot be written to.
    }
  }
  return async (stream, signal) => {
    const blob = await new Response(stream, { headers: { 'content-type': 'application/zip' } }).blob();
    if (!signal.aborted) saveFile(blob, fileName);
  };
}
