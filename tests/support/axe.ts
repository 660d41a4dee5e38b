import axe from 'axe-core';
import type { Page } from 'playwright';

const told = 3;

/** The page's accessibility faults by axe. Frames are excluded: axe cannot run where scripts are blocked. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Half a megabyte of code: once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run({ iframes: false }));
  return violations.map(({ id, help, nodes }) => {
    const some = nodes.slice(0, told).map(({ target, failureSummary }) => `  ${target.join(' ')}\n  ${failureSummary}`);
    const rest = nodes.length > told ? [`  and ${nodes.length - told} more`] : [];
    return [`${id}: ${help}`, ...some, ...rest].join('\n');
  });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
