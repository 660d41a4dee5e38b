import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/app/paths.ts';
import { test } from '../support/browser.ts';

/** Puts down the calls of a page and how long their answers are. */
function countCalls(page: Page) {
  const calls: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (!request.url().includes('/v1/')) return;
    calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
    sizes.push(response.body().then((body) => body.length));
  });
  return { calls, bytes: async () => (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0) };
}

describe('the calls of a page that loads', () => {
  test('are six at most and none is made twice, with at most 60 kB', async ({ openPage }) => {
    for (const path of [paths.homeProjectOwner, paths.homeWorkOrders, paths.customers, paths.invoiceArchive]) {
      const page = await openPage({ as: 'Staff', path });
      // What the deployment is, a tab asks once an hour.
      await page.waitForResponse(/\/v1\/message\/changes/);
      const { calls, bytes } = countCalls(page);
      // The last call comes when the hub stands; what it makes the page read again would come within a second.
      const isCaughtUp = page.waitForResponse(/\/v1\/message\/changes/);
      await page.goto(path);
      await isCaughtUp;
      await page.waitForTimeout(1_500);
      expect(calls.length, `${path}: ${calls.join(', ')}`).toBeLessThanOrEqual(6);
      expect(
        calls.filter((one, index) => calls.indexOf(one) !== index),
        path,
      ).toEqual([]);
      expect(await bytes(), path).toBeLessThanOrEqual(60_000);
      await page.close();
    }
  });
});
