import { afterAll, describe, expect, it, vi } from 'vitest';
import { closeBrowser, withPage } from '../../../../functions/pdf/browser.ts';
import { pickyBrowser } from '../../../support/picky-browser.ts';

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
});
