import { createHash } from 'node:crypto';
import { markArtifacts } from './mark-artifacts.ts';
import { type PdfObjects, dictionaryOf, readObjects, streamObject, writeObjects } from './pdf-objects.ts';
import { readText, writeText } from './pdf-text.ts';
import { srgbProfile } from './srgb-profile.ts';
import { xmp } from './xmp.ts';

export type PdfOrigin = {
  author: string;
  /** An instant. The same page and instant give the same bytes. */
  createdAt: string;
};

/** Converts Chromium's PDF for archiving: PDF/A-3, tagged for screen readers (docs/decisions/archival-pdf.md). */
export function archivalPdf(pdf: Uint8Array, origin: PdfOrigin): Buffer {
  const file = readObjects(pdf);
  markArtifacts(file);
  renumberCells(file);
  describe(file, origin);
  const id = createHash('sha256');
  for (const object of file.objects.values()) id.update(object);
  return writeObjects(file, id.digest('hex').slice(0, 32));
}

/** Chromium numbers the ids of table cells across pages: renumbers them from one, for reproducible bytes. */
function renumberCells({ objects }: PdfObjects): void {
  const plain = [...objects].filter(([, object]) => !object.includes('stream\n'));
  const named = plain.map(([number, object]) => [number, object.toString('latin1')] as const);
  const names = new Set(named.flatMap(([, object]) => object.match(cellName) ?? []));
  // Sorted, because the index of ids must be.
  const renamed = new Map([...names].sort().map((name, index) => [name, `node${String(index + 1).padStart(8, '0')}`]));
  for (const [number, object] of named) {
    objects.set(
      number,
      Buffer.from(
        object.replace(cellName, (name) => renamed.get(name)!),
        'latin1',
      ),
    );
  }
}

const cellName = /\bnode\d{8}\b/g;

function describe(file: PdfObjects, { author, createdAt }: PdfOrigin): void {
  const { objects, root, info } = file;
  const known = dictionaryOf(objects.get(info)!);
  const of = (name: string) =>
    readText(new RegExp(`/${name} (<[^>]*>|\\((?:\\\\.|[^)])*\\))`).exec(known)?.[1] ?? '()');
  const described = {
    title: of('Title'),
    author,
    creator: of('Creator'),
    producer: of('Producer'),
    createdAt: new Date(createdAt),
  };
  const day = `(D:${described.createdAt.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`;
  const texts = { Title: described.title, Author: author, Creator: described.creator, Producer: described.producer };
  const written = Object.entries(texts).filter(([, text]) => text !== '');
  objects.set(
    info,
    Buffer.from(
      `<<${written.map(([name, text]) => `/${name} ${writeText(text)}`).join(' ')} /CreationDate ${day} /ModDate ${day}>>`,
    ),
  );

  const profile = add(file, streamObject('/N 3', srgbProfile(), { isPacked: true }));
  const colours = '(sRGB IEC61966-2.1)';
  const intent = add(
    file,
    Buffer.from(
      `<</Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier ${colours} /Info ${colours} /DestOutputProfile ${profile} 0 R>>`,
    ),
  );
  // Uncompressed, so that programs without PDF support find it.
  const text = Buffer.from(xmp(described));
  const metadata = add(file, streamObject('/Type /Metadata /Subtype /XML', text, { isPacked: false }));
  const catalog = objects.get(root)!.toString('latin1');
  objects.set(
    root,
    Buffer.from(catalog.replace(/>>$/, ` /Metadata ${metadata} 0 R /OutputIntents [${intent} 0 R]>>`), 'latin1'),
  );
}

function add({ objects }: PdfObjects, object: Buffer): number {
  const number = Math.max(...objects.keys()) + 1;
  objects.set(number, object);
  return number;
}
