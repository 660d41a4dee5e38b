import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { entriesOf, readJsonFolder, writeDurably } from './durable-files.ts';
import type { Storage } from './storage.ts';

export function diskStorage(root: string): Storage {
  const blobs = join(root, 'blobs');
  const blobPath = (name: string) => join(blobs, name.slice(0, 2), name);
  return {
    writeBlob: (name, content) => writeDurably(blobPath(name), content),
    readBlob: (name, start, end) => createReadStream(blobPath(name), { start, end }),
    removeBlob: (name) => rm(blobPath(name), { force: true }),
    async removeUnusedBlobs(used) {
      const files = await entriesOf(blobs, { recursive: true });
      const unused = files.filter((file) => file.isFile() && !used.has(basename(file.name)));
      for (const file of unused) await rm(join(file.parentPath, file.name));
    },
    writeRecord: (folder, name, value) => writeDurably(join(root, folder, `${name}.json`), JSON.stringify(value)),
    removeRecord: (folder, name) => rm(join(root, folder, `${name}.json`), { force: true }),
    readRecords: (folder, isWhole) => readJsonFolder(join(root, folder), isWhole),
  };
}
