import { createHash } from 'node:crypto';
import type { Storage } from '../../storage/storage.ts';

/**
 * Held in memory and written in sequence. `flush` waits until the records are stored, and throws while one of them could
 * not be.
 */
export class Collection<T> {
  readonly #storage: Storage;
  readonly #folder: string;
  readonly #idOf: (value: T) => string;
  readonly #values = new Map<string, T>();
  readonly #unsaved = new Set<string>();
  #saved: Promise<void> = Promise.resolve();

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
    await this.#save();
  }

  #write(id: string): void {
    this.#unsaved.add(id);
    // Prevents an unhandled rejection; `flush` reports the failure.
    this.#save().catch(() => {});
  }

  #save(): Promise<void> {
    const save = () => this.#saveAll();
    this.#saved = this.#saved.then(save, save);
    return this.#saved;
  }

  async #saveAll(): Promise<void> {
    const failures: unknown[] = [];
    const ids = [...this.#unsaved];
    for (const id of ids) {
      this.#unsaved.delete(id);
      try {
        await this.#store(id);
      } catch (error) {
        this.#unsaved.add(id);
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }

  #store(id: string): Promise<void> {
    const value = this.#values.get(id);
    return value === undefined
      ? this.#storage.removeRecord(this.#folder, fileName(id))
      : this.#storage.writeRecord(this.#folder, fileName(id), value);
  }
}

function fileName(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 40);
}
