import { lazy as lazyUntilFailed } from 'react';
import { checkNetwork, networkBack } from '../api/network.ts';
import { createValue } from '../state/value.ts';
import { hasTyped } from './open-forms.ts';

/** The files of this page are gone from the site: it was deployed anew, and something is typed that a reload would disturb. */
export const newVersionIsOut = createValue(false);

const storageKey = 'klang.reloaded-at';
const againAfterMs = 10_000;

/** A component in a file of its own. Without a network it is waited for, where React's would fail for good. */
export const lazy: typeof lazyUntilFailed = (load) => lazyUntilFailed(() => loadPart(load));

/** Loads a file of the site. While there is no network it waits; when a deploy has taken the file away it loads the page anew. */
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

/** Vite asks for a stylesheet once, even where it did not come. */
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

/** Never over what is typed, and not for ever: a page that has just been loaded tells what is wrong. */
async function leaveOldVersion(error: unknown): Promise<void> {
  const last = Number(sessionStorage.getItem(storageKey) ?? 0);
  if (Date.now() - last < againAfterMs) throw error;
  if (hasTyped()) newVersionIsOut.set(true);
  else loadAnew();
  await new Promise(() => undefined);
}

/** Drafts come back, so nobody is asked. */
export function loadAnew(): void {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  sessionStorage.setItem(storageKey, String(Date.now()));
  window.location.reload();
}
