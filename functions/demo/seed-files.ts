import { crc32, deflateSync } from 'node:zlib';
import { receiptPath } from './demo-data.ts';
import { putFolder } from '../files/storage/change.ts';
import { fileKey } from '../files/storage/keys.ts';
import { s3 } from '../platform/s3.ts';
import { environment } from '../platform/environment.ts';
import type { StoredRecord } from '../data/core/records.ts';
import type { Dice } from './dice.ts';

const side = 96;

const papers = ['Offert.pdf', 'Uppdragsbeskrivning.docx', 'Tidplan.xlsx'];
const fromTheField = ['Mätpunkt 1.wav', 'Protokoll.txt', 'Mätdata.zip'];

export async function seedFiles(dice: Dice, projects: readonly StoredRecord<'project'>[]): Promise<void> {
  for (const { id, data } of projects.filter((project) => project.data.active)) {
    const text = (name: string) => new TextEncoder().encode(`${name}\n${data.projectCode}\n`.repeat(dice.from(1, 400)));
    const puts = [
      ...papers.map((name) => [name, text(name)] as const),
      ...fromTheField.map((name) => [`Fält/${name}`, text(name)] as const),
      ['Fält/Fasad mot gården.png', picture(dice)] as const,
      ['Fält/Undertak plan 2.png', picture(dice)] as const,
      [receiptPath, picture(dice)] as const,
    ];
    await putFolder(id, 'Ritningar');
    await Promise.all(puts.map(([path, bytes]) => put(fileKey(id, path), bytes)));
  }
}

async function put(key: string, bytes: Uint8Array): Promise<void> {
  const { client, PutObjectCommand } = await s3();
  await client.send(new PutObjectCommand({ Bucket: environment.filesBucket(), Key: key, Body: bytes }));
}

function picture(dice: Dice): Uint8Array {
  const tone = () => dice.from(60, 200);
  const [sky, wall, glass] = [0, 1, 2].map(() => [tone(), tone(), tone()]);
  const rows = Array.from({ length: side }, (_, y) => {
    const pixels = Array.from({ length: side }, (__, x) => {
      if (y < side / 3) return sky!;
      return x % 24 > 6 && x % 24 < 18 && (y - 32) % 21 > 5 && (y - 32) % 21 < 16 ? glass! : wall!;
    });
    return Buffer.from([0, ...pixels.flat()]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.concat(rows));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}
