import type { Page } from 'playwright';

/** Counts what a person clicks or taps in a page from now on. @returns the count so far */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('reportClick', () => {
    clicks += 1;
  });
  const listen = () =>
    addEventListener(
      'pointerdown',
      ({ isTrusted }) => isTrusted && (globalThis as unknown as { reportClick(): void }).reportClick(),
      { capture: true },
    );
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => clicks;
}
