import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { UnreadableFile, unzipSmall } from '../../../../functions/spreadsheets/zip-limits.ts';

/** A ZIP file of one entry, which may state a wrong size. */
function zipOf(content: Buffer, { saidBytes = content.length, method = 8 } = {}): Buffer {
  const packed = method === 8 ? deflateRawSync(content) : content;
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(method, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(saidBytes, 24);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + packed.length, 16);
  return Buffer.concat([local, packed, entry, end]);
}

describe('the size of a zip file', () => {
  const large = Buffer.alloc(2_000_000);

  it('is counted, not believed', () => {
    expect(zipOf(large).length).toBeLessThan(5_000);
    expect(() => unzipSmall(zipOf(large), 2_000_000)).not.toThrow();
    expect(() => unzipSmall(zipOf(large), 1_999_999)).toThrow(UnreadableFile);
    expect(() => unzipSmall(zipOf(large, { saidBytes: 10 }), 1_000_000)).toThrow(UnreadableFile);
    expect(() => unzipSmall(zipOf(large, { method: 0 }), 1_000_000)).toThrow(UnreadableFile);
  });

  it('of what is cut, damaged or packed otherwise is not asked for', () => {
    const whole = zipOf(Buffer.from('Projektkod'));
    for (let length = 0; length < whole.length; length += 1) {
      expect(() => unzipSmall(whole.subarray(0, length), 1_000)).toThrow(UnreadableFile);
    }
    expect(() => unzipSmall(zipOf(large, { method: 12 }), 9_000_000)).toThrow(UnreadableFile);
  });

  it('of what names an entry that is cut is not asked for', () => {
    const whole = zipOf(Buffer.from('Projektkod'));
    const [entry, end] = [whole.subarray(-68, -22), whole.subarray(-22)];
    // A comment follows the end: the entry in it has no room to be whole.
    end.writeUInt32LE(end.length, 16);
    for (let length = 0; length < entry.length; length += 1) {
      const cut = Buffer.concat([end, entry.subarray(0, length)]);
      expect(() => unzipSmall(cut, 1_000)).toThrow(UnreadableFile);
    }
  });
});
