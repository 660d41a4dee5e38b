import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable, pipeline } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { signatures } from '../../functions/platform/zip-records.ts';

/** What keeps an archive from being restored; the message is for people, in Swedish. */
export class UnusableArchive extends Error {
  override readonly name = 'UnusableArchive';
}

type ZipEntry = { path: string; at: number; packed: number; bytes: number; isPacked: boolean };

const incomplete = () => new UnusableArchive('Filen är inte ett helt uttag: den är avklippt eller skadad.');
const endBytes = 56 + 20 + 22;

/** Reads what `ZipStream` writes. */
export class ZipReader {
  readonly #path: string;
  readonly #entries: ReadonlyMap<string, ZipEntry>;

  private constructor(path: string, entries: ReadonlyMap<string, ZipEntry>) {
    this.#path = path;
    this.#entries = entries;
  }

  /** @throws UnusableArchive when it is no such file, or not whole */
  static async open(path: string): Promise<ZipReader> {
    const file = await open(path).catch(() => {
      throw new UnusableArchive(`Filen ${path} går inte att läsa.`);
    });
    try {
      return new ZipReader(path, await readEntries(file));
    } finally {
      await file.close();
    }
  }

  get paths(): string[] {
    return [...this.#entries.keys()];
  }

  /** @throws UnusableArchive, also while it is read */
  async *read(path: string): AsyncGenerator<Uint8Array> {
    const entry = this.#entries.get(path);
    if (!entry) throw new UnusableArchive(`Uttaget saknar ${path}.`);
    const file = await open(this.#path);
    const header = await bytesAt(file, entry.at, 30).finally(() => file.close());
    if (header.readUInt32LE(0) !== signatures.local) throw incomplete();
    const start = entry.at + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
    const source =
      entry.packed === 0 ? Readable.from([]) : createReadStream(this.#path, { start, end: start + entry.packed - 1 });
    const content = entry.isPacked ? pipeline(source, createInflateRaw(), () => undefined) : source;
    try {
      for await (const chunk of content) yield chunk as Uint8Array;
    } catch {
      throw new UnusableArchive(`${path} i uttaget är skadad.`);
    }
  }
}

async function readEntries(file: FileHandle): Promise<Map<string, ZipEntry>> {
  const { size } = await file.stat();
  if (size < endBytes) throw incomplete();
  const end = await bytesAt(file, size - endBytes, endBytes);
  if (end.readUInt32LE(0) !== signatures.end64 || end.readUInt32LE(76) !== signatures.end) throw incomplete();
  const [bytes, start] = [Number(end.readBigUInt64LE(40)), Number(end.readBigUInt64LE(48))];
  if (start + bytes + endBytes !== size) throw incomplete();
  const directory = await bytesAt(file, start, bytes);
  const entries = new Map<string, ZipEntry>();
  for (let at = 0; at < bytes;) {
    if (at + 46 > bytes || directory.readUInt32LE(at) !== signatures.central) throw incomplete();
    const nameLength = directory.readUInt16LE(at + 28);
    const extra = at + 46 + nameLength + 4;
    if (extra + 24 > bytes) throw incomplete();
    const long = (index: number) => Number(directory.readBigUInt64LE(extra + index * 8));
    const path = directory.toString('utf8', at + 46, at + 46 + nameLength);
    const isPacked = directory.readUInt16LE(at + 10) !== 0;
    entries.set(path, { path, bytes: long(0), packed: long(1), at: long(2), isPacked });
    at = extra + directory.readUInt16LE(at + 30) - 4;
  }
  return entries;
}

async function bytesAt(file: FileHandle, at: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, at);
  if (bytesRead !== bytes) throw incomplete();
  return buffer;
}
