import type { BrowserContext, Page } from 'playwright';

const longest = 400;

const allowed = new WeakMap<Page, RegExp[]>();

export function allowErrors(page: Page, ...patterns: RegExp[]): void {
  allowed.set(page, [...(allowed.get(page) ?? []), ...patterns]);
}

/** Collects console errors and uncaught exceptions from every page of the context. */
export function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  const report = (page: Page | null, text: string) => {
    const isAllowed = page && allowed.get(page)?.some((pattern) => pattern.test(text));
    if (!isAllowed) errors.push(`${page?.url() ?? ''}: ${text}`);
  };
  context.on('console', (message) => {
    if (message.type() === 'error')
      report(message.page(), `${message.text().slice(0, longest)} (${message.location().url})`);
  });
  context.on('weberror', (error) => report(error.page(), error.error().stack ?? error.error().message));
  return errors;
}
