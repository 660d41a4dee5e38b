import { lazy as lazyUntilFailed } from 'react';
import { checkNetwork, networkBack } from '../api/network.ts';
import { createValue } from '../state/value.ts';
import { hasTyped } from './open-forms.ts';

/** A new version is deployed and this page's files are gone, but a reload would disturb unsaved work. */
export const newVersionIsOut = createValue(false);

const storageKey = 'klang.reloaded-at';
const againAfterMs = 10_000;

/** React's `lazy`, which waits for the network where React's own would fail for good. */
export const lazy: typeof lazyUntilFailed = (load) => lazyUntilFailed(() => loadPart(load));

/** Loads a file of the site: waits while offline, and reloads the page when a deployment has removed the file. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  let hasFailedOnline = false;
  for (;;) {
    try {
      await mendStyles();
      return await load();
    } catch (error) {
      if (!(await checkNetwork())) await networkBack();
      // A network that comes and goes may be back by the time it is checked.
      else if (hasFailedOnline) await leaveOldVersion(error);
      else hasFailedOnline = true;
    }
  }
}

/** Vite requests a stylesheet once, even when the request failed. */
async function mendStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][data-failed]')];
  await Promise.all(
    links.map(
      (failed) =>
        new Promise((resolve, reject) => {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = failed.href;
          link.addEventListener('load', resolve);
          link.addEventListener('error', reject);
          failed.replaceWith(link);
        }),
    ),
  );
}

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.dataset['failed'] = '';
  },
  { capture: true },
);

/** Never while text is unsaved, and not in a loop: a page that was just reloaded shows the error. */
async function leaveOldVersion(error: unknown): Promise<void> {
  const last = Number(sessionStorage.getItem(storageKey) ?? 0);
  if (Date.now() - last < againAfterMs) throw error;
  if (hasTyped()) newVersionIsOut.set(true);
  else loadAnew();
  await new Promise(() => undefined);
}

/** Drafts are restored, so `beforeunload` need not ask. */
export function loadAnew(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  sessionStorage.setItem(storageKey, String(Date.now()));
  window.location.reload();
}
