import type { Page, Request } from 'playwright';
import { describe, expect } from 'vitest';
import { localUsers } from '../../functions/demo/local-users.ts';
import { setupIsOverKey } from '../../frontend/src/features/setup/setup-is-over.ts';
import { paths } from '../../frontend/src/navigation/paths.ts';
import { test } from '../support/browser.ts';
import { byTier } from '../support/tier.ts';

const pages = byTier(
  [paths.homeWorkOrders],
  [paths.homeProjectOwner, paths.homeWorkOrders, paths.customers, paths.invoiceArchive],
);

/** The last call comes when the hub is connected. */
async function loadUntilCaughtUp(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForResponse(/\/v1\/message\/changes/), page.goto(path)]);
}

const maxCalls = 6;

const isCall = (request: Request) => request.url().includes('/v1/');

/** Loads a page and records its calls and the sizes of their responses. */
async function callsOf(page: Page, path: string) {
  await page.clock.install();
  const calls: string[] = [];
  const sizes: Promise<number>[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => isCall(request) && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('response', (response) => {
    const request = response.request();
    if (!isCall(request)) return;
    calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
    sizes.push(response.body().then((body) => body.length));
  });
  await loadUntilCaughtUp(page, path);
  // Refetches that the last call causes would come within a second.
  await page.clock.runFor(1_500);
  await expect.poll(() => underWay.size).toBe(0);
  return { calls, bytes: (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0) };
}

/** Others change records meanwhile, which a page reads again: that only adds to its calls. */
async function fewestOf(loads: number, load: () => ReturnType<typeof callsOf>): ReturnType<typeof callsOf> {
  let fewest = await load();
  for (let more = loads - 1; more > 0 && fewest.calls.length > maxCalls; more -= 1) {
    const next = await load();
    if (next.calls.length < fewest.calls.length) fewest = next;
  }
  return fewest;
}

function expectFew({ calls, bytes }: Awaited<ReturnType<typeof callsOf>>, path: string): void {
  expect(calls.length, `${path}: ${calls.join(', ')}`).toBeLessThanOrEqual(maxCalls);
  expect(
    calls.filter((one, index) => calls.indexOf(one) !== index),
    path,
  ).toEqual([]);
  expect(bytes, path).toBeLessThanOrEqual(60_000);
}

describe('the calls of a loading page', () => {
  test('are at most six, without duplicates, and transfer at most 60 kB', async ({ openPage }) => {
    for (const path of pages) {
      const calls = await fewestOf(3, async () => {
        const page = await openPage({ as: 'Staff', path: '/favicon.svg' });
        await loadUntilCaughtUp(page, path);
        const seen = await callsOf(page, path);
        await page.close();
        return seen;
      });
      expectFew(calls, path);
    }
  });

  test('are at most six on the first page of a tab', async ({ openPage }) => {
    for (const path of byTier([paths.homeProjectOwner], [...pages, paths.invoiceAttention])) {
      const calls = await fewestOf(3, async () => {
        const page = await openPage({ as: 'SuperAdmin', path: '/favicon.svg' });
        // A browser that has not seen the firm set up asks once whether it is.
        await page.evaluate((key) => localStorage.setItem(key, 'yes'), setupIsOverKey);
        const seen = await callsOf(page, path);
        await page.close();
        return seen;
      });
      expectFew(calls, path);
    }
  });
});

test('what a login needs is fetched while its PIN is typed, and the list is the first that it asks for', async ({
  openPage,
}) => {
  const page = await openPage();
  const { initials, pin } = localUsers[0]!;
  const files = ['/list-', '/pages-', '/call-', '/send-login-'].map((name) =>
    page.waitForResponse((response) => response.url().includes(name)),
  );
  await page.getByLabel('Initialer').pressSequentially(initials);
  await page.getByLabel('PIN', { exact: true }).pressSequentially(pin);
  await Promise.all(files);

  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') || pathname.startsWith('/v1/')) asked.push(pathname);
  });
  await page.getByRole('button', { name: 'Logga in', exact: true }).click();
  await page.locator('main tbody tr').first().waitFor();
  expect(asked.slice(0, 2)).toEqual(['/v1/auth', '/v1/projects/list']);
});
