import type { Page } from 'playwright';

/** The browser's messages about failed requests. */
export const cutOff = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Ingen kontakt med servern/, /Testkoppling/];
export const onPhone = { as: 'Staff', hasServiceWorker: true, size: 'phone', allow: cutOff } as const;

/** All files of the site are kept once the service worker is active. */
export async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

export const cut = (page: Page) => page.context().setOffline(true);
export const reconnect = (page: Page) => page.context().setOffline(false);
export const noNetwork = (page: Page) =>
  page.getByText('Ingen kontakt med nätverket.', { exact: false }).filter({ visible: true });
export const outboxOf = (page: Page) => page.getByRole('region', { name: 'Utkorg' });
export const waits = (page: Page, text: string) => outboxOf(page).getByText(text, { exact: true }).waitFor();
export const isEmpty = (page: Page) => outboxOf(page).waitFor({ state: 'detached' });
export const openOutbox = (page: Page) => outboxOf(page).getByRole('button', { name: 'Visa' }).click();
