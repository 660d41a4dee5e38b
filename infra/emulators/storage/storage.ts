import type { IsComplete } from './durable-files.ts';

export type Storage = {
  writeBlob(name: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** @param end the last byte, inclusive */
  readBlob(name: string, start: number, end: number): AsyncIterable<Uint8Array>;
  removeBlob(name: string): Promise<void>;
  removeUnusedBlobs(used: ReadonlySet<string>): Promise<void>;
  writeRecord(folder: string, name: string, value: unknown): Promise<void>;
  removeRecord(folder: string, name: string): Promise<void>;
  /** @param isWhole false for an object that is not what was written there @throws DamagedFile */
  readRecords(folder: string, isWhole?: IsComplete): Promise<unknown[]>;
};

export function memoryStorage(): Storage {
  const blobs = new Map<string, Buffer>();
  const folders = new Map<string, Map<string, string>>();
  const folderOf = (name: string) => {
    if (!folders.has(name)) folders.set(name, new Map());
    return folders.get(name)!;
  };
  return {
    async writeBlob(name, content) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of content) chunks.push(chunk);
      blobs.set(name, Buffer.concat(chunks));
    },
    async *readBlob(name, start, end) {
      const blob = blobs.get(name);
      if (!blob) throw new Error(`No blob ${name}`);
      yield blob.subarray(start, end + 1);
    },
    async removeBlob(name) {
      blobs.delete(name);
    },
    async removeUnusedBlobs(used) {
      for (const name of blobs.keys()) if (!used.has(name)) blobs.delete(name);
    },
    async writeRecord(folder, name, value) {
      folderOf(folder).set(name, JSON.stringify(value));
    },
    async removeRecord(folder, name) {
      folderOf(folder).delete(name);
    },
    async readRecords(folder) {
      return [...folderOf(folder).values()].map((text) => JSON.parse(text) as unknown);
    },
  };
}
