import axe from 'axe-core';
import type { Page } from 'playwright';

const reported = 3;

/** The page's accessibility faults by axe. Frames are excluded: axe cannot run where scripts are blocked. */
export async function axeFindings(page: Page, { contrast = true } = {}): Promise<string[]> {
  // Half a megabyte of code: once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(settle);
  // What is not reported is not described either, which takes half of the time.
  const { violations } = await page.evaluate(
    (rules) => window.axe.run({ iframes: false, resultTypes: ['violations'], rules }),
    { 'color-contrast': { enabled: contrast } },
  );
  return violations.map(({ id, help, nodes }) => {
    const some = nodes
      .slice(0, reported)
      .map(({ target, failureSummary }) => `  ${target.join(' ')}\n  ${failureSummary}`);
    const rest = nodes.length > reported ? [`  and ${nodes.length - reported} more`] : [];
    return [`${id}: ${help}`, ...some, ...rest].join('\n');
  });
}

/** Text that fades in has too little contrast until it has. What turns for ever, such as a loader, is not waited for. */
async function settle(): Promise<void> {
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
