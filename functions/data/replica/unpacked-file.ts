import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';

/**
 * Unpacks a snapshot to a file, so that memory holds no copy of it, passes the file to `use` and removes it. A process
 * that has it open goes on reading it, but on Windows, where it stays among the temporary files.
 */
export async function throughFile<Result>(packed: Uint8Array, use: (file: string) => Result): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'replica-'));
  try {
    const file = join(folder, 'replica.sqlite');
    const unpack = createZstdDecompress({ chunkSize: stepBytes });
    await pipeline(Readable.from(inSteps(packed)), unpack, createWriteStream(file, { highWaterMark: 4 * stepBytes }));
    return use(file);
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

const stepBytes = 1024 * 1024;

function* inSteps(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += stepBytes) yield bytes.subarray(start, start + stepBytes);
}
