import { receiptPath } from './demo-data.ts';
import { putFolder } from '../files/storage/change.ts';
import { fileKey } from '../files/storage/keys.ts';
import { s3 } from '../platform/s3.ts';
import { environment } from '../platform/environment.ts';
import type { StoredRecord } from '../data/core/records.ts';
import type { Dice } from './dice.ts';
import { picture } from './picture.ts';

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
