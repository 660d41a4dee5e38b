import type { Page } from 'puppeteer-core';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { closeBrowser, withPage } from '../../../../functions/pdf/browser.ts';
import { pickyBrowser } from '../../../support/picky-browser.ts';
import { eventuallyGiven } from '../../../support/eventually.ts';

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

  it('has a page open for the next invoice, and another when that one dies', async () => {
    const used: Page[] = [];
    const print = () => withPage((page) => printed(page, used));
    expect(await print()).toBe('%PDF-');
    const browser = used[0]!.browser();
    const spareOf = () => eventuallyGiven(async () => (await browser.pages()).find((page) => !used.includes(page)));
    const spare = await spareOf();
    expect(await print()).toBe('%PDF-');
    expect(used[1]).toBe(spare);
    await (await spareOf()).close();
    expect(await print()).toBe('%PDF-');
    browser.process()!.kill('SIGKILL');
    expect(await print()).toBe('%PDF-');
  });
});

async function printed(page: Page, used: Page[]): Promise<string> {
  used.push(page);
  await page.setContent('<p>Åäö</p>');
  return Buffer.from(await page.pdf())
    .subarray(0, 5)
    .toString();
}
