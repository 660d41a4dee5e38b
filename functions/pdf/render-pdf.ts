import { lasting, services } from '../../shared/lib/deadlines.ts';
import type { PdfOrigin } from './archival/archival-pdf.ts';
import { withPage } from './browser.ts';
import { embedFonts } from './embed-fonts.ts';

export type RenderPdfEvent = { html: string; origin: PdfOrigin };
export type RenderPdfResult = {
  pdf: string;
};

const running = new Map<string, Promise<RenderPdfResult>>();

/**
 * Makes a PDF of a self-contained page, which defines size, margins, page numbers and title. Invoked directly, not over
 * HTTP. Deterministic: the same event gives the same bytes, so that those who ask for them at the same time share the
 * work, as somebody who opens an invoice does with the follow-up that mails it. On Lambda, an instance has one event at a
 * time.
 */
export function handler(event: RenderPdfEvent): Promise<RenderPdfResult> {
  const { html, origin } = event;
  const key = JSON.stringify([origin.author, origin.createdAt, html]);
  const known = running.get(key);
  if (known) return known;
  const made = render(event).finally(() => running.delete(key));
  running.set(key, made);
  return made;
}

async function render({ html, origin }: RenderPdfEvent): Promise<RenderPdfResult> {
  const printed = withPage(async (page) => {
    const timeout = lasting(services.page);
    await page.setContent(embedFonts(html), { waitUntil: 'load', timeout });
    return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, timeout });
  });
  // Loaded while Chromium starts and prints.
  const [pdf, { archivalPdf }] = await Promise.all([printed, import('./archival/archival-pdf.ts')]);
  return { pdf: (await archivalPdf(pdf, origin)).toString('base64') };
}
