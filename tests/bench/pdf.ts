import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { closeBrowser } from '../../functions/pdf/browser.ts';
import { handler } from '../../functions/pdf/render-pdf.ts';
import { buildInvoiceDocument } from '../../shared/domain/invoice/build-invoice-document.ts';
import { renderInvoiceHtml } from '../../shared/invoice-document/render-invoice-html.ts';
import { hours, invoiceInput, workOrder } from '../support/invoice-input.ts';

export type PdfFigures = {
  /** The first PDF of a process, the browser not yet unpacked on the machine. */
  firstMs: number;
  /** The first PDF of a process, the browser already unpacked. */
  coldMs: number;
  warmMedianMs: number;
  warmSlowestMs: number;
  htmlBytes: number;
  pdfBytes: number;
  longWarmMs: number;
  longPdfBytes: number;
};

/** Measures duration and size of an invoice's PDF. @param runs warm ones */
export async function benchPdf(runs = 20): Promise<PdfFigures> {
  const short = pageOf(8);
  const long = pageOf(100);
  const before = process.env['TMPDIR'];
  const folder = await mkdtemp(join(tmpdir(), 'klang-bench-'));
  process.env['TMPDIR'] = folder;
  try {
    const first = await timed(short);
    await closeBrowser();
    const cold = await timed(short);
    const warm: number[] = [];
    for (let run = 0; run < runs; run++) warm.push((await timed(short)).ms);
    warm.sort((a, b) => a - b);
    await timed(long);
    const longWarm = await timed(long);
    return {
      firstMs: first.ms,
      coldMs: cold.ms,
      warmMedianMs: warm[Math.floor(runs / 2)]!,
      warmSlowestMs: warm.at(-1)!,
      htmlBytes: Buffer.byteLength(short),
      pdfBytes: cold.bytes,
      longWarmMs: longWarm.ms,
      longPdfBytes: longWarm.bytes,
    };
  } finally {
    await closeBrowser();
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    await rm(folder, { recursive: true, force: true });
  }
}

function pageOf(lines: number): string {
  const workOrders = Array.from({ length: lines }, (_, index) =>
    workOrder(index + 1, [hours((index % 8) + 0.5, 125_000)], {
      note: `Ljudnivåmätning i trapphus, plan ${index + 1}`,
    }),
  );
  return renderInvoiceHtml(buildInvoiceDocument(invoiceInput({ workOrders })), { preview: false });
}

async function timed(html: string): Promise<{ ms: number; bytes: number }> {
  const start = performance.now();
  const { pdf } = await handler({ html, origin: { author: '', createdAt: new Date().toISOString() } });
  return { ms: Math.round(performance.now() - start), bytes: Buffer.from(pdf, 'base64').length };
}

export function printPdf(figures: PdfFigures): void {
  console.log('\nPDF of an invoice (8 lines; long: 100 lines)');
  console.table({
    'first, browser unpacked': { ms: figures.firstMs },
    'cold, new browser': { ms: figures.coldMs },
    'warm, median': { ms: figures.warmMedianMs, kB: Math.round(figures.pdfBytes / 1000) },
    'warm, slowest': { ms: figures.warmSlowestMs },
    'long, warm': { ms: figures.longWarmMs, kB: Math.round(figures.longPdfBytes / 1000) },
  });
}
