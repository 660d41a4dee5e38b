import { inflateSync } from 'node:zlib';

export class RawPdf {
  readonly text: string;
  readonly trailer: string;
  readonly #bytes: Buffer;
  readonly #offsets = new Map<number, number>();

  /** @throws Error when its cross-reference table does not match its objects */
  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes);
    this.text = this.#bytes.toString('latin1');
    const start = Number(/startxref\n(\d+)\n%%EOF\n?$/.exec(this.text)![1]);
    const table = this.text.slice(start);
    this.trailer = onOneLine(table.slice(table.indexOf('trailer')));
    for (const [, first, entries] of table.matchAll(/^(\d+) \d+\n((?:\d{10} \d{5} [nf] ?\r?\n)+)/gm)) {
      for (const [index, entry] of entries!.match(/.{20}/gs)!.entries()) {
        const [, offset, , use] = /^(\d{10}) (\d{5}) ([nf]) \n$/.exec(entry)!;
        const number = Number(first) + index;
        if (use === 'f') continue;
        if (!this.text.startsWith(`${number} 0 obj\n`, Number(offset))) throw new Error(`No object ${number} there.`);
        this.#offsets.set(number, Number(offset));
      }
    }
  }

  get numbers(): number[] {
    return [...this.#offsets.keys()];
  }

  /** The source between 'obj' and 'endobj' on one line, without a stream. */
  object(number: number): string {
    return onOneLine(this.#source(number));
  }

  #source(number: number): string {
    const from = this.text.indexOf('\n', this.#offsets.get(number)) + 1;
    const stream = /^<<[^]*?>>\s*stream\r?\n/.exec(this.text.slice(from, this.text.indexOf('endobj', from)));
    return stream ? stream[0] : this.text.slice(from, this.text.indexOf('\nendobj', from));
  }

  stream(number: number): Buffer {
    const dictionary = this.#source(number);
    const from = this.text.indexOf('\n', this.#offsets.get(number)) + 1 + dictionary.length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)![1]);
    if (!this.text.startsWith('\nendstream', from + length)) throw new Error(`Stream ${number} has another length.`);
    const content = this.#bytes.subarray(from, from + length);
    return dictionary.includes('/FlateDecode') ? inflateSync(content) : content;
  }

  /** The object number that a dictionary's entry refers to. */
  reference(dictionary: string, name: string): number {
    return Number(new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(dictionary)?.[1]);
  }

  /** The object numbers of a type: '/Page', '/StructElem'. */
  ofType(type: string): number[] {
    return this.numbers.filter((number) => new RegExp(`/Type /${type}\\b`).test(this.object(number)));
  }
}

function onOneLine(source: string): string {
  return source
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(<<|\[) /g, '$1')
    .replaceAll(/ (>>|\])/g, '$1');
}
