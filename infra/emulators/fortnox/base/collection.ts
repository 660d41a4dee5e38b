import { createHash } from 'node:crypto';
import type { Storage } from '../../storage/storage.ts';

/** Held in memory and written in sequence; `flush` waits until the records are stored. */
export class Collection<T> {
  readonly #storage: Storage;
  readonly #folder: string;
  readonly #idOf: (value: T) => string;
  readonly #values = new Map<string, T>();
  readonly #waiting = new Set<string>();
  #written: Promise<unknown> = Promise.resolve();

  constructor(storage: Storage, folder: string, idOf: (value: T) => string) {
    this.#storage = storage;
    this.#folder = folder;
    this.#idOf = idOf;
  }

  async load(): Promise<void> {
    const values = (await this.#storage.readRecords(this.#folder)) as T[];
    for (const value of values) this.#values.set(this.#idOf(value), value);
  }

  get(id: string): T | undefined {
    return this.#values.get(id);
  }

  all(): T[] {
    return [...this.#values.values()];
  }

  set(value: T): void {
    this.#values.set(this.#idOf(value), value);
    this.#write(this.#idOf(value));
  }

  remove(id: string): void {
    this.#values.delete(id);
    this.#write(id);
  }

  async flush(): Promise<void> {
    await this.#written;
  }

  #write(id: string): void {
    if (this.#waiting.has(id)) return;
    this.#waiting.add(id);
    const write = () => {
      this.#waiting.delete(id);
      const value = this.#values.get(id);
      return value === undefined
        ? this.#storage.removeRecord(this.#folder, fileName(id))
        : this.#storage.writeRecord(this.#folder, fileName(id), value);
    };
    this.#written = this.#written.then(write, write);
    // Prevents an unhandled rejection; `flush` reports the failure.
    this.#written.catch(() => {});
  }
}

function fileName(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 40);
}
