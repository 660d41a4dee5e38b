// @ts-expect-error The package has no types.
import { JSDOM } from 'jsdom';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoLogoUrl } from '../../../../functions/demo/logo.ts';
import { archivalPdf } from '../../../../functions/pdf/archival/archival-pdf.ts';
import { closeBrowser, withPage } from '../../../../functions/pdf/browser.ts';
import { buildInvoiceDocument } from '../../../../shared/domain/invoice/build-invoice-document.ts';
import { renderInvoiceHtml } from '../../../../shared/invoice-document/render-invoice-html.ts';
import type { InvoiceDocument } from '../../../../shared/schemas/invoice.ts';
import { company, hours, invoiceInput, pieces, workOrder } from '../../../support/invoice-input.ts';
import { invoiceShapes } from '../../../support/invoice-shapes.ts';
import { readPdf } from '../../../support/pdf-text.ts';
import { printInvoice } from '../../../support/print-pdf.ts';
import { RawPdf } from '../../../support/raw-pdf.ts';

/** The requirements of ISO 19005-3 (PDF/A-3) and ISO 14289-1 (PDF/UA-1) that the file's bytes can show. */

afterAll(closeBrowser);

/** One half-transparent pixel. */
const translucent =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const withLogo = (logoUrl: string) =>
  buildInvoiceDocument(
    invoiceInput({
      company: { ...company, companyName: 'Åkerbloms Ljud & Bild AB', logoUrl },
      workOrders: [workOrder(1, [hours(7.5, 125_000), pieces(1, 45_050)], { note: 'R′w ≥ 52 dB ± 1, 2 × 3 m, ≤ 30' })],
    }),
  );

const samples: [string, InvoiceDocument][] = [
  ['short', withLogo(demoLogoUrl)],
  ['with a picture', withLogo(translucent)],
  ['of three pages', invoiceShapes['three pages']],
  ['in groups', invoiceShapes.grouped],
  ['a credit', invoiceShapes.credit],
];

