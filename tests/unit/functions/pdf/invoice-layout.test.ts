import { afterAll, describe, expect, it } from 'vitest';
import { closeBrowser, withPage } from '../../../../functions/pdf/browser.ts';
import { buildInvoiceDocument } from '../../../../shared/domain/invoice/build-invoice-document.ts';
import { hasPaymentCode } from '../../../../shared/domain/invoice/payment-code.ts';
import { renderInvoiceHtml } from '../../../../shared/invoice-document/render-invoice-html.ts';
import { formatAmount, formatNumber } from '../../../../shared/lib/format.ts';
import type { InvoiceDocument, InvoiceItem } from '../../../../shared/schemas/invoice.ts';
import { company, invoiceAddress, invoiceInput, objectAddress } from '../../../support/invoice-input.ts';
import { groupedInvoice, invoiceOfLines, invoiceShapes } from '../../../support/invoice-shapes.ts';
import { printInvoice } from '../../../support/print-pdf.ts';
import { type ReadPdf, readPdf } from '../../../support/pdf-text.ts';
import { byTier } from '../../../support/tier.ts';

afterAll(closeBrowser);

/** In points, with a tolerance of one. */
const rightEdge = ((210 - 16) / 25.4) * 72 + 1;

const printed = new Map<InvoiceDocument, Promise<ReadPdf>>();

function pdfOf(document: InvoiceDocument): Promise<ReadPdf> {
  const made = printed.get(document) ?? print(document);
  printed.set(document, made);
  return made;
}

