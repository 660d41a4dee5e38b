import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A stored file that cannot be read, or is not what was written there. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
  readonly file: string;

  constructor(file: string, fault: unknown) {
    super(fault instanceof Error ? fault.message : String(fault));
    this.file = file;
  }
}

type Content = string | AsyncIterable<Uint8Array>;

/** Atomic: neither a crash nor a failing source leaves part of a file. */
export async function writeDurably(path: string, content: Content): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `.${randomUUID()}.tmp`);
  try {
    await writeAndSync(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

async function writeAndSync(path: string, content: Content): Promise<void> {
  const file = await open(path, 'wx');
  try {
    if (typeof content === 'string') await file.writeFile(content);
    else for await (const chunk of content) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

// Windows cannot open a folder; there, the rename is durable without it.
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * None if the folder does not exist.
 * @throws DamagedFile
 */
export function entriesOf(folder: string, { recursive = false } = {}): Promise<Dirent[]> {
  return readdir(folder, { recursive, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new DamagedFile(folder, error);
  });
}

export type IsComplete = (value: Record<string, unknown>) => boolean;

/**
 * Unordered; none if the folder does not exist. Removes partial writes of a crash.
 * @param isWhole false for an object that is not what was written there
 * @throws DamagedFile
 */
export async function readJsonFolder(folder: string, isWhole: IsComplete = () => true): Promise<unknown[]> {
  const names = (await entriesOf(folder)).map(({ name }) => name);
  await Promise.all(names.filter((name) => name.endsWith('.tmp')).map((name) => rm(join(folder, name))));
  const found: unknown[] = [];
  const expected = names.filter((name) => name.endsWith('.json'));
  for (let at = 0; at < expected.length; at += 64) {
    found.push(
      ...(await Promise.all(expected.slice(at, at + 64).map((name) => readObject(join(folder, name), isWhole)))),
    );
  }
  return found;
}

async function readObject(file: string, isWhole: IsComplete): Promise<object> {
  try {
    const value = JSON.parse(await readFile(file, 'utf8')) as unknown;
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isObject && isWhole(value as Record<string, unknown>)) return value;
  } catch (error) {
    throw new DamagedFile(file, error);
  }
  throw new DamagedFile(file, 'innehållet är ett annat än det som skrevs');
}
