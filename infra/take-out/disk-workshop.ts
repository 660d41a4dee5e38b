import { type FileHandle, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Output, Range, Workshop } from '../../functions/exports/take-out/workshop.ts';

/** Pieces in a folder, and the archive in a file that must not exist. */
export class DiskWorkshop implements Workshop {
  readonly #folder: string;
  readonly #archive: FileHandle;

  private constructor(folder: string, archive: FileHandle) {
    this.#folder = folder;
    this.#archive = archive;
  }

  static async in(folder: string, archive: string): Promise<DiskWorkshop> {
    return new DiskWorkshop(folder, await open(archive, 'wx'));
  }

  keep(name: string, content: Uint8Array): Promise<void> {
    return writeFile(join(this.#folder, name), content);
  }

  async read(name: string, range?: Range): Promise<Uint8Array> {
    const path = join(this.#folder, name);
    if (!range) return readFile(path);
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(range.bytes), 0, range.bytes, range.start);
      if (bytesRead < range.bytes) throw new Error(`${path} ends before byte ${range.start + range.bytes}.`);
      return buffer;
    } finally {
      await file.close();
    }
  }

  open(): Promise<Output> {
    const archive = this.#archive;
    return Promise.resolve({
      write: (bytes) => archive.writeFile(bytes),
      pause: () => Promise.resolve(null),
      end: () => archive.sync(),
    });
  }

  close(): Promise<void> {
    return this.#archive.close();
  }
}
