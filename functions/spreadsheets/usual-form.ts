import path from 'node:path';
import { crc32 } from 'node:zlib';
import { columnLetter } from './cells.ts';

const main =
  /xmlns:(\w+)="http:\/\/(?:schemas\.openxmlformats\.org\/spreadsheetml\/2006|purl\.oclc\.org\/ooxml\/spreadsheetml)\/main"/;
const workbookParts = 'xl/_rels/workbook.xml.rels';
const fixedNames: Record<string, string> = { sharedStrings: 'xl/sharedStrings.xml', styles: 'xl/styles.xml' };

/**
 * Writes a spreadsheet as Excel does, which is the only form that the reader knows: other makers give parts other names
 * and absolute addresses, elements a prefix, and cells no address.
 * @param contents of its parts by name @returns a zip file, uncompressed
 */
export function usualForm(contents: ReadonlyMap<string, Buffer>): Buffer {
  const renamed = usualNames(contents.get(workbookParts)?.toString() ?? '');
  const parts = [...contents].map(([given, content]): [string, Buffer] => {
    const name = given.replace(/^\//, '');
    const own = renamed.get(name) ?? renamedParts(name, renamed);
    if (name.endsWith('.rels')) return [own, Buffer.from(usualAddresses(content.toString(), name, renamed))];
    if (!/^xl\/.*\.xml$/.test(name)) return [own, content];
    const plain = withoutPrefix(content.toString());
    const isSheet = own.startsWith('xl/worksheets/');
    return [own, Buffer.from(isSheet ? withAddresses(markUncalculated(plain)) : withReadableNames(plain))];
  });
  return zipOf(parts);
}

const attributeOf = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
const relations = /<(?:\w+:)?Relationship\b[^>]*>/g;

/** @param from the file of relations that the address stands in */
function partOf(target: string, from: string): string {
  const folder = path.posix.join(path.posix.dirname(from), '..');
  return target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target);
}

function usualNames(rels: string): Map<string, string> {
  const names = new Map<string, string>();
  let sheets = 0;
  for (const [tag] of rels.matchAll(relations)) {
    const type = attributeOf(tag, 'Type').split('/').at(-1)!;
    const part = partOf(attributeOf(tag, 'Target'), workbookParts);
    if (type === 'worksheet') names.set(part, `xl/worksheets/sheet${(sheets += 1)}.xml`);
    else if (fixedNames[type]) names.set(part, fixedNames[type]);
  }
  return names;
}

/** The relations of a sheet go with it. */
function renamedParts(name: string, renamed: ReadonlyMap<string, string>): string {
  const [, folder, file] = /^(.*)_rels\/([^/]+)\.rels$/.exec(name) ?? [];
  const owner = file === undefined ? undefined : renamed.get(`${folder}${file}`);
  return owner === undefined ? name : `${path.posix.dirname(owner)}/_rels/${path.posix.basename(owner)}.rels`;
}

function usualAddresses(rels: string, name: string, renamed: ReadonlyMap<string, string>): string {
  const folder = path.posix.join(path.posix.dirname(name), '..');
  return rels.replaceAll(relations, (tag) => {
    if (attributeOf(tag, 'TargetMode') === 'External') return tag;
    const target = attributeOf(tag, 'Target');
    const part = partOf(target, name);
    const own = path.posix.relative(folder, renamed.get(part) ?? part);
    return tag.replace(`Target="${target}"`, () => `Target="${own}"`);
  });
}

function withoutPrefix(xml: string): string {
  const prefix = main.exec(xml.slice(0, 4_000))?.[1];
  if (prefix === undefined) return xml;
  return xml.replaceAll(new RegExp(`(</?)${prefix}:`, 'g'), '$1').replace(new RegExp(`xmlns:${prefix}=`), 'xmlns=');
}

/** The reader refuses a file with a sheet named History: a name that the English Excel reserves, and others allow. */
function withReadableNames(workbook: string): string {
  return workbook.replace(/(<sheet\s[^>]*\bname=")History(?=")/, '$1history');
}

/** Cells and rows without one come after the one before. */
function withAddresses(sheet: string): string {
  if (!/<(?:c|row)(?=[\s/>])(?![^>]*\sr=")/.test(sheet)) return sheet;
  let row = 0;
  let column = 0;
  return sheet.replaceAll(/<(row|c)(?=[\s/>])([^>]*)/g, (tag, element: string, attributes: string) => {
    const address = attributeOf(attributes, 'r');
    if (element === 'row') {
      row = address === '' ? row + 1 : Number(address);
      column = 0;
      return address === '' ? `<row r="${row}"${attributes}` : tag;
    }
    column = address === '' ? column + 1 : columnOf(address);
    return address === '' ? `<c r="${columnLetter(column)}${row}"${attributes}` : tag;
  });
}

/** The error that stands for the value of a formula that nothing has calculated. */
export const notCalculated = '#NOT-CALCULATED';
const withoutValue = /<c(?=[\s>])([^>]*)>(<f\b[^>]*(?:\/>|>[^<]*<\/f>))(?:<v\s*\/>|<v><\/v>)?<\/c>/g;

/** An empty text is a value: its cell says that it is one. */
function markUncalculated(sheet: string): string {
  return sheet.replaceAll(withoutValue, (cell, attributes: string, formula: string) =>
    attributeOf(attributes, 't') === 'str'
      ? cell
      : `<c${attributes.replace(/\st="[^"]*"/, '')} t="e">${formula}<v>${notCalculated}</v></c>`,
  );
}

function columnOf(address: string): number {
  return Array.from(address.replaceAll(/\d/g, '')).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function zipOf(parts: readonly (readonly [string, Buffer])[]): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, content] of parts) {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    // Names are UTF-8.
    fields.writeUInt16LE(0x800, 2);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const version = Buffer.from([20, 0]);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), version, fields, place, Buffer.from(name)]));
    bodies.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, directory, Buffer.from('PK\u0005\u0006'), end]);
}