describe.each(samples)('the PDF of an invoice, %s', (_, document) => {
  let bytes: Uint8Array;
  let pdf: RawPdf;
  let catalog: string;
  beforeAll(async () => {
    bytes = await printInvoice(document);
    pdf = new RawPdf(bytes);
    catalog = pdf.object(pdf.reference(pdf.trailer, 'Root'));
  });

  it('is the same bytes each time', async () => {
    expect(Buffer.compare(Buffer.from(await printInvoice(document)), Buffer.from(bytes))).toBe(0);
  });

  it('is a file to keep: binary, identified, in the clear, with nothing that runs or is fetched', () => {
    expect(pdf.text).toMatch(/^%PDF-1\.7\n%[\u0080-\u00ff]{4}\n/);
    expect(pdf.trailer).toMatch(/\/ID \[<([\da-f]{32})> <\1>\]/);
    expect(pdf.trailer).not.toContain('/Encrypt');
    for (const number of pdf.numbers) {
      expect(pdf.object(number)).not.toMatch(
        /\/(JavaScript|JS|Launch|URI|AA|OpenAction|LZWDecode|PostScript|Movie|Sound|XFA|Alternates|OPI)\b/,
      );
      expect(pdf.object(number)).not.toMatch(/\/Interpolate true|\/Subtype \/(Type3|PS)\b|(?<!\/S )\/TR2? /);
    }
  });

  it('says in XMP, unpacked, what its information says, and what it keeps to', async () => {
    const number = pdf.reference(catalog, 'Metadata');
    expect(pdf.object(number)).toMatch(/\/Type \/Metadata \/Subtype \/XML/);
    expect(pdf.object(number)).not.toContain('/Filter');
    const text = pdf.stream(number).toString('utf8');
    const packet = /^<\?xpacket begin="\ufeff" [^>]*\?>\n([^]*)\n<\?xpacket end="r"\?>$/.exec(text);
    const xml = new JSDOM(packet![1]!, { contentType: 'text/xml' }).window.document;
    const said = (name: string) => xml.getElementsByTagName(name)[0]?.textContent;
    expect(said('pdfaid:part')).toBe('3');
    expect(said('pdfaid:conformance')).toBe('A');
    expect(said('pdfuaid:part')).toBe('1');
    expect(said('pdfaSchema:namespaceURI')).toBe('http://www.aiim.org/pdfua/ns/id/');
    const { title } = await readPdf(bytes);
    expect(said('dc:title')).toBe(title);
    expect(title).toContain(document.company.companyName);
    expect(said('dc:creator')).toBe('Exempelakustik AB');
    const info = pdf.object(pdf.reference(pdf.trailer, 'Info'));
    expect(info).toContain('/CreationDate (D:20261120093000Z) /ModDate (D:20261120093000Z)');
    expect([said('xmp:CreateDate'), said('xmp:ModifyDate')]).toEqual(['2026-11-20T09:30:00Z', '2026-11-20T09:30:00Z']);
  });

  it('tells which colours are meant', () => {
    const intent = pdf.object(pdf.reference(catalog, 'OutputIntents'));
    expect(intent).toMatch(/\/S \/GTS_PDFA1 .*\(sRGB IEC61966-2\.1\)/);
    const profile = pdf.reference(intent, 'DestOutputProfile');
    expect(pdf.object(profile)).toContain('/N 3');
    const icc = pdf.stream(profile);
    expect(icc.readUInt32BE(0)).toBe(icc.length);
    expect([icc.toString('latin1', 12, 24), icc.toString('latin1', 36, 40)]).toEqual(['mntrRGB XYZ ', 'acsp']);
    const tags = Array.from({ length: icc.readUInt32BE(128) }, (__, index) => {
      const at = 132 + index * 12;
      return [icc.toString('latin1', at, at + 4), icc.readUInt32BE(at + 4), icc.readUInt32BE(at + 8)] as const;
    });
    expect(tags.map(([name]) => name).sort()).toEqual(
      ['bTRC', 'bXYZ', 'chad', 'cprt', 'desc', 'gTRC', 'gXYZ', 'rTRC', 'rXYZ', 'wtpt'].sort(),
    );
    for (const [name, offset, size] of tags) {
      expect(offset % 4, name).toBe(0);
      expect(offset + size, name).toBeLessThanOrEqual(icc.length);
    }
  });

  it('has every font in it, with what its glyphs mean', () => {
    const fonts = pdf.ofType('Font').map((number) => pdf.object(number));
    const whole = fonts.filter((font) => font.includes('/Subtype /Type0'));
    expect(whole.length).toBeGreaterThan(0);
    for (const font of whole) {
      expect(pdf.stream(pdf.reference(font, 'ToUnicode')).toString('latin1')).toMatch(/beginbf(char|range)/);
      const inside = pdf.object(pdf.reference(font, 'DescendantFonts'));
      const descriptor = pdf.object(pdf.reference(inside, 'FontDescriptor'));
      expect(pdf.stream(pdf.reference(descriptor, 'FontFile2')).length).toBeGreaterThan(1000);
      // Inter has every glyph: no fallback font, no missing character.
      expect(font).toMatch(/\/BaseFont \/[A-Z]{6}\+Inter-/);
    }
    for (const shown of glyphsOf(pdf)) expect(shown).not.toBe('0000');
  });

  it('says title, language and that it is tagged', async () => {
    expect(catalog).toContain('/Lang (sv-SE)');
    expect(catalog).toMatch(/\/MarkInfo <<[^>]*\/Marked true>>/);
    expect(catalog).toMatch(/\/ViewerPreferences <<[^>]*\/DisplayDocTitle true>>/);
    for (const page of pdf.ofType('Page')) expect(pdf.object(page)).toContain('/Tabs /S');
  });

  it('has all that is drawn either in its structure or marked as an artifact', () => {
    const elements = new Set(pdf.ofType('StructElem'));
    for (const number of pdf.ofType('Page')) {
      const page = pdf.object(number);
      const { pieces, unmarked, artifacts } = markedContent(pdf.stream(pdf.reference(page, 'Contents')));
      expect(unmarked).toEqual([]);
      expect(artifacts).toBeGreaterThan(0);
      const array = pdf.object(parentsOf(pdf, Number(/\/StructParents (\d+)/.exec(page)![1])));
      const parents = [...array.matchAll(/(\d+) 0 R|null/g)].map(([, parent]) => parent && Number(parent));
      expect(pieces.length).toBeGreaterThan(10);
      for (const mcid of pieces) {
        expect(elements.has(parents[mcid] as number), `${mcid}`).toBe(true);
        const element = pdf.object(parents[mcid] as number);
        expect(kidsOn(element, number), `${mcid} of ${element}`).toContain(mcid);
      }
      const kept = parents.flatMap((parent, mcid) => (parent ? [mcid] : []));
      expect(pieces.toSorted((a, b) => a - b)).toEqual(kept);
    }
  });

  it('has a structure of headings, tables and pictures that a screen reader can follow', () => {
    const kindOf = (number: number) => /\/S \/(\w+)/.exec(pdf.object(number))![1]!;
    const all = pdf.ofType('StructElem');
    expect(all.filter((number) => kindOf(number) === 'H1')).toHaveLength(1);
    for (const number of all) {
      const object = pdf.object(number);
      const kind = kindOf(number);
      expect(standard).toContain(kind);
      if (kind === 'Figure') expect(object).toMatch(/\/Alt [(<]/);
      if (kind === 'TH') expect(object).toMatch(/\/Scope \/(Column|Row)/);
      if (kind === 'Table' || kind === 'TR') {
        const kids = /\/K (?:\[([^\]]*)\]|(\d+ 0 R))/.exec(object)!;
        expect(kids[1] ?? kids[2], kind).toMatch(/^(\d+ 0 R ?)+$/);
        const kinds = [...kids[0].matchAll(/(\d+) 0 R/g)].map(([, kid]) => kindOf(Number(kid)));
        for (const inside of kinds) expect(kind === 'TR' ? ['TH', 'TD'] : ['TR']).toContain(inside);
      }
    }
  });
});

