import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { closeBrowser, withPage } from '../../../../functions/pdf/browser.ts';
import { buildInvoiceDocument } from '../../../../shared/domain/invoice/build-invoice-document.ts';
import { formatAmount } from '../../../../shared/lib/format.ts';
import { renderInvoiceHtml } from '../../../../shared/invoice-document/render-invoice-html.ts';
import { hours, invoiceInput, measurement, pieces, workOrder } from '../../../support/invoice-input.ts';
import { printPdf } from '../../../support/print-pdf.ts';
import { readPdf } from '../../../support/pdf-text.ts';
import { inAll } from '../../../support/tier.ts';

afterAll(closeBrowser);

async function pdfOf(html: string) {
  return readPdf(await printPdf(html));
}

describe('the PDF of an invoice', () => {
  it('is real Swedish text with title and language, in one page when short', async () => {
    const workOrders = [
      workOrder(1, [hours(7.5, 125_000), pieces(1, 45_050)], { note: 'Mätning i trapphus Å–Ö (R′w ≥ 52 dB)' }),
    ];
    const document = buildInvoiceDocument(invoiceInput({ workOrders }));
    const { pages, title, language, isTagged } = await pdfOf(renderInvoiceHtml(document, { preview: false }));
    expect(pages).toHaveLength(1);
    expect({ title, language, isTagged }).toEqual({
      title: 'Faktura 000018 – 26-0042 – Exempelakustik AB',
      language: 'sv-SE',
      isTagged: true,
    });
    for (const words of [
      'Mätning i trapphus Å–Ö (R′w ≥ 52 dB)',
      '9 375,00',
      '450,50',
      'Öresavrundning',
      formatAmount(document.sumTotalIncVat).replaceAll('\u00a0', ' '),
      'Fakturanummer',
      '1842',
      'Sida 1 (1)',
      'Säte Göteborg',
      'Godkänd för F-skatt',
    ]) {
      expect(pages[0]).toContain(words);
    }
  });

  it('repeats the table heading, the running head and the foot on every page, and splits no line', async () => {
    const workOrders = Array.from({ length: 60 }, (_, index) =>
      workOrder(index + 1, [hours(index + 0.5, 100_000)], {
        note: `Början ${index}. ${'Utförligt beskrivet arbete på plats. '.repeat(5)}Slut ${index}.`,
      }),
    );
    const document = buildInvoiceDocument(invoiceInput({ workOrders }));
    const { pages } = await pdfOf(renderInvoiceHtml(document, { preview: false }));
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, index) => {
      expect(page).toContain('Beskrivning');
      expect(page).toContain('Belopp');
      expect(page).toContain(`Sida ${index + 1} (${pages.length})`);
      expect(page).toContain('Org.nr 556000-0001');
      expect(page.includes('Faktura 000018 – Exempelakustik AB')).toBe(index > 0);
    });
    workOrders.forEach((_, index) => {
      const page = pages.find((text) => text.includes(`Början ${index}.`));
      expect(page?.replace(/\s+/g, ' ')).toContain(`Slut ${index}.`);
    });
    const last = pages.at(-1)!;
    for (const words of ['Slut 59.', 'Netto', 'Att betala SEK', 'Bankgiro']) expect(last).toContain(words);
  });

  it.runIf(inAll)('keeps sums and payment together with the last line, wherever the page ends', async () => {
    for (const lines of [6, 9, 10, 11, 12, 13, 14, 18, 30, 40, 44, 46, 48, 50, 52, 54]) {
      const workOrders = [
        workOrder(
          1,
          Array.from({ length: lines }, () => hours(1, 100_000)),
          { note: 'Rad' },
        ),
      ];
      const document = buildInvoiceDocument(invoiceInput({ workOrders }));
      const { pages } = await pdfOf(renderInvoiceHtml(document, { preview: false }));
      const last = pages.at(-1)!;
      for (const words of ['Rad', 'Netto', 'OCR-nummer', 'dröjsmålsränta']) expect(last).toContain(words);
    }
  });

  it.runIf(inAll)('keeps a group heading with its first line', async () => {
    const products = [{ ...measurement, invoiceItemGroupHeading: true, invoiceText: 'Grupprubrik' }];
    for (let above = 14; above <= 26; above += 1) {
      const ungrouped = { ...measurement, productId: 9, name: 'Ensam', invoiceText: '' };
      const items = Array.from({ length: above }, () => hours(1, 100, ungrouped));
      const workOrders = [
        workOrder(1, items),
        workOrder(2, [hours(1, 100)], { note: 'Gruppens första' }),
        workOrder(3, [hours(1, 100)], { note: 'Gruppens andra' }),
      ];
      const document = buildInvoiceDocument(invoiceInput({ workOrders, products: [...products, ungrouped] }));
      const { pages } = await pdfOf(renderInvoiceHtml(document, { preview: false }));
      const page = pages.find((text) => text.includes('Grupprubrik'));
      expect(page).toContain('Gruppens första');
    }
  });

  it('marks every page of a preview', async () => {
    const { number: _, ...unnumbered } = invoiceInput({
      workOrders: [
        workOrder(
          1,
          Array.from({ length: 40 }, () => hours(1, 100_000)),
        ),
      ],
    });
    const { pages } = await pdfOf(renderInvoiceHtml(buildInvoiceDocument(unnumbered), { preview: true }));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain('FÖRHANDSGRANSKNING');
  });
});

describe('the page that becomes a PDF', () => {
  it('runs no scripts and makes no requests', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const outside = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { pages } = await pdfOf(`<!doctype html><html><head><title>Prov</title>
      <link rel="stylesheet" href="${outside}/style"><style>@import '${outside}/import';</style></head>
      <body onload="document.body.textContent='Skriptet kördes'"><p>Texten står kvar</p>
      <script>document.body.textContent = 'Skriptet kördes'; fetch('${outside}/fetch')</script>
      <img src="${outside}/image" alt=""><iframe src="${outside}/frame"></iframe>
      <iframe srcdoc="<script>parent.document.body.textContent='Skriptet kördes'</script><img src='${outside}/inner'>"></iframe>
      <iframe src="file:///etc/hostname"></iframe></body></html>`);
    await new Promise((resolve) => server.close(resolve));
    expect(pages.join()).toContain('Texten står kvar');
    expect(pages.join()).not.toContain('Skriptet kördes');
    expect(asked).toEqual([]);
  });

  it('is rendered again after a crash of the browser', async () => {
    await withPage(async (page) => {
      const browser = page.browser();
      const gone = new Promise((resolve) => browser.once('disconnected', resolve));
      browser.process()!.kill('SIGKILL');
      await gone;
    });
    expect((await pdfOf('<head></head><p>Tillbaka</p>')).pages[0]).toContain('Tillbaka');
  });

  it('may be many at once', async () => {
    const all = await Promise.all(['Ett', 'Två', 'Tre', 'Fyra'].map((word) => pdfOf(`<head></head><p>${word}</p>`)));
    expect(all.map(({ pages }) => pages[0]!.trim())).toEqual(['Ett', 'Två', 'Tre', 'Fyra']);
  });
});
