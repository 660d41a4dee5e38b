import type { Page } from 'playwright';
import { beforeAll, describe, expect } from 'vitest';
import { test } from '../support/browser.ts';
import { logInAs } from '../support/people.ts';
import { type SampleRecords, sampleRecords } from '../screens/sample-records.ts';
import { allViews } from '../screens/views.ts';

type Shift = { value: number; hadRecentInput: boolean; sources: readonly { node: Element | null }[] };
type Watched = { shifts: { value: number; what: string }[] };

/** Sums what moves without having been asked to, and names it. */
function watchShifts(): void {
  const shifts: Watched['shifts'] = [];
  Object.assign(globalThis, { shifts });
  const observer = new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[]) {
      const what = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '').join(' | ');
      if (!hadRecentInput) shifts.push({ value, what });
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}

async function settled(page: Page): Promise<void> {
  await page.locator('main, [role="dialog"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
}

const most = 0.02;

let samples: SampleRecords;

beforeAll(async () => {
  samples = await sampleRecords(await logInAs('Developer'));
});

describe('what a page shows', () => {
  for (const size of ['desktop', 'phone'] as const) {
    test(`stays where it is while the page loads, on every route on a ${size}`, async ({ openPage }) => {
      const page = await openPage({ as: 'Developer', size, allow: [/409/, /invoices\/runs\/1/, /401/, /404/, /422/] });
      await page.addInitScript(watchShifts);
      const moved: string[] = [];
      for (const { name, path } of allViews(samples).filter((view) => !view.name.startsWith('panel/'))) {
        await page.goto(path);
        await settled(page);
        const shifts = await page.evaluate(() => (globalThis as unknown as Watched).shifts);
        const sum = shifts.reduce((all, { value }) => all + value, 0);
        const [worst] = shifts.toSorted((one, other) => other.value - one.value);
        if (sum > most) moved.push(`${name}: ${sum.toFixed(3)}, most by ${worst?.what}`);
      }
      expect(moved).toEqual([]);
    });
  }
});
