import type { Page } from 'playwright';

/** The dates of the page that stand on more than one line. */
export function brokenDates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dates = /\d{4}-\d{2}-\d{2}|\b\d{1,2} (?:jan|feb|mar|apr|maj|jun|jul|aug|sep|okt|nov|dec)\b/g;
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      for (const { 0: date, index } of (node.textContent ?? '').matchAll(dates)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + date.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(date);
      }
    }
    return broken;
  });
}
