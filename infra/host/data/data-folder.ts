import { accessSync, constants, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { takeLock } from '../../build/lock.ts';
import { StartError } from './start-error.ts';

export class DataFolder {
  readonly path: string;
  readonly #release: () => void;

  private constructor(path: string, release: () => void) {
    this.path = path;
    this.#release = release;
  }

  static take(folder: string): DataFolder {
    const path = resolve(folder);
    try {
      mkdirSync(path, { recursive: true });
      accessSync(path, constants.W_OK);
    } catch (error) {
      throw new StartError(`Datamappen ${path} går inte att skriva i: ${(error as Error).message}.`);
    }
    const release = takeLock(join(path, 'lock'));
    if (!release) {
      throw new StartError(`Datamappen ${path} används av en annan start av Klang. Stoppa den eller ange --data.`);
    }
    rmSync(join(path, 'local-stack.json'), { force: true });
    return new DataFolder(path, release);
  }

  file(name: string): string {
    return join(this.path, name);
  }

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
