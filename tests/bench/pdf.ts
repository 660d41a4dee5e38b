import { closeBrowser } from '../../functions/pdf/browser.ts';
import { handler } from '../../functions/pdf/render-pdf.ts';
import { buildInvoiceDocument } from '../../shared/domain/invoice/build-invoice-document.ts';
import { renderInvoiceHtml } from '../../shared/invoice-document/render-invoice-html.ts';
import { hours, invoiceInput, workOrder } from '../support/invoice-input.ts';
import { inFolder, median, quantile } from './runner.ts';
import { timed } from './timed.ts';

/** Measures duration and size of an invoice's PDF. @param runs warm ones */
export const benchPdf = (runs = 20) =>
  inFolder(async (folder) => {
    const [short, long] = [pageOf(8), pageOf(100)];
    const before = process.env['TMPDIR'];
    // The browser is unpacked there, by the first.
    process.env['TMPDIR'] = folder;
    try {
      const first = await pdfOf(short);
      await closeBrowser();
      const cold = await pdfOf(short);
      const warm: number[] = [];
      for (let run = 0; run < runs; run += 1) warm.push((await pdfOf(short)).ms);
      await pdfOf(long);
      console.log('\nPDF of an invoice (8 lines; long: 100 lines)');
      console.table({
        'first, browser unpacked': { ms: first.ms },
        'cold, new browser': { ms: cold.ms },
        'warm, median': { ms: median(warm), kB: cold.kB },
        'warm, slowest': { ms: quantile(warm, 1) },
        'long, warm': await pdfOf(long),
      });
    } finally {
      await closeBrowser();
      if (before === undefined) delete process.env['TMPDIR'];
      else process.env['TMPDIR'] = before;
    }
  });

function pageOf(lines: number): string {
  const workOrders = Array.from({ length: lines }, (_, index) =>
    workOrder(index + 1, [hours((index % 8) + 0.5, 125_000)], {
      note: `Ljudnivåmätning i trapphus, plan ${index + 1}`,
    }),
  );
  return renderInvoiceHtml(buildInvoiceDocument(invoiceInput({ workOrders })), { preview: false });
}

async function pdfOf(html: string): Promise<{ ms: number; kB: number }> {
  const origin = { author: '', createdAt: new Date().toISOString() };
  const { ms, result } = await timed(() => handler({ html, origin }));
  return { ms: Math.round(ms), kB: Math.round(Buffer.from(result.pdf, 'base64').length / 1000) };
}
