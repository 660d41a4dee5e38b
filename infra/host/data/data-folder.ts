import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { takeLock } from '../../build/lock.ts';
import { StartError } from './start-error.ts';

/** Tells tests and tools where the running host answers. */
export const addressFile = 'local-stack.json';

/** Other users of the machine may not read its keys and personal data. File systems without permissions are accepted. */
function makePrivate(path: string): void {
  try {
    chmodSync(path, 0o700);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** The folder with all that a host stores. One host at a time holds it, under a lock. */
export class DataFolder {
  readonly path: string;
  readonly #release: () => void;

  private constructor(path: string, release: () => void) {
    this.path = path;
    this.#release = release;
  }

  /** @throws StartError if it cannot be written to, or another host holds it */
  static take(folder: string): DataFolder {
    const path = resolve(folder);
    try {
      mkdirSync(path, { recursive: true });
      accessSync(path, constants.W_OK);
      makePrivate(path);
    } catch (error) {
      throw new StartError(`Datamappen ${path} går inte att skriva i: ${(error as Error).message}.`);
    }
    const release = takeLock(join(path, 'lock'));
    if (!release) {
      throw new StartError(`Datamappen ${path} används av en annan start av Klang. Stoppa den eller ange --data.`);
    }
    // A host that was killed has left its address.
    rmSync(join(path, addressFile), { force: true });
    return new DataFolder(path, release);
  }

  file(name: string): string {
    return join(this.path, name);
  }

  has(name: string): boolean {
    return existsSync(this.file(name));
  }

  /** Only for what can be made again: undefined if it is missing or damaged. */
  readJson(name: string): unknown {
    try {
      return JSON.parse(readFileSync(this.file(name), 'utf8'));
    } catch {
      return undefined;
    }
  }

  writeJson(name: string, value: unknown): void {
    writeFileSync(this.file(`${name}.next`), `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
    renameSync(this.file(`${name}.next`), this.file(name));
  }

  remove(name: string): void {
    rmSync(this.file(name), { force: true });
  }

  release(): void {
    this.#release();
  }
}
