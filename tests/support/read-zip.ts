type Entry = { name: string; isUtf8: boolean; bytes: Buffer };

export function entriesOfZip(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (bytes.readUInt32LE(at) !== 0x02014b50 || bytes.readUInt16LE(at + 10) !== 0) throw new Error('Not such a ZIP.');
    const [flags, size, nameLength] = [
      bytes.readUInt16LE(at + 8),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
    ];
    const [extra, comment, local] = [
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
      bytes.readUInt32LE(at + 42),
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    at += 46 + nameLength + extra + comment;
    return { name, isUtf8: (flags & 0x800) !== 0, bytes: bytes.subarray(start, start + size) };
  });
}

export const readZip = (bytes: Buffer) =>
  entriesOfZip(bytes).map(({ bytes: content, ...entry }) => ({ ...entry, content: content.toString() }));
