import { archivalPdf, type PdfOrigin } from './archival/archival-pdf.ts';
import { withPage } from './browser.ts';
import { embedFonts } from './embed-fonts.ts';

export type RenderPdfEvent = { html: string; origin: PdfOrigin };
export type RenderPdfResult = {
  pdf: string;
};

const timeoutMs = 20_000;

/**
 * Makes a PDF of a self-contained page, which defines size, margins, page numbers and title. Invoked directly, not over
 * HTTP. Deterministic: the same event gives the same bytes.
 */
export async function handler({ html, origin }: RenderPdfEvent): Promise<RenderPdfResult> {
  const pdf = await withPage(async (page) => {
    await page.setContent(embedFonts(html), { waitUntil: 'load', timeout: timeoutMs });
    return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, timeout: timeoutMs });
  });
  return { pdf: archivalPdf(pdf, origin).toString('base64') };
}
