import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

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

/** Unordered; none if the folder does not exist. Removes partial writes of a crash. */
export async function readJsonFolder(folder: string): Promise<unknown[]> {
  const names = await readdir(folder).catch(() => []);
  await Promise.all(names.filter((name) => name.endsWith('.tmp')).map((name) => rm(join(folder, name))));
  const found: unknown[] = [];
  const wanted = names.filter((name) => name.endsWith('.json'));
  for (let at = 0; at < wanted.length; at += 64) {
    const texts = await Promise.all(wanted.slice(at, at + 64).map((name) => readFile(join(folder, name), 'utf8')));
    found.push(...texts.map((text) => JSON.parse(text) as unknown));
  }
  return found;
}
