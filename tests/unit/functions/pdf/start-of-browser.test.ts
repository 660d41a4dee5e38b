import type { Page } from 'puppeteer-core';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { closeBrowser, withPage } from '../../../../functions/pdf/browser.ts';
import { renderInvoiceHtml } from '../../../../shared/invoice-document/render-invoice-html.ts';
import { invoiceShapes } from '../../../support/invoice-shapes.ts';
import { pickyBrowser } from '../../../support/picky-browser.ts';
import { printPdf } from '../../../support/print-pdf.ts';

afterAll(async () => {
  await closeBrowser();
  vi.unstubAllEnvs();
});

describe('the browser', () => {
  it('is started without a zygote where it does not start as usual', async () => {
    await closeBrowser();
    const { file, asked } = await pickyBrowser('--no-zygote');
    vi.stubEnv('CHROMIUM_PATH', file);
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const pdf = await withPage(async (page) => {
      await page.setContent('<p>Åäö</p>');
      return page.pdf();
    });
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    expect(asked().map((flags) => flags.includes('--no-zygote'))).toEqual([false, true]);
    expect(error.mock.calls.flat().join()).toContain('trying it without its zygote');
    error.mockRestore();
    await closeBrowser();
    vi.unstubAllEnvs();
  });

  it('prints the next invoice on the same page, and on another when that one has failed or died', async () => {
    const used: Page[] = [];
    const print = () => withPage((page) => printed(page, used));
    expect(await print()).toBe('%PDF-');
    expect(await print()).toBe('%PDF-');
    expect(used[1]).toBe(used[0]);
    await expect(withPage(() => Promise.reject(new Error('No paper.')))).rejects.toThrow('No paper.');
    expect(await print()).toBe('%PDF-');
    expect(used[2]).not.toBe(used[0]);
    await used[2]!.close();
    expect(await print()).toBe('%PDF-');
    used[3]!.browser().process()!.kill('SIGKILL');
    expect(await print()).toBe('%PDF-');
  });

  it('prints the same bytes on a page of its own, after other invoices and beside them', async () => {
    const pages = Object.values(invoiceShapes)
      .slice(0, 3)
      .map((document) => renderInvoiceHtml(document, { preview: false }));
    const alone: Uint8Array[] = [];
    for (const html of pages) {
      await closeBrowser();
      alone.push(await printPdf(html));
    }
    for (const html of pages.toReversed()) expect(alone[pages.indexOf(html)]).toEqual(await printPdf(html));
    expect(await Promise.all(pages.map((html) => printPdf(html)))).toEqual(alone);
  });
});

async function printed(page: Page, used: Page[]): Promise<string> {
  used.push(page);
  await page.setContent('<p>Åäö</p>');
  return Buffer.from(await page.pdf())
    .subarray(0, 5)
    .toString();
}