describe('a PDF that Chromium writes otherwise', () => {
  const origin = { author: 'Exempelakustik AB', createdAt: '2026-11-20T09:30:00.000Z' };
  const html = renderInvoiceHtml(invoiceShapes['three pages'], { preview: false });
  let printed: Uint8Array;
  beforeAll(async () => {
    printed = await withPage(async (page) => {
      await page.setContent(html);
      return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
    });
  });

  it('in object streams with a cross-reference stream becomes the same', async () => {
    const file = await PDFDocument.load(printed, { updateMetadata: false });
    const packed = Buffer.from(await file.save({ useObjectStreams: true }));
    expect(['/Type /ObjStm', '/Type /XRef', '\nxref\n'].map((text) => packed.includes(text))).toEqual([
      true,
      true,
      false,
    ]);
    const [plain, unpacked] = await Promise.all([archivalPdf(printed, origin), archivalPdf(packed, origin)]);
    // The numbers of the streams that held the objects are left out.
    const objectsOf = (pdf: RawPdf) => pdf.numbers.map((number) => pdf.object(number).replaceAll(/\d+ 0 R/g, 'R'));
    expect(objectsOf(new RawPdf(unpacked))).toEqual(objectsOf(new RawPdf(plain)));
  });

  it.each<[string, (file: PDFDocument) => void, string]>([
    ['without tags', ({ catalog }) => catalog.delete(PDFName.of('StructTreeRoot')), 'It is not tagged.'],
    [
      'with the contents of a page in several streams',
      (file) => {
        const { node } = file.getPage(0);
        node.set(PDFName.of('Contents'), file.context.obj([node.get(PDFName.of('Contents'))!]));
      },
      'A page does not have its contents in one stream.',
    ],
  ])('%s fails by name', async (_, change, reason) => {
    const file = await PDFDocument.load(printed, { updateMetadata: false });
    change(file);
    const changed = await file.save({ useObjectStreams: false });
    await expect(archivalPdf(changed, origin)).rejects.toThrow(`Chromium's PDF is not written as expected: ${reason}`);
  });

  it('is not blamed for a fault of the conversion itself', async () => {
    await expect(archivalPdf(printed, { ...origin, createdAt: 'no instant' })).rejects.toThrow(/^Invalid time value$/);
  });

  it('and cut off fails', async () => {
    for (const part of [0, 0.1, 0.5, 0.9, 0.99]) {
      const cut = printed.subarray(0, printed.length * part);
      await expect(archivalPdf(cut, origin), `${part}`).rejects.toThrow("Chromium's PDF is not written as expected: ");
    }
  });
});

