import { inflateRawSync } from 'node:zlib';

/** Reads .xlsx files independently of the library that wrote them: a ZIP archive of XML. */

export function unzip(archive: Uint8Array): Map<string, string> {
  return new Map([...unzipBytes(archive)].map(([name, content]) => [name, content.toString('utf8')]));
}

export function unzipBytes(archive: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(archive);
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const files = new Map<string, Buffer>();
  for (let index = 0; index < count; index += 1) {
    const isPacked = bytes.readUInt16LE(at + 10) === 8;
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength!);
    // In a ZIP64 archive, sizes and place are 64-bit numbers in the extra field.
    const is64 = bytes.readUInt32LE(at + 42) === 0xffffffff;
    const long = (index: number) => Number(bytes.readBigUInt64LE(at + 46 + nameLength! + 4 + index * 8));
    const [size, local] = is64 ? [long(1), long(2)] : [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)];
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(start, start + size);
    files.set(name, isPacked ? inflateRawSync(packed) : packed);
    at += 46 + nameLength! + extraLength! + commentLength!;
  }
  return files;
}

type ReadCell = string | number;
export type ReadSheet = { name: string; xml: string; rows: (ReadCell | undefined)[][] };

/** The sheets of a workbook with their cells: texts as texts, everything else as numbers. */
export function readSheets(archive: Uint8Array): ReadSheet[] {
  const files = unzip(archive);
  const texts = all(files.get('xl/sharedStrings.xml') ?? '', 'si').map(({ body }) => unescapeXml(textIn(body)));
  return all(files.get('xl/workbook.xml')!, 'sheet').map(({ attributes }, index) => {
    const xml = files.get(`xl/worksheets/sheet${index + 1}.xml`)!;
    const rows = all(xml, 'row').map(({ body }) => {
      const row: (ReadCell | undefined)[] = [];
      for (const { attributes: of, body: cell } of all(body, 'c')) {
        const value = all(cell, 'v')[0]?.body;
        if (value === undefined) continue;
        row[columnOf(of)] = /\bt="s"/.test(of) ? texts[Number(value)]! : Number(value);
      }
      return row;
    });
    return { name: unescapeXml(/name="([^"]*)"/.exec(attributes)![1]!), xml, rows };
  });
}

function all(xml: string, tag: string): { attributes: string; body: string }[] {
  const pattern = new RegExp(String.raw`<${tag}(\s[^>]*?)?(?:/>|>([\s\S]*?)</${tag}>)`, 'g');
  return [...xml.matchAll(pattern)].map(([, attributes = '', body = '']) => ({ attributes, body }));
}

const textIn = (xml: string) =>
  all(xml, 't')
    .map(({ body }) => body)
    .join('');

/** 'r="B3"' → 1 */
function columnOf(attributes: string): number {
  const letters = /r="([A-Z]+)/.exec(attributes)![1]!;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

/**
 * The rows with every formula recalculated from the cells, ignoring cached results. @throws for a formula other than
 * ROUND(a*b,2), SUBTOTAL(109,a:b) and SUMIF(a:b,"text",c:d)
 */
export function recalculate({ xml, rows }: ReadSheet): ReadSheet['rows'] {
  const worked = rows.map((row) => [...row]);
  const valueAt = (cell: string) => {
    const [, letters, row] = /^([A-Z]+)(\d+)$/.exec(cell)!;
    return worked[Number(row) - 1]![columnOf(`r="${letters}"`)];
  };
  for (const { attributes, body } of all(xml, 'c')) {
    const formula = all(body, 'f')[0]?.body;
    if (formula === undefined) continue;
    const row = Number(/r="[A-Z]+(\d+)"/.exec(attributes)![1]) - 1;
    worked[row]![columnOf(attributes)] = evaluate(unescapeXml(formula), valueAt);
  }
  return worked;
}

function evaluate(formula: string, valueAt: (cell: string) => ReadCell | undefined): number {
  const numberAt = (cell: string) => Number(valueAt(cell) ?? 0);
  const product = /^ROUND\(([A-Z]+\d+)\*([A-Z]+\d+),2\)$/.exec(formula);
  if (product) return roundCents(numberAt(product[1]!) * numberAt(product[2]!));
  const ofKind = /^SUMIF\(([A-Z]+)(\d+):[A-Z]+(\d+),"([^"]*)",([A-Z]+)\d+:[A-Z]+\d+\)$/.exec(formula);
  if (ofKind) {
    const [, by, from, to, text, of] = ofKind;
    const rows = Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => Number(from) + index);
    const fitting = rows.filter((row) => valueAt(`${by}${row}`) === text);
    return roundCents(fitting.reduce((total, row) => total + numberAt(`${of}${row}`), 0));
  }
  const sum = /^SUBTOTAL\(109,([A-Z]+)(\d+):[A-Z]+(\d+)\)$/.exec(formula);
  if (!sum) throw new Error(`No such formula is read: ${formula}`);
  const [first, last] = [Number(sum[2]), Number(sum[3])];
  const cells = Array.from({ length: last - first + 1 }, (_, index) => numberAt(`${sum[1]}${first + index}`));
  return roundCents(cells.reduce((total, value) => total + value, 0));
}

function roundCents(value: number): number {
  return Math.round(Number((value * 100).toFixed(4))) / 100;
}
