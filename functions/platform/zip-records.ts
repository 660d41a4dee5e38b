import { formatInstantWithSeconds } from '../../shared/lib/format.ts';

export type Entry = { path: string; at: number; crc: number; packed: number; bytes: number; isPacked: boolean };

/** The records of a ZIP file (PKWARE's APPNOTE 6.3.10, sections 4.3.7, 4.3.9, 4.3.12 and 4.3.14 to 4.3.16). */

export const signatures = {
  local: 0x04034b50,
  central: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator: 0x07064b50,
  descriptor: 0x08074b50,
};
const full = 0xffffffff;
const fullCount = 0xffff;
const zip64 = 45;
const deflated = 8;
const utf8Names = 0x800;
/** Sizes and checksum follow the contents: the ZIP is written in one direction. */
const hasDescriptor = 0x8;

/** Before the contents, so without sizes: in the 64-bit field, which also makes those of the descriptor 64-bit. */
export function localHeader({ path, isPacked }: Pick<Entry, 'path' | 'isPacked'>, now: Date): Buffer {
  const name = Buffer.from(path);
  const header = Buffer.alloc(30 + name.length + 20);
  header.writeUInt32LE(signatures.local, 0);
  writeCommon(header, 4, { crc: 0, isPacked, now });
  header.writeUInt32LE(full, 18);
  header.writeUInt32LE(full, 22);
  header.writeUInt16LE(name.length, 26);
  header.writeUInt16LE(20, 28);
  name.copy(header, 30);
  writeExtra(header, 30 + name.length, [0, 0]);
  return header;
}

export function descriptorOf({ crc, packed, bytes }: Entry): Buffer {
  const descriptor = Buffer.alloc(24);
  descriptor.writeUInt32LE(signatures.descriptor, 0);
  descriptor.writeUInt32LE(crc, 4);
  writeLong(descriptor, packed, 8);
  writeLong(descriptor, bytes, 16);
  return descriptor;
}

export function centralRecord({ path, at, crc, packed, bytes, isPacked }: Entry, now: Date): Buffer {
  const name = Buffer.from(path);
  const record = Buffer.alloc(46 + name.length + 28);
  record.writeUInt32LE(signatures.central, 0);
  record.writeUInt16LE(zip64, 4);
  writeCommon(record, 6, { crc, isPacked, now });
  record.writeUInt32LE(full, 20);
  record.writeUInt32LE(full, 24);
  record.writeUInt16LE(name.length, 28);
  record.writeUInt16LE(28, 30);
  record.writeUInt32LE(full, 42);
  name.copy(record, 46);
  writeExtra(record, 46 + name.length, [bytes, packed, at]);
  return record;
}

export function endRecords({ count, start, bytes }: { count: number; start: number; bytes: number }): Buffer {
  const records = Buffer.alloc(56 + 20 + 22);
  records.writeUInt32LE(signatures.end64, 0);
  writeLong(records, 44, 4);
  records.writeUInt16LE(zip64, 12);
  records.writeUInt16LE(zip64, 14);
  writeLong(records, count, 24);
  writeLong(records, count, 32);
  writeLong(records, bytes, 40);
  writeLong(records, start, 48);
  records.writeUInt32LE(signatures.locator, 56);
  writeLong(records, start + bytes, 64);
  records.writeUInt32LE(1, 72);
  records.writeUInt32LE(signatures.end, 76);
  records.writeUInt16LE(Math.min(count, fullCount), 84);
  records.writeUInt16LE(Math.min(count, fullCount), 86);
  records.writeUInt32LE(Math.min(bytes, full), 88);
  records.writeUInt32LE(Math.min(start, full), 92);
  return records;
}

type Common = { crc: number; isPacked: boolean; now: Date };

function writeCommon(record: Buffer, at: number, { crc, isPacked, now }: Common): void {
  record.writeUInt16LE(zip64, at);
  record.writeUInt16LE(utf8Names | hasDescriptor, at + 2);
  record.writeUInt16LE(isPacked ? deflated : 0, at + 4);
  // A ZIP has local times, in steps of two seconds.
  const [year, month, day, hour, minute, second] = swedishParts(now);
  record.writeUInt16LE((hour << 11) | (minute << 5) | (second >> 1), at + 6);
  record.writeUInt16LE(((year - 1980) << 9) | (month << 5) | day, at + 8);
  record.writeUInt32LE(crc, at + 10);
}

type Parts = [year: number, month: number, day: number, hour: number, minute: number, second: number];

function swedishParts(now: Date): Parts {
  return formatInstantWithSeconds(now.toISOString()).split(/\D/).map(Number) as Parts;
}

function writeExtra(record: Buffer, at: number, values: readonly number[]): void {
  record.writeUInt16LE(1, at);
  record.writeUInt16LE(values.length * 8, at + 2);
  values.forEach((value, index) => writeLong(record, value, at + 4 + index * 8));
}

function writeLong(record: Buffer, value: number, at: number): void {
  record.writeBigUInt64LE(BigInt(value), at);
}
