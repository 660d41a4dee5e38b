import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { test } from '../support/browser.ts';

const cutOff = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Ingen kontakt med servern/, /Testkoppling/];

/** All files of the site are kept once the service worker is active. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

const noNetwork = (page: Page) => page.getByText('Ingen kontakt med nätverket.', { exact: false });

describe('the installed site', () => {
  test('opens without a network, and says so', async ({ openPage }) => {
    const page = await openPage({ as: 'Staff', path: paths.customers, hasServiceWorker: true, allow: cutOff });
    const answer = await page.request.get('/service-worker.js');
    expect(answer.headers()).toMatchObject({ 'cache-control': 'no-cache' });
    const manifest = await page.request.get('/manifest.webmanifest');
    expect(manifest.headers()['content-type']).toBe('application/manifest+json');
    await isKept(page);
    await page.context().setOffline(true);
    await page.goto(paths.projects);
    await page.getByRole('heading', { name: 'Projekt', level: 1 }).waitFor();
    await noNetwork(page).waitFor();
  });
});
