import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { ZipReader } from '../../../../infra/take-out/zip-reader.ts';
import { DiskWorkshop } from '../../../../infra/take-out/disk-workshop.ts';
import { centralRecord, localHeader } from '../../../../functions/platform/zip-records.ts';
import { type ZippedEntry, ZipStream } from '../../../../functions/platform/zip-stream.ts';

const folder = mkdtempSync(join(tmpdir(), 'klang-zip-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const contents = new Map([
  ['poster/customer.jsonl', Buffer.from('{"id":1}\n'.repeat(10_000))],
  ['LÄS MIG.html', Buffer.from('<p>Hej</p>')],
  ['filer/1/tom mapp/', Buffer.alloc(0)],
  ['filer/1/mätning åäö.bin', randomBytes(300_000)],
]);

const now = new Date('2026-11-24T12:00:00Z');

/** With a new stream for each entry, as the steps of a take-out have. */
async function write(file: string): Promise<void> {
  const workshop = await DiskWorkshop.in(folder, file);
  const output = await workshop.open();
  const stream = (at: number) => new ZipStream((bytes) => output.write(bytes), { at, now });
  const entries: ZippedEntry[] = [];
  let at = 0;
  for (const [path, content] of contents) {
    const isPacked = !path.startsWith('filer/');
    const zip = stream(at);
    const entry = await zip.add(path, [content.subarray(0, 1000), content.subarray(1000)], { isPacked });
    const sha256 = createHash('sha256').update(content).digest('hex');
    expect(entry).toMatchObject({ path, bytes: content.length, sha256, at });
    entries.push(entry);
    at = zip.at;
  }
  const last = stream(at);
  await last.end(entries);
  await output.end();
  await workshop.close();
  expect(last.at).toBe(readFileSync(file).length);
}

it('a ZIP file gives back what was written, packed or not', async () => {
  const file = join(folder, 'hel.zip');
  await write(file);
  const zip = await ZipReader.open(file);
  expect(zip.paths).toEqual([...contents.keys()]);
  for (const [path, content] of contents) expect((await buffer(zip.read(path))).equals(content), path).toBe(true);
});

it('a ZIP file is a ZIP to other programs too', async () => {
  const file = join(folder, 'andras.zip');
  await write(file);
  const script =
    'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), [i.file_size for i in z.infolist()])';
  const reported = execFileSync('python3', ['-c', script, file]).toString();
  const sizes = [...contents.values()].map(({ length }) => length).join(', ');
  expect(reported.trim()).toBe(`None [${sizes}]`);
});

it.each([
  ['2026-07-01T22:30:10Z', 2026, 7, 2, 0, 30, 10],
  ['2026-12-31T23:00:00Z', 2027, 1, 1, 0, 0, 0],
])('a file in a ZIP that is made %s has the Swedish time, as ZIP has local ones', (at, ...parts) => {
  const entry = { path: 'a', at: 0, crc: 0, packed: 0, bytes: 0, isPacked: false };
  const timesOf = (record: Buffer, place: number) => {
    const [time, date] = [record.readUInt16LE(place), record.readUInt16LE(place + 2)];
    const clock = [time >> 11, (time >> 5) & 0x3f, (time & 0x1f) * 2];
    return [(date >> 9) + 1980, (date >> 5) & 0xf, date & 0x1f, ...clock];
  };
  expect(timesOf(localHeader(entry, new Date(at)), 10)).toEqual(parts);
  expect(timesOf(centralRecord(entry, new Date(at)), 12)).toEqual(parts);
});

it('a ZIP file is never written over another file', async () => {
  const file = join(folder, 'finns.zip');
  writeFileSync(file, 'något annat');
  await expect(DiskWorkshop.in(folder, file)).rejects.toThrow('EEXIST');
});

it.each([1, 50, 2_000, 200_000])('a ZIP file is refused when %i bytes are cut from its end', async (cut) => {
  const file = join(folder, `kort-${cut}.zip`);
  await write(file);
  truncateSync(file, readFileSync(file).length - cut);
  await expect(ZipReader.open(file)).rejects.toThrow('avklippt eller skadad');
});
