import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { panels, paths } from '../../frontend/src/navigation/paths.ts';
import { expectAxeClean, screenshot, test } from '../support/browser.ts';
import { makeCustomer } from '../support/builders.ts';
import { logInAs } from '../support/people.ts';
import { overList } from '../support/screens.ts';

const cutOff = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Ingen kontakt med servern/, /Testkoppling/];

/** All files of the site are kept once the service worker is active. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

const noNetwork = (page: Page) => page.getByText('Ingen kontakt med nätverket.', { exact: false });

describe('the installed site', () => {
  test('opens without a network, with what was read on the last visit and its age', async ({ openPage }) => {
    const customer = await makeCustomer(await logInAs('Staff'));
    const page = await openPage({
      as: 'Staff',
      path: `${overList(paths.customers, panels.customer(customer.customerId))}&name=${encodeURIComponent(customer.name)}`,
      hasServiceWorker: true,
      size: 'phone',
      allow: cutOff,
    });
    const panel = page.getByRole('dialog', { name: 'Redigera kund' });
    await panel.getByRole('textbox', { name: 'Namn' }).first().waitFor();
    await isKept(page);
    for (const [file, type] of [
      ['/service-worker.js', 'text/javascript; charset=utf-8'],
      ['/manifest.webmanifest', 'application/manifest+json'],
    ] as const) {
      const answer = await page.request.get(file);
      expect(answer.headers()).toMatchObject({ 'content-type': type, 'cache-control': 'no-cache' });
    }
    await page.context().setOffline(true);
    await page.reload();
    expect(await panel.getByRole('textbox', { name: 'Namn' }).first().inputValue()).toBe(customer.name);
    await noNetwork(page).waitFor();
    await page.getByText(/Uppgifterna är från \d\d\.\d\d\./).waitFor();
    await screenshot(page, 'Kund utan nätverk');
    await panel.getByRole('button', { name: 'Avbryt' }).click();
    await page.getByRole('link', { name: customer.name, exact: true }).waitFor();
    await expectAxeClean(page);
    await screenshot(page, 'Lista utan nätverk');
  });
});