async function print(document: InvoiceDocument): Promise<ReadPdf> {
  return readPdf(await printInvoice(document));
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const joined = (page: string) => page.replace(/\s+/g, ' ');
const all: [string, InvoiceDocument][] = Object.entries(invoiceShapes);

describe.each(all)('an invoice on paper: %s', (_, document) => {
  it('numbers its pages, and has the table’s head, the firm’s details and the foot on each', async () => {
    const { pages } = await pdfOf(document);
    pages.forEach((page, index) => {
      expect(page).toContain(`Sida ${index + 1} (${pages.length})`);
      for (const words of ['Beskrivning', 'À-pris', 'Belopp', 'Org.nr 556000-0001', 'Godkänd för F-skatt']) {
        expect(page).toContain(words);
      }
    });
  });

  it('has sums, payment and at least one line on its last page, and on no other', async () => {
    const { pages } = await pdfOf(document);
    const closing = [
      'Netto',
      'Moms 25 %',
      document.invoiceType === 'Debit' ? 'OCR-nummer' : 'Ingen betalning ska göras',
    ];
    for (const words of closing) {
      expect(pages.map((page) => page.includes(words))).toEqual(pages.map((__, index) => index === pages.length - 1));
    }
    const last = joined(pages.at(-1)!);
    expect(last).toContain(plain(formatAmount(document.sumTotalIncVat)));
    expect(last).toContain(`${unitsOf(document.items.at(-1)!)} `);
  });

  it('has every line whole, with what it costs, in order', async () => {
    const text = joined((await pdfOf(document)).pages.join(' '));
    let from = 0;
    for (const item of document.items) {
      const at = text.indexOf(`${unitsOf(item)} ${plain(formatAmount(item.unitPrice))}`, from);
      expect(at, item.invoiceItemText).toBeGreaterThan(-1);
      from = at + 1;
    }
  });

  it('has no group heading at the bottom of a page', async () => {
    const { pages } = await pdfOf(document);
    const firsts = document.items.filter(
      ({ invoiceItemGroupHeading: heading }, index) =>
        heading && heading !== document.items[index - 1]?.invoiceItemGroupHeading,
    );
    for (const { invoiceItemGroupHeading: heading, invoiceItemText } of firsts) {
      const page = pages.map(joined).find((one) => one.includes(` ${heading} `));
      expect(page, heading).toContain(`${heading} ${invoiceItemText.slice(0, 20)}`);
    }
  });

  it('repeats the heading of a group that goes on over a page, and sums it once', async () => {
    const text = (await pdfOf(document)).pages.map(joined);
    const groups = Map.groupBy(
      document.items.filter(({ invoiceItemGroupHeading: heading }) => heading !== ''),
      ({ invoiceItemGroupHeading: heading }) => heading,
    );
    for (const [heading, lines] of groups) {
      if (lines.length < 2) continue;
      expect(text.join(' ').split(`Summa ${heading} `), heading).toHaveLength(2);
      const end = text.findIndex((page) => page.includes(`Summa ${heading} `));
      const begin = text.findIndex((page) => page.includes(` ${heading} ${lines[0]!.invoiceItemText.slice(0, 20)}`));
      for (let page = begin; page <= end; page += 1)
        expect(text[page], `${page}`).toContain(`Belopp ${page === begin ? '' : heading}`);
    }
  });

  it('lets no text run into another or out over the edge', async () => {
    for (const pieces of (await pdfOf(document)).pieces) {
      for (const piece of pieces) {
        expect(piece.right, piece.text).toBeLessThan(rightEdge);
        const beside = pieces.filter((other) => Math.abs(other.bottom - piece.bottom) < 1 && other.left > piece.left);
        for (const other of beside)
          expect(other.left, `${piece.text} | ${other.text}`).toBeGreaterThan(piece.right - 1);
      }
    }
  });
});

function unitsOf({ productType, invoiceableHours, quantity }: InvoiceItem): string {
  return plain(productType === 'Rate' ? `${formatNumber(invoiceableHours)} tim` : `${formatNumber(quantity)} st`);
}

describe('invoices on a phone', () => {
  it.each(['short', 'long texts', 'grouped', 'very large amounts', 'credit'] as const)(
    'use its whole width and no more: %s',
    async (name) => {
      await withPage(async (page) => {
        await page.setViewport({ width: 360, height: 600 });
        await page.setContent(renderInvoiceHtml(invoiceShapes[name], { preview: false }));
        const boxOf = async (selector: string) => (await (await page.$(selector))!.boundingBox())!;
        const main = await boxOf('main');
        expect(main.width).toBe(360);
        for (const selector of ['.lines', '.lines tbody', '.lines tbody tr', '.closing', '.sums']) {
          const { x, width } = await boxOf(selector);
          expect(x, selector).toBeGreaterThan(0);
          expect(width, selector).toBeGreaterThan(280);
          expect(x + width, selector).toBeLessThan(360);
        }
      });
    },
  );
});

describe('invoices on paper', () => {
  it.each([
    ['short', 1],
    ['three pages', 3],
    ['credit', 3],
    ['rents alone', 1],
    ['aggregated', 1],
    ['very large amounts', 1],
    ['many groups', 4],
  ] as const)('take no more pages than they need: %s %i', async (name, count) => {
    expect((await pdfOf(invoiceShapes[name])).pages).toHaveLength(count);
  });

  it.each(byTier([8, 12], [8, 9, 10, 11, 12]))('of %i lines take one page', async (count) => {
    expect((await pdfOf(invoiceOfLines(count))).pages).toHaveLength(1);
  });

  it('of ten lines take one page with a title, a marking and a message too', async () => {
    const { project } = invoiceInput();
    const texts = {
      invoiceText: 'Akustisk projektering av nytt konserthus enligt ramavtal 2026-113',
      invoiceMessage: '<b>Obs!</b> Ange märkning vid betalning. Fakturan avser arbeten till och med etapp två.',
      costCenter: 'Kst 48210',
    };
    const document = invoiceOfLines(10, { project: { ...project, ...texts } });
    expect((await pdfOf(document)).pages).toHaveLength(1);
  });

  it.each(byTier([12], [8, 10, 12]))('of %i lines under three headings take one page with all texts', async (count) => {
    expect((await pdfOf(groupedInvoice(count))).pages).toHaveLength(1);
  });

  it('leave less than a quarter of a page empty before the next', async () => {
    for (const count of byTier([12, 15, 40], [9, 12, 14, 15, 16, 17, 18, 20, 40])) {
      const { pieces } = await pdfOf(invoiceOfLines(count));
      for (const page of pieces.slice(0, -1)) {
        const foot = Math.max(
          ...page
            .filter(({ text }) => text.startsWith('Exempelakustik'))
            .map(({ bottom }) => (bottom < 100 ? bottom : 0)),
        );
        const lowest = Math.min(...page.filter(({ bottom }) => bottom > foot + 12).map(({ bottom }) => bottom));
        expect(lowest - foot, `${count} lines`).toBeLessThan((297 / 25.4) * 72 * 0.25);
      }
    }
  });

  it('write a postal code as on an envelope', async () => {
    const document = buildInvoiceDocument(
      invoiceInput({
        invoiceAddress: { ...invoiceAddress, postalCode: '20311' },
        objectAddress: { ...objectAddress, postalCode: '21120' },
        company: { ...company, companyPostalCode: '41138' },
      }),
    );
    const [page] = (await pdfOf(document)).pages;
    for (const place of ['203 11 Malmö', '211 20 Malmö', '411 38 Göteborg']) expect(page).toContain(place);
  });

  it('have a QR code to pay by, but for a credit', () => {
    const without = all.filter(([, document]) => !hasPaymentCode(document)).map(([name]) => name);
    expect(without).toEqual(['credit']);
  });

  it('have at least two short lines above sums that come on a page of their own', async () => {
    const last = (await pdfOf(invoiceShapes.grouped)).pages.at(-1)!;
    expect(last.match(/ st\b|tim\b/g)?.length).toBeGreaterThan(1);
  });
});
