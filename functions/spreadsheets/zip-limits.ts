import { inflateRawSync } from 'node:zlib';

export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

const endSignature = 0x06054b50;
const endBytes = 22;
/** The headers of an entry, in the directory and before its content, with their fixed sizes. */
const inDirectory = { signature: 0x02014b50, bytes: 46 };
const atContent = { signature: 0x04034b50, bytes: 30 };
const longestComment = 65_535;
const maxEntries = 1000;

/**
 * Protects against zip bombs: decompresses every entry once, within the remaining limit, and ignores the sizes stated
 * in the file.
 * @returns the contents by name
 * @throws UnreadableFile when it is not a zip file, or holds more than `maxBytes`
 */
export function unzipSmall(file: Buffer, maxBytes: number): Map<string, Buffer> {
  const end = findEnd(file);
  const entries = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  if (entries === 0 || entries > maxEntries) throw new UnreadableFile('The file has no entries, or too many.');
  let left = maxBytes;
  const contents = new Map<string, Buffer>();
  for (let index = 0; index < entries; index += 1) {
    requireHeader(file, at, inDirectory);
    const content = unpacked(file, at, left);
    left -= content.length;
    const nameBytes = file.readUInt16LE(at + 28);
    contents.set(file.toString('utf8', at + inDirectory.bytes, at + inDirectory.bytes + nameBytes), content);
    at += inDirectory.bytes + nameBytes + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return contents;
}

function findEnd(file: Buffer): number {
  const first = Math.max(0, file.length - endBytes - longestComment);
  for (let at = file.length - endBytes; at >= first; at -= 1) {
    if (file.readUInt32LE(at) === endSignature) return at;
  }
  throw new UnreadableFile('The file is no zip file.');
}

function unpacked(file: Buffer, entry: number, atMost: number): Buffer {
  const method = file.readUInt16LE(entry + 10);
  const packed = file.readUInt32LE(entry + 20);
  const local = file.readUInt32LE(entry + 42);
  requireHeader(file, local, atContent);
  const start = local + atContent.bytes + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  const content = file.subarray(start, start + packed);
  if (content.length !== packed) throw new UnreadableFile('The file is cut.');
  if (method === 0 && packed <= atMost) return content;
  if (method !== 8) throw new UnreadableFile('The file is packed in a way that is not known, or is too large.');
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, atMost) });
  } catch (error) {
    throw new UnreadableFile('The file is damaged, or too large.', { cause: error });
  }
}

function requireHeader(file: Buffer, at: number, { signature, bytes }: typeof inDirectory): void {
  if (at + bytes <= file.length && file.readUInt32LE(at) === signature) return;
  throw new UnreadableFile('The file is damaged.');
}
