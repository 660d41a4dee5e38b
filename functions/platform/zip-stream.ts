import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { type Entry, centralRecord, descriptorOf, endRecords, localHeader } from './zip-records.ts';

type Write = (bytes: Uint8Array) => Promise<void>;
export type ZippedEntry = Entry & { sha256: string };

/**
 * Writes a ZIP in one direction, one entry after the other, with little in memory. Entries and ZIP may exceed 4 GiB.
 * Another stream continues where one has stopped between two entries.
 */
export class ZipStream {
  readonly #write: Write;
  readonly #now: Date;
  #at: number;

  /** @param options.at how much of the ZIP has been written */
  constructor(write: Write, { at, now }: { at: number; now: Date }) {
    this.#write = write;
    this.#now = now;
    this.#at = at;
  }

  get at(): number {
    return this.#at;
  }

  /** @param options.isPacked false for what hardly shrinks, such as pictures and PDFs */
  async add(
    path: string,
    content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
    { isPacked = true } = {},
  ): Promise<ZippedEntry> {
    const entry: Entry = { path, at: this.#at, crc: 0, packed: 0, bytes: 0, isPacked };
    await this.#put(localHeader(entry, this.#now));
    const hash = createHash('sha256');
    const measured = async function* () {
      for await (const chunk of content) {
        hash.update(chunk);
        entry.crc = crc32(chunk, entry.crc);
        entry.bytes += chunk.length;
        yield chunk;
      }
    };
    const sink = async (chunks: AsyncIterable<Uint8Array>) => {
      for await (const chunk of chunks) {
        entry.packed += chunk.length;
        await this.#put(chunk);
      }
    };
    const source = Readable.from(measured(), { objectMode: false });
    await (isPacked ? pipeline(source, createDeflateRaw({ level: 6 }), sink) : pipeline(source, sink));
    await this.#put(descriptorOf(entry));
    return { ...entry, sha256: hash.digest('hex') };
  }

  /** @param entries all of them, in any order */
  async end(entries: readonly Entry[]): Promise<void> {
    const start = this.#at;
    for (const entry of entries) await this.#put(centralRecord(entry, this.#now));
    await this.#put(endRecords({ count: entries.length, start, bytes: this.#at - start }));
  }

  async #put(bytes: Uint8Array): Promise<void> {
    await this.#write(bytes);
    this.#at += bytes.length;
  }
}
