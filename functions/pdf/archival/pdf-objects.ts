import { deflateSync, inflateSync } from 'node:zlib';

export type PdfObjects = { objects: Map<number, Buffer>; root: number; info: number };

/**
 * Reads a PDF as Chromium writes it: one revision, one cross-reference table, no object streams.
 * @throws Error when it is written otherwise
 */
export function readObjects(pdf: Uint8Array): PdfObjects {
  const file = Buffer.from(pdf);
  const end = file.subarray(file.lastIndexOf('startxref')).toString('latin1');
  const table = file.subarray(Number(/startxref\s+(\d+)/.exec(end)?.[1])).toString('latin1');
  const trailer = table.slice(table.indexOf('trailer'));
  const [root, info] = ['Root', 'Info'].map((name) => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(trailer)?.[1]));
  if (!table.startsWith('xref') || !root || !info) throw new Error('The PDF is not written as expected.');
  const offsets = [...table.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset));
  const objects = new Map(offsets.map((offset) => objectAt(file, offset)));
  return { objects, root, info };
}

function objectAt(file: Buffer, offset: number): [number, Buffer] {
  const head = /^(\d+) 0 obj\n/.exec(file.subarray(offset, offset + 24).toString('latin1'));
  if (!head) throw new Error(`The PDF has no object at ${offset}.`);
  const start = offset + head[0].length;
  const dictionary = dictionaryOf(file.subarray(start, file.indexOf('endobj', start)));
  const length = /\/Length (\d+)/.exec(dictionary)?.[1];
  // A stream's bytes may contain 'endobj'.
  const from = length === undefined ? start : file.indexOf('stream\n', start) + 'stream\n'.length + Number(length);
  return [Number(head[1]), file.subarray(start, file.indexOf('\nendobj', from))];
}

export function dictionaryOf(object: Buffer): string {
  const at = object.indexOf('>> stream\n');
  return (at === -1 ? object : object.subarray(0, at + 2)).toString('latin1');
}

export function streamOf(object: Buffer): Buffer {
  const dictionary = dictionaryOf(object);
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
  const start = object.indexOf('stream\n') + 'stream\n'.length;
  const content = object.subarray(start, start + length);
  return dictionary.includes('/FlateDecode') ? inflateSync(content) : content;
}

export function streamObject(entries: string, content: Buffer, { isPacked }: { isPacked: boolean }): Buffer {
  const packed = isPacked ? deflateSync(content, { level: 9 }) : content;
  const filter = isPacked ? ' /Filter /FlateDecode' : '';
  const head = `<<${entries}${filter} /Length ${packed.length}>> stream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream')]);
}

export function writeObjects({ objects, root, info }: PdfObjects, id: string): Buffer {
  // The second line marks the file as binary.
  const parts = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  let length = parts[0]!.length;
  const size = Math.max(...objects.keys()) + 1;
  const offsets = new Map<number, number>();
  for (const [number, object] of objects) {
    offsets.set(number, length);
    const whole = Buffer.concat([Buffer.from(`${number} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(whole);
    length += whole.length;
  }
  const entry = (number: number) => {
    const offset = offsets.get(number);
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  };
  const table = Array.from({ length: size }, (_, number) => entry(number)).join('');
  const trailer = `<</Size ${size} /Root ${root} 0 R /Info ${info} 0 R /ID [<${id}> <${id}>]>>`;
  parts.push(Buffer.from(`xref\n0 ${size}\n${table}trailer\n${trailer}\nstartxref\n${length}\n%%EOF\n`));
  return Buffer.concat(parts);
}