const standard = [
  'Document',
  'NonStruct',
  'Div',
  'P',
  'H1',
  'Table',
  'TR',
  'TH',
  'TD',
  'Figure',
  'Span',
  'Sect',
  'L',
  'LI',
];

/** A page's entry in the parent tree. */
function parentsOf(pdf: RawPdf, key: number): number {
  const tree = pdf.object(pdf.ofType('ParentTree')[0]!);
  return Number(new RegExp(`[[ ]${key} (\\d+) 0 R`).exec(/\/Nums (\[[^\]]*\])/.exec(tree)![1]!)![1]);
}

/** The marked content of a page that belongs to an element. */
function kidsOn(element: string, page: number): number[] {
  const kids = /\/K (\[[^\]]*\]|\d+(?! 0 R))/.exec(element)?.[1] ?? '';
  const own = Number(/\/Pg (\d+) 0 R/.exec(element.replaceAll(/<<\/Type \/MCR[^>]*>>/g, ''))?.[1]);
  return (kids.match(/<<[^>]*>>|\d+ 0 R|\d+/g) ?? []).flatMap((kid) => {
    if (kid.endsWith('R')) return [];
    const mcid = /MCID (\d+)/.exec(kid)?.[1];
    if (mcid === undefined) return own === page ? [Number(kid)] : [];
    return Number(/\/Pg (\d+)/.exec(kid)![1]) === page ? [Number(mcid)] : [];
  });
}

/** The marked content ids of a page, and what is drawn outside of them. */
function markedContent(content: Buffer) {
  const pieces: number[] = [];
  const unmarked: string[] = [];
  let artifacts = 0;
  let depth = 0;
  for (const line of content.toString('latin1').split('\n')) {
    const mcid = /MCID (\d+)/.exec(line)?.[1];
    if (/\b(BDC|BMC)$/.test(line)) {
      depth += 1;
      if (mcid !== undefined) pieces.push(Number(mcid));
      else artifacts += 1;
    } else if (line === 'EMC') depth -= 1;
    else if (depth === 0 && /(^|\s)(f\*?|F|S|s|B\*?|b\*?|Tj|TJ|Do|sh)$/.test(line)) unmarked.push(line);
    expect(depth).toBeGreaterThanOrEqual(0);
    expect(depth).toBeLessThanOrEqual(1);
  }
  expect(depth).toBe(0);
  return { pieces, unmarked, artifacts };
}

function glyphsOf(pdf: RawPdf): string[] {
  return pdf.ofType('Page').flatMap((page) => {
    const content = pdf.stream(pdf.reference(pdf.object(page), 'Contents')).toString('latin1');
    return [...content.matchAll(/<([\dA-F]+)> Tj/g)].flatMap(([, hex]) => hex!.match(/.{4}/g)!);
  });
}
