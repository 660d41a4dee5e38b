import { S3Error } from './errors.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = ' xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

type XmlValue = string | number | boolean | undefined | XmlTree | readonly XmlValue[];
export type XmlTree = { readonly [name: string]: XmlValue };
export type XmlElement = { name: string; children: XmlElement[]; text: string };

export function xmlDocument(root: string, tree: XmlTree): string {
  return `${declaration}<${root}${namespace}>${inner(tree)}</${root}>`;
}

/** S3's errors have no namespace. */
export function xmlError(tree: XmlTree): string {
  return `${declaration}<Error>${inner(tree)}</Error>`;
}

function inner(tree: XmlTree): string {
  return Object.entries(tree)
    .map(([name, value]) => element(name, value))
    .join('');
}

function element(name: string, value: XmlValue): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return value.map((one: XmlValue) => element(name, one)).join('');
  if (typeof value === 'object') return `<${name}>${inner(value as XmlTree)}</${name}>`;
  return `<${name}>${escapeXml(String(value))}</${name}>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[\p{Cc}\ufffe\uffff]/gu, (sign) => `&#x${sign.codePointAt(0)!.toString(16)};`);
}

export function parseXml(text: string): XmlElement {
  const top: XmlElement = { name: '', children: [], text: '' };
  const open = [top];
  const tokens = /<\?[^>]*\?>|<!--[\s\S]*?-->|<(\/?)([\w:.-]+)[^<>]*?(\/?)>|([^<]+)|</g;
  for (const [whole, closing, name, selfClosing, words] of text.matchAll(tokens)) {
    const inside = open.at(-1)!;
    if (words !== undefined) inside.text += unescapeXml(words);
    else if (whole === '<') throw new S3Error('MalformedXML');
    else if (name === undefined) continue;
    else if (closing) {
      if (inside.name !== name) throw new S3Error('MalformedXML');
      open.pop();
    } else {
      const child: XmlElement = { name, children: [], text: '' };
      inside.children.push(child);
      if (!selfClosing) open.push(child);
    }
  }
  const root = top.children[0];
  if (!root || open.length !== 1 || top.children.length !== 1) throw new S3Error('MalformedXML');
  return root;
}

function unescapeXml(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return named[name!] ?? whole;
  });
}

export function childText(parent: XmlElement, name: string): string | undefined {
  return parent.children.find((child) => child.name === name)?.text;
}
