import { ByteReader } from './byte-reader.ts';
import { S3Error } from './errors.ts';

const longestLine = 1024;

/**
 * @param trailers filled with the trailing headers, by lowercase name, once the body has been read
 * @throws IncompleteBody when the body ends early or is malformed
 */
export async function* unpackAwsChunks(
  stream: AsyncIterable<Uint8Array>,
  trailers: Record<string, string>,
): AsyncGenerator<Buffer> {
  const reader = new ByteReader(stream);
  for (;;) {
    const size = await nextSize(reader);
    if (size === 0) break;
    let received = 0;
    for await (const piece of reader.exactly(size)) {
      received += piece.length;
      yield piece;
    }
    if (received !== size || (await nextLine(reader)) !== '') throw new S3Error('IncompleteBody');
  }
  for (let line = await nextLine(reader); line !== ''; line = await nextLine(reader)) {
    const colon = line.indexOf(':');
    trailers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
  }
}

async function nextSize(reader: ByteReader): Promise<number> {
  const line = await nextLine(reader);
  const hex = /^([\da-f]{1,12})(;|$)/i.exec(line)?.[1];
  if (hex === undefined) throw new S3Error('IncompleteBody');
  return Number.parseInt(hex, 16);
}

async function nextLine(reader: ByteReader): Promise<string> {
  const line = await reader.until('\r\n', longestLine);
  if (!line) throw new S3Error('IncompleteBody');
  return line.toString('latin1');
}
