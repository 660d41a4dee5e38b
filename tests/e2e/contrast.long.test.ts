import { describe, expect } from 'vitest';
import { test } from '../support/browser.ts';
import { paleTexts } from '../support/contrast.ts';
import { logInAs } from '../support/people.ts';
import { sampleRecords } from '../screens/sample-records.ts';
import { allViews } from '../screens/views.ts';

describe('texts on a phone in the dark', () => {
  test('stand out from their ground on every screen and panel', async ({ openPage }) => {
    const views = allViews(await sampleRecords(await logInAs('Developer'))).filter(({ isPublic }) => !isPublic);
    // An empty reconciliation is refused.
    const page = await openPage({
      as: 'Developer',
      size: 'phone',
      scheme: 'dark',
      allow: [/409/, /invoices\/runs\/1/],
    });
    const pale: string[] = [];
    for (const { name, path } of views) {
      await page.goto(path);
      await page.locator('main, [role="dialog"]').first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
      pale.push(...(await paleTexts(page)).map((text) => `${name}: ${text}`));
    }
    expect(pale).toEqual([]);
  });
});
