import type { Locator, Page } from 'playwright-core';

/** The panel 'Filer'. */
export const filesPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'Filer' });

/** A file or folder in it, by its whole name. */
export const tile = (page: Page, name: string): Locator =>
  filesPanel(page).getByRole('option', { name: new RegExp(`^${name.replaceAll('.', '\\.')}[ ,]`) });
