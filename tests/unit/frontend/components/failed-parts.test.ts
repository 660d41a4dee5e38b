// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../support/eventually.ts';

/** A page with unsaved text whose part fails however often it is asked for, as a browser remembers a failed file. */
async function openPage({ isOnline, isFetched = false }: { isOnline: boolean; isFetched?: boolean }) {
  vi.resetModules();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  vi.stubGlobal('fetch', async () => new Response());
  const { checkNetwork, networkValue } = await import('../../../../frontend/src/api/network.ts');
  const { registerForm } = await import('../../../../frontend/src/components/open-forms.ts');
  registerForm('customer', { isDirty: () => true, discard: () => undefined });
  const { loadPart, newVersionIsOut, partIsMissing, prefetch } =
    await import('../../../../frontend/src/components/parts.ts');
  const load = vi.fn(() => Promise.reject(new Error('Failed to fetch')));
  // The browser is cut off, and does not know it yet.
  if (isFetched) {
    vi.stubGlobal('fetch', async () => Promise.reject(new Error('Failed to fetch')));
    await prefetch(load);
    await eventually(() => expect(networkValue.get()).toBe(false));
    vi.stubGlobal('fetch', async () => new Response());
    await checkNetwork();
  }
  void loadPart(load);
  await eventually(() => expect(load).toHaveBeenCalled());
  return {
    said: () => ({ newVersion: newVersionIsOut.get(), missing: partIsMissing.get() }),
    goOnline: () => {
      onLine.mockReturnValue(true);
      window.dispatchEvent(new Event('online'));
    },
  };
}

beforeEach(() => {
  sessionStorage.clear();
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

describe('parts of the site', () => {
  it('that were asked for without a network are said to be missing when it is back', async () => {
    const page = await openPage({ isOnline: false });
    expect(page.said()).toEqual({ newVersion: false, missing: false });
    page.goOnline();
    await eventually(() => expect(page.said()).toEqual({ newVersion: false, missing: true }));
  });

  it('that share files with what could not be fetched ahead are missing too', async () => {
    const page = await openPage({ isOnline: true, isFetched: true });
    await eventually(() => expect(page.said()).toEqual({ newVersion: false, missing: true }));
  });

  it('that fail with a network are those of a version that is gone', async () => {
    const page = await openPage({ isOnline: true });
    await eventually(() => expect(page.said()).toEqual({ newVersion: true, missing: false }));
  });
});
